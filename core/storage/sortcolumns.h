#pragma once

#include "core/domain/ids.h"
#include "core/storage/namesorting.h"
#include "core/storage/recordtable.h"

namespace duovita {

// The columns that keep everybody in the order of their names, one for each language somebody reads names in, and by
// which rule they were made: another version of ICU, or of this program, may follow another.

/// What makes them, version 6: `bytes` is what the database calls a column of bytes.
QStringList sortColumnsSchema(const QString& bytes);
/// A person's, for their row.
ColumnValues sortColumnsOf(const LocalizedText& name);

/// Makes those anew that follow another rule; on a server those that follow a lesser one: two programs with different
/// rules would else undo each other's work for ever. Within the transaction that is open. A name that cannot be read
/// sorts as none.
void sortAnew(Statements& statements);
/// The same in a transaction of its own, if there is anything to do; nobody's record changes. Where it cannot be done
/// now, peopleInOrder() copes.
void followSortRule(const Statements& opened);

/// Everybody outside the trash by their names, as a reader of `order` sees them.
QList<PersonId> peopleInOrder(Statements& statements, Language order);

} // namespace duovita
