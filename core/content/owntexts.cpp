#include "core/content/owntexts.h"

#include "core/content/selection.h"

#include <algorithm>

namespace duovita {

namespace {

template <typename Of>
Of idFrom(const CvId& cv)
{
    return *Of::parse(cv.toString()); // all ids have the same text form
}

/// The CV's own summary as an entry, for formats that only have entries.
Entry entryOf(const Section& section, const Cv& cv)
{
    Entry entry = section.newEntry();
    entry.id = entryIdOfOwnSummary(cv);
    Highlight paragraph;
    paragraph.style = HighlightStyle::Paragraph;
    paragraph.text = cv.summary;
    entry.highlights += paragraph;
    return entry;
}

} // namespace

const LocalizedText& headlineOf(const Person& person, const Cv& cv)
{
    return cv.headline.isEmpty() ? person.headline : cv.headline;
}

const Section* sectionOfOwnSummary(const Person& person, const Cv& cv)
{
    const QList<const Section*> shown = chosenSections(person, cv);
    const auto found = std::find_if(shown.begin(), shown.end(),
                                    [](const Section* section) { return section->kind() == SectionKind::Summary; });
    return found == shown.end() ? nullptr : *found;
}

bool showsOwnSummary(const Person& person, const Cv& cv)
{
    const bool leftOut = std::any_of(person.sections.begin(), person.sections.end(), [&](const Section& section) {
        return section.kind() == SectionKind::Summary && omissionOf(section, cv) == Omission::ByHand;
    });
    return !cv.summary.isEmpty() && (!leftOut || sectionOfOwnSummary(person, cv));
}

LocalizedRichText recordSummary(const Person& person, Cv cv)
{
    cv.summary = {};
    QList<const LocalizedRichText*> points;
    if (const Section* section = sectionOfOwnSummary(person, cv)) {
        for (const Entry* entry : chosenEntries(*section, cv)) {
            for (const Highlight* point : chosenHighlights(*entry, cv))
                points += &point->text;
        }
    }
    if (points.size() == 1)
        return *points.front();
    LocalizedRichText whole;
    for (const Language language : allLanguages) {
        QStringList texts;
        for (const LocalizedRichText* point : std::as_const(points)) {
            if (!point->text(language).isEmpty())
                texts += point->text(language).markdown();
        }
        whole.setText(language, RichText::fromMarkdown(texts.join(u'\n')));
    }
    return whole;
}

SectionId sectionIdOfOwnSummary(const Cv& cv)
{
    return idFrom<SectionId>(cv.id);
}

EntryId entryIdOfOwnSummary(const Cv& cv)
{
    return idFrom<EntryId>(cv.id);
}

Person withOwnTexts(Person person, const Cv& cv)
{
    person.headline = headlineOf(person, cv);
    if (!showsOwnSummary(person, cv))
        return person;
    const Section* section = sectionOfOwnSummary(person, cv);
    const qsizetype at = section ? person.indexOf(section->id()) : 0;
    if (!section)
        person.sections.prepend(Section(SectionKind::Summary, sectionIdOfOwnSummary(cv)));
    Section& home = person.sections[at];
    static_cast<void>(home.insert(0, entryOf(home, cv))); // cannot fail: made for this section
    return person;
}

} // namespace duovita
