#pragma once

#include "core/domain/person.h"
#include "core/matching/meaning.h"

#include <QHash>

namespace duovita {

/// A point of each of two records, in different languages, that say the same, wherever they stand.
struct PointMatch {
    HighlightId record;
    HighlightId other;
    double likeness; ///< likenessOf()
};

/// The best of all, each point in one of them at most; only what says the same plainly.
QList<PointMatch> matchingPoints(const Person& record, const Person& other, MeaningReader& reader);

/// Which entry holds a point.
QHash<HighlightId, EntryId> holdersOfPoints(const Person& person);

} // namespace duovita
