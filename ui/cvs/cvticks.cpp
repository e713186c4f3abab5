#include "ui/cvs/cvticks.h"

#include "core/content/selection.h"

#include <algorithm>

namespace duovita {

bool hasNothing(const Section& section, const Cv& cv)
{
    return !section.entries().isEmpty() &&
           std::all_of(section.entries().begin(), section.entries().end(),
                       [&](const Entry& entry) { return omissionOf(entry, section, cv) == Omission::ByHand; });
}

void includeIn(const Section& section, const Entry* entry, const Highlight* point, Cv& cv)
{
    const bool withSection = cv.hiddenSections.removeAll(section.id()) > 0;
    if (!entry) {
        for (const Entry& each : hasNothing(section, cv) ? section.entries() : QList<Entry>())
            setListed(cv.hiddenEntries, each.id, false);
        return;
    }
    for (const Entry* each : withSection ? chosenEntries(section, cv) : QList<const Entry*>())
        setListed(cv.hiddenEntries, each->id, each != entry);
    const bool withEntry = cv.hiddenEntries.removeAll(entry->id) > 0 || withSection;
    if (!point)
        return;
    for (const Highlight* each : withEntry ? chosenHighlights(*entry, cv) : QList<const Highlight*>())
        setListed(cv.hiddenHighlights, each->id, true);
    setListed(cv.hiddenHighlights, point->id, false);
}

} // namespace duovita
