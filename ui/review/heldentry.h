#pragma once

#include "core/domain/person.h"

#include <algorithm>

namespace duovita {

/// The entry with that id; null if the person has none. Valid until the person changes.
inline const Entry* heldEntry(const Person& person, const EntryId& id)
{
    const auto place = person.findEntry(id);
    return place ? &person.sections[place->section].entries()[place->entry] : nullptr;
}

/// The position of the point among others; -1 if it is not among them.
inline qsizetype placeOfPoint(const std::optional<HighlightId>& id, const QList<Highlight>& among)
{
    const auto found = std::find_if(among.begin(), among.end(), [&](const Highlight& each) { return id == each.id; });
    return found == among.end() ? -1 : found - among.begin();
}

} // namespace duovita
