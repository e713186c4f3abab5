#pragma once

#include "core/domain/person.h"

namespace duovita {

/// An entry of each of two records that are one.
struct EntryPair {
    EntryId record;
    EntryId other;
};

/// Which entries of two records about one person are the same, each in one pair at most.
QList<EntryPair> pairEntries(const Person& record, const Person& other);

/// Which highlights of two entries are the same, in order: index pairs; -1 where one stands alone.
QList<std::pair<qsizetype, qsizetype>> pairHighlights(const QList<Highlight>& record, const QList<Highlight>& other);

} // namespace duovita
