#include "core/content/selection.h"

#include <algorithm>

namespace duovita {

namespace {

bool sharesTag(const QStringList& tags, const QStringList& wanted)
{
    return std::any_of(tags.begin(), tags.end(), [&](const QString& tag) { return wanted.contains(tag); });
}

/// What has no tag is for every CV that does not exclude it.
bool admits(const Cv& cv, const QStringList& tags)
{
    if (sharesTag(tags, cv.excludeTags))
        return false;
    return cv.includeTags.isEmpty() || tags.isEmpty() || sharesTag(tags, cv.includeTags);
}

Omission omission(bool visible, bool leftOut, const Cv& cv, const QStringList& tags)
{
    if (!visible)
        return Omission::Everywhere;
    if (leftOut)
        return Omission::ByHand;
    return admits(cv, tags) ? Omission::None : Omission::ByTags;
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
    return omission(entry.visible, cv.hiddenEntries.contains(entry.id), cv, entry.tags);
}

Omission omissionOf(const Highlight& highlight, const Cv& cv)
{
    return omission(highlight.visible, cv.hiddenHighlights.contains(highlight.id), cv, highlight.tags);
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
