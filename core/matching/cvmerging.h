#pragma once

#include "core/matching/entrypairing.h"

namespace duovita {

/// Two records that have become one, whose CVs are all to be kept.
struct MergedPeople {
    const Person& record;          ///< as it was
    const Person& other;           ///< as it was taken in
    const QList<EntryPair>& pairs; ///< entries that are one
};

/// The other's CVs that the record has, too: all of it, looking the same, with no other headline or summary of its own.
/// Those become one; every other stays as it is, beside the record's.
QList<Cv> sharedCvs(const Person& record, const Person& other);

/// Settles the CVs of `merged`, made of the record's. A CV that shows all of its record goes on showing everything; one
/// that leaves something out shows what it showed, and nothing of the other's. The other's CVs come behind the
/// record's, each with a name of its own, but for the shared ones.
void keepCvs(Person& merged, const MergedPeople& people);

} // namespace duovita
