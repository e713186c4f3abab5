#pragma once

#include "core/domain/person.h"

#include <algorithm>

namespace duovita {

/// The position of the point among others; -1 if it is not among them.
inline qsizetype placeOfPoint(const std::optional<HighlightId>& id, const QList<Highlight>& among)
{
    const auto found = std::find_if(among.begin(), among.end(), [&](const Highlight& each) { return id == each.id; });
    return found == among.end() ? -1 : found - among.begin();
}

} // namespace duovita
