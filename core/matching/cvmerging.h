#pragma once

#include "core/matching/entrypairing.h"

namespace duovita {

/// Two records that were merged into one and whose CVs must all be kept.
struct MergedPeople {
    const Person& record;          ///< before merging
    const Person& other;           ///< the record that was merged into it
    const QList<EntryPair>& pairs; ///< entries that are the same
};

/// The CVs of `other` that the record already has: they show everything, look the same, and have no conflicting
/// headline or summary. These become one; all others are kept beside the record's.
QList<Cv> sharedCvs(const Person& record, const Person& other);

/// Sets the CVs of `merged`, which so far has the record's. A CV that shows all of its record shows all of the merged
/// one. A CV that leaves something out shows what it showed before and nothing from the other record. The other
/// record's CVs, except the shared ones, are added at the end with unique names.
void keepCvs(Person& merged, const MergedPeople& people);

} // namespace duovita
