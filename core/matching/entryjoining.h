#pragma once

#include "core/domain/person.h"

#include <optional>

namespace duovita {

/// A record in which two of its entries have become one.
struct JoinedEntries {
    Person person;
    EntryId entry;         ///< the one that stayed: the first of the two in the record
    QStringList keptAside; ///< what differed and has no place in it: it is among the entry's `unparsed` now
};

/// Whether the two can become one: two different entries of the record that mayJoin().
bool canJoinEntries(const Person& person, const EntryId& one, const EntryId& other);

/// Makes two entries of a record one, whichever is named first: the first in the record takes what it lacks from the
/// second, which goes; points are paired as in an import. Where both say something else the first stays, and the second
/// is kept aside. A CV shows the entry, and each of its points, if it showed one of those it was made of; wishes for
/// its pages are those of both. Nothing if they cannot be joined.
std::optional<JoinedEntries> joinEntries(const Person& person, const EntryId& one, const EntryId& other);

} // namespace duovita
