#pragma once

#include "core/domain/result.h"

#include <QDateTime>

namespace duovita {

// Whole copies of a store, each one file that opens like any store. Called away from the interface's thread.

/// One of the backups that the program makes by itself.
struct Backup {
    QString path;
    QDateTime madeAt; ///< local time, to the second
    qint64 bytes = 0;
    bool beforeRestoring = false; ///< what the store held before another backup took its place

    bool operator==(const Backup&) const = default;
};

enum class IfThere { Refuse, Replace };

/// Copies the store at `from`, as it is at this moment, to a new file that only its owner may read. Others may write
/// meanwhile. The file has its name only once it is whole, and so long a file of that name stays. FileExists, also for
/// the store itself, and the errors of looking at a store.
Result<void> copyStore(const QString& from, const QString& to, IfThere ifThere = IfThere::Refuse);

/// Where the store's own backups are: "duovita.db" → the folder "duovita.db.backups".
QString backupFolder(const QString& database);
/// Newest first.
QList<Backup> backupsOf(const QString& database);
/// The newest one that is whole, of a schema known here and holds somebody; nothing if there is none.
std::optional<Backup> newestGoodBackup(const QString& database);

/// Which of these to keep: the newest of each of the last 7 days, 5 weeks and 12 months that have any, counted from
/// `today` backwards; what was there before a restoring for 30 days besides. None from the future (a clock was wrong
/// once) is dropped, nor does it count.
QList<Backup> worthKeeping(const QList<Backup>& backups, const QDate& today);

/// Whether an error on opening a store means that its file is damaged: that it is not one any more counts too where it
/// has backups.
bool isDamage(const Error& error, const QString& database);

/// Makes the day's backup and removes those not worth keeping. Nothing is done if there is one of this day already, or
/// if the store has not been written since the newest or holds nobody: false then.
Result<bool> backUpDaily(const QString& database, const QDateTime& now);

/// What a restoring did with what was there before.
struct RestoredStore {
    QString former; ///< a backup of the former contents, or the damaged file under its new name; empty if none
    bool wasDamaged = false;
};

/// Puts what a backup holds into the place of what the store holds. An intact store is copied to its backups first and
/// then replaced in one transaction, so that others who have it open see either state whole; a damaged one is renamed
/// and kept. On an error the store is as it was. A backup of an older schema is migrated on the way.
Result<RestoredStore> restoreStore(const QString& backup, const QString& database, const QDateTime& now);

} // namespace duovita
