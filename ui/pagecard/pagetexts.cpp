#include "ui/pagecard/pagetexts.h"

#include <algorithm>

namespace duovita {

namespace {

bool hasEntry(const Person& person, const EntryId& id)
{
    return std::any_of(person.sections.begin(), person.sections.end(), [&](const Section& section) {
        return std::any_of(section.entries().begin(), section.entries().end(),
                           [&](const Entry& entry) { return entry.id == id; });
    });
}

bool hasSection(const Person& person, const SectionId& id)
{
    return std::any_of(person.sections.begin(), person.sections.end(),
                       [&](const Section& section) { return section.id() == id; });
}

} // namespace

std::optional<ContentSource> editedAs(const ContentSource& source, const Person& person)
{
    if (source.entry) {
        const bool isText = source.highlight || source.field != Field::None;
        return isText && hasEntry(person, *source.entry) ? std::optional(source) : std::nullopt;
    }
    if (source.cv)
        return source;
    if (source.section) // own title or the kind's
        return hasSection(person, *source.section) ? std::optional(source) : std::nullopt;
    constexpr Field ofPerson[] = {Field::Name, Field::Headline, Field::Contacts, Field::PersonalFacts};
    const bool isText = std::find(std::begin(ofPerson), std::end(ofPerson), source.field) != std::end(ofPerson);
    return isText ? std::optional(source) : std::nullopt;
}

QList<ContentSource> textsInOrder(const PagedLayout& layout, const Person& person)
{
    QList<ContentSource> texts;
    for (const LayoutPage& page : layout.pages) {
        for (const LayoutLine& line : page.lines) {
            if (layout.blocks[line.block].role == BlockRole::Artifact)
                continue;
            for (const GlyphRun& run : line.runs) {
                const auto text = editedAs(run.source, person);
                if (text && !texts.contains(*text))
                    texts += *text;
            }
        }
    }
    return texts;
}

} // namespace duovita
