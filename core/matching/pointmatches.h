#pragma once

#include "core/domain/person.h"
#include "core/matching/meaning.h"

#include <QHash>

namespace duovita {

/// Two points of two records in different languages that say the same, in whatever entries they are.
struct PointMatch {
    HighlightId record;
    HighlightId other;
    double likeness; ///< likenessOf()
};

/// The best matches; each point is in at most one, and only clear matches are returned.
QList<PointMatch> matchingPoints(const Person& record, const Person& other, MeaningReader& reader);

/// The entry of each point.
QHash<HighlightId, EntryId> holdersOfPoints(const Person& person);

} // namespace duovita
