#pragma once

#include "core/domain/result.h"

#include <QDateTime>

#include <optional>

namespace duovita {

// The automatic backups, in a folder beside the store. Call these functions from a background thread.

/// One backup: packed (see packedfile), or a plain database from an earlier version of the program.
struct Backup {
    QString path;
    QDateTime madeAt;             ///< local time, to the second
    qint64 bytes = 0;             ///< on the disk
    bool beforeRestoring = false; ///< made by a restore: the contents that another backup replaced

    bool operator==(const Backup&) const = default;
};

/// The folder of a store's backups: "duovita.db" → "duovita.db.backups".
QString backupFolder(const QString& database);
/// The date format with which the names of backups begin.
QString backupTimeFormat();
/// Newest first. Unfinished files, of a backup in progress or of one that a crash interrupted, do not count.
QList<Backup> backupsOf(const QString& database);
/// The newest backup that is intact, has a known schema and contains at least one person; nothing if there is none.
std::optional<Backup> newestGoodBackup(const QString& database);

/// The backups to keep: the newest of each of the last 7 days, 5 weeks and 12 months that have any, counted backwards
/// from `today`; also those made before a restore, for 30 days. Backups dated in the future (the clock was wrong) are
/// kept and do not count.
QList<Backup> worthKeeping(const QList<Backup>& backups, const QDate& today);

/// Makes today's backup and removes the backups not worth keeping. Returns false and does nothing if today already has
/// a backup, the store has not been written since the newest, it holds no people, or another program is making a
/// backup. On an error no backup is made or removed.
Result<bool> backUpDaily(const QString& database, const QDateTime& now);
/// Backs up the store's contents before a restore replaces them; returns the backup's path.
Result<QString> backUpBeforeRestoring(const QString& database, const QDateTime& now);

/// Removes unfinished copies left by programs that no longer run: beside a store, in its backup folder and in the
/// temporary folder. For a server's store it does nothing beside the store.
void sweepLeftovers(const QString& database);

} // namespace duovita
