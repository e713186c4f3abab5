#pragma once

#include "core/domain/result.h"
#include "core/storage/backupfolder.h"

namespace duovita {

// Whole copies of a store, each one file that opens like any store. Called away from the interface's thread.

enum class IfThere { Refuse, Replace };

/// Copies the store at `from`, as it is at this moment, to a new file that only its owner may read. Others may write
/// meanwhile. The file has its name only once it is whole, and so long a file of that name stays. FileExists, also for
/// the store itself, and the errors of looking at a store.
Result<void> copyStore(const QString& from, const QString& to, IfThere ifThere = IfThere::Refuse);

/// Makes the index of words in a store of the newest schema anew if it is damaged: it follows from the rest. Whether it
/// did.
Result<bool> mendStore(const QString& path);

/// Whether an error on opening a store means that its file is damaged: that another program has altered its schema, or,
/// where it has backups, that it is none any more, counts too.
bool isDamage(const Error& error, const QString& database);

/// What a restoring did with what was there before.
struct RestoredStore {
    QString former; ///< a backup of the former contents, or the damaged file under its new name; empty if none
    bool wasDamaged = false;
};

/// Puts what a backup holds, packed or not, into the place of what the store holds. An intact store is copied to its
/// backups first and then replaced in one transaction, so that others who have it open see either state whole; a
/// damaged one is renamed and kept. On an error the store is as it was. A backup of an older schema is migrated on the
/// way.
Result<RestoredStore> restoreStore(const QString& backup, const QString& database, const QDateTime& now);

} // namespace duovita
