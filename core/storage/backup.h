#pragma once

#include "core/domain/result.h"
#include "core/storage/backupfolder.h"

namespace duovita {

// Complete copies of a store, each in one file that opens like any store. Call these functions from a background
// thread.

enum class IfExists { Refuse, Replace };

/// Copies the present state of the store at `from` to a file that only its owner may read. Others may write to the
/// store meanwhile. The copy is written under a temporary name, then renamed atomically. Errors: FileExists (with
/// Replace only if `to` is a folder or the store itself), DatabaseLocked if a log lies beside `to`, because the store
/// there is in use or was not closed, those of inspectStore() for `from`, and those of writing.
Result<void> copyStore(const QString& from, const QString& to, IfExists ifExists = IfExists::Refuse);

/// Rebuilds the word index of a store from the other tables if it is damaged; returns whether it was rebuilt. Does
/// nothing, and returns false, for a store of an older schema.
Result<bool> repairWordIndex(const QString& path);

/// Whether an error on opening a store means that its file is damaged. A schema altered by another program counts, and
/// so does a file that is no longer a database if the store has backups.
bool isDamage(const Error& error, const QString& database);

/// What restoreStore() did with the former contents.
struct RestoredStore {
    QString former; ///< a backup of the former contents, or the damaged file under its new name; empty if there was
                    ///< nothing
    bool wasDamaged = false;
};

/// Replaces a store's contents with those of a backup, packed or not. An intact store is first copied to its backups
/// and then replaced in one transaction, so that others who have it open see only complete states; a damaged store is
/// renamed and kept. `now` (local time) is part of the name of what is kept. A backup of an older schema is migrated.
/// On an error the store is unchanged. Errors: those of inspectStore() for `backup`, and for `database` unless it is
/// damaged, those of unpackFile(), and those of writing.
Result<RestoredStore> restoreStore(const QString& backup, const QString& database, const QDateTime& now);

} // namespace duovita
