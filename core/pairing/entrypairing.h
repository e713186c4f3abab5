#pragma once

#include "core/domain/person.h"

namespace duovita {

/// An entry of each of two records that are one.
struct EntryPair {
    EntryId record;
    EntryId other;
    bool isSure = true; ///< false: little but their order speaks for it; a person should look

    bool operator==(const EntryPair&) const = default;
};

/// Whether one entry can hold what the other says: of one kind, or a patent and a publication.
bool mayJoin(const Entry& a, const Entry& b);

/// Which entries of two records about one person are the same, each in one pair at most.
QList<EntryPair> pairEntries(const Person& record, const Person& other);

/// Which highlights of two entries are the same, in order: index pairs; -1 where one stands alone.
QList<std::pair<qsizetype, qsizetype>> pairHighlights(const QList<Highlight>& record, const QList<Highlight>& other);

} // namespace duovita
