#pragma once

#include "core/domain/person.h"

#include <optional>

namespace duovita {

/// A record after two of its entries were joined.
struct JoinedEntries {
    Person person;
    EntryId entry;         ///< the remaining entry, which is the first of the two in the record
    QStringList keptAside; ///< differing texts without a place in it, which are in its `unparsed` now
};

/// Whether two entries can be joined: they are different entries of the record for which mayJoin() holds.
bool canJoinEntries(const Person& person, const EntryId& one, const EntryId& other);

/// Joins two entries of a record, in whichever order they are given: the one that comes first in the record takes from
/// the second what it lacks, and the second is removed. Points are paired as in an import. If both differ, the first
/// one's value stays and the second one's is kept aside. A CV shows the joined entry, and each of its points, if it
/// showed one of those it was made of; page break requests of both apply. Returns nothing if they cannot be joined.
std::optional<JoinedEntries> joinEntries(const Person& person, const EntryId& one, const EntryId& other);

} // namespace duovita
