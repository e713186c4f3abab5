#pragma once

#include "core/pairing/entrypairing.h"

namespace duovita {

/// Two records that have become one, whose CVs are all to be kept.
struct MergedPeople {
    const Person& record;          ///< as it was
    const Person& other;           ///< as it was taken in
    const QList<EntryPair>& pairs; ///< entries that are one
};

/// Settles the CVs of `merged`, made of the record's. A CV that shows all of its record goes on showing everything; one
/// that leaves something out shows what it showed, and nothing of the other's. The other's CVs come behind the
/// record's, each with a name of its own, but for one that only shows everything, as the record has it, too.
void keepCvs(Person& merged, const MergedPeople& people);

} // namespace duovita
