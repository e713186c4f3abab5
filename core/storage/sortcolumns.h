#pragma once

#include "core/domain/ids.h"
#include "core/storage/namesorting.h"
#include "core/storage/recordtable.h"

namespace duovita {

// The columns that sort everybody by name, one for each language of the reader, and the rule by which they were made:
// other versions of ICU or of this program may have other rules.

/// The statements that create them, version 6; `bytes` is the database's type for bytes.
QStringList sortColumnsSchema(const QString& bytes);
/// The columns of one person's row.
ColumnValues sortColumnsOf(const LocalizedText& name);

/// Recomputes the keys made by another rule, in the open transaction; on a server only those made by a lesser rule,
/// since two programs with different rules would otherwise undo each other's work forever. A name that cannot be read
/// sorts as an empty one.
void sortAnew(Statements& statements);
/// The same in its own transaction, if there is anything to do; no record changes. If it is not possible now,
/// peopleInOrder() still works.
void followSortRule(const Statements& opened);

/// Everybody outside the trash, sorted by the name that a reader of `order` sees.
QList<PersonId> peopleInOrder(Statements& statements, Language order);

} // namespace duovita
