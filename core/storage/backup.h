#pragma once

#include "core/domain/result.h"
#include "core/storage/backupfolder.h"

namespace duovita {

// Whole copies of a store; each is one file that opens like any store. Call these functions from a background thread.

enum class IfThere { Refuse, Replace };

/// Copies the present state of the store at `from` to a new file that only its owner may read. Others may write to the
/// store meanwhile. The copy gets its name only when it is complete; until then an existing file of that name stays.
/// FileExists, also if `to` is the store itself, and the errors of inspectStore().
Result<void> copyStore(const QString& from, const QString& to, IfThere ifThere = IfThere::Refuse);

/// Rebuilds a damaged word index in a store of the newest schema; the index is derived from the other tables. Returns
/// whether it was rebuilt.
Result<bool> mendStore(const QString& path);

/// Whether an error on opening a store means that its file is damaged. A schema altered by another program counts, and
/// so does a file that is no longer a database if the store has backups.
bool isDamage(const Error& error, const QString& database);

/// What restoreStore() did with the former contents.
struct RestoredStore {
    QString former; ///< a backup of the former contents, or the damaged file under its new name; empty if there was
                    ///< nothing
    bool wasDamaged = false;
};

/// Replaces a store's contents by those of a backup, packed or not. An intact store is first copied to its backups and
/// then replaced in one transaction, so that others who have it open see only complete states; a damaged store is
/// renamed and kept. On an error the store is unchanged. A backup of an older schema is migrated.
Result<RestoredStore> restoreStore(const QString& backup, const QString& database, const QDateTime& now);

} // namespace duovita
