#include "core/content/selection.h"

#include <algorithm>

namespace duovita {

namespace {

bool sharesTag(const QStringList& tags, const QStringList& wanted)
{
    return std::any_of(tags.begin(), tags.end(), [&](const QString& tag) { return wanted.contains(tag); });
}

bool admits(const Cv& cv, const Highlight& highlight)
{
    if (sharesTag(highlight.tags, cv.excludeTags))
        return false;
    return cv.includeTags.isEmpty() || highlight.tags.isEmpty() || sharesTag(highlight.tags, cv.includeTags);
}

bool usesTags(const Section& section)
{
    return std::any_of(section.entries().begin(), section.entries().end(),
                       [](const Entry& entry) { return !entry.tags.isEmpty(); });
}

bool admits(const Cv& cv, const Entry& entry, const Section& of)
{
    if (sharesTag(entry.tags, cv.excludeTags))
        return false;
    if (cv.includeTags.isEmpty() || sharesTag(entry.tags, cv.includeTags))
        return true;
    if (!entry.tags.isEmpty())
        return false;
    const bool hasWanted =
        std::any_of(entry.highlights.begin(), entry.highlights.end(),
                    [&](const Highlight& highlight) { return sharesTag(highlight.tags, cv.includeTags); });
    return !cv.excludeUntagged || hasWanted || !usesTags(of);
}

} // namespace

Omission omissionOf(const Section& section, const Cv& cv)
{
    if (!section.visible)
        return Omission::Everywhere;
    return cv.hiddenSections.contains(section.id()) ? Omission::ByHand : Omission::None;
}

Omission omissionOf(const Entry& entry, const Section& of, const Cv& cv)
{
    if (entry.visible && of.kind() == SectionKind::Summary && !cv.summary.isEmpty())
        return Omission::Replaced;
    if (!entry.visible)
        return Omission::Everywhere;
    if (cv.hiddenEntries.contains(entry.id))
        return Omission::ByHand;
    return admits(cv, entry, of) ? Omission::None : Omission::ByTags;
}

Omission omissionOf(const Highlight& highlight, const Cv& cv)
{
    if (!highlight.visible)
        return Omission::Everywhere;
    if (cv.hiddenHighlights.contains(highlight.id))
        return Omission::ByHand;
    return admits(cv, highlight) ? Omission::None : Omission::ByTags;
}

QList<const Section*> orderedSections(const Person& person, const Cv& cv)
{
    QList<const Section*> sections;
    for (const Section& section : person.sections)
        sections += &section;
    const auto rank = [&](const Section* section) {
        const qsizetype at = cv.sectionOrder.indexOf(section->id());
        return at < 0 ? cv.sectionOrder.size() : at;
    };
    std::stable_sort(sections.begin(), sections.end(),
                     [&](const Section* a, const Section* b) { return rank(a) < rank(b); });
    return sections;
}

QList<const Section*> chosenSections(const Person& person, const Cv& cv)
{
    QList<const Section*> sections = orderedSections(person, cv);
    sections.removeIf([&](const Section* section) { return omissionOf(*section, cv) != Omission::None; });
    return sections;
}

QList<const Entry*> chosenEntries(const Section& section, const Cv& cv)
{
    QList<const Entry*> entries;
    for (const Entry& entry : section.entries()) {
        if (omissionOf(entry, section, cv) == Omission::None)
            entries += &entry;
    }
    return entries;
}

QList<const Highlight*> chosenHighlights(const Entry& entry, const Cv& cv)
{
    QList<const Highlight*> highlights;
    for (const Highlight& highlight : entry.highlights) {
        if (omissionOf(highlight, cv) == Omission::None)
            highlights += &highlight;
    }
    return highlights;
}

} // namespace duovita
