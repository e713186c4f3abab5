#pragma once

#include "core/domain/result.h"

#include <QDateTime>

#include <optional>

namespace duovita {

// The backups that the program makes by itself, in a folder beside the store. Called away from the interface's thread.

/// One of them: packed (see packedfile), or a plain database, as earlier versions made them.
struct Backup {
    QString path;
    QDateTime madeAt;             ///< local time, to the second
    qint64 bytes = 0;             ///< on the disk
    bool beforeRestoring = false; ///< what the store held before another backup took its place

    bool operator==(const Backup&) const = default;
};

/// Where they are: "duovita.db" → the folder "duovita.db.backups".
QString backupFolder(const QString& database);
/// What their names begin with.
QString backupTimeFormat();
/// Newest first. What is being written, or was when the machine stopped, does not count.
QList<Backup> backupsOf(const QString& database);
/// The newest one that is whole, of a schema known here and holds somebody; nothing if there is none.
std::optional<Backup> newestGoodBackup(const QString& database);

/// Which of these to keep: the newest of each of the last 7 days, 5 weeks and 12 months that have any, counted from
/// `today` backwards; what was there before a restoring for 30 days besides. None from the future (a clock was wrong
/// once) is dropped, nor does it count.
QList<Backup> worthKeeping(const QList<Backup>& backups, const QDate& today);

/// Makes the day's backup and removes those not worth keeping. Nothing is done if there is one of this day already, if
/// the store has not been written since the newest or holds nobody, or if another program is at it: false then. On an
/// error none is made and none removed.
Result<bool> backUpDaily(const QString& database, const QDateTime& now);
/// Makes one of what the store holds before another takes its place: its path.
Result<QString> backUpBeforeRestoring(const QString& database, const QDateTime& now);

/// Removes what programs that are gone have left of copies they were making: beside a store, in the folder of its
/// backups and in the temporary folder. Nothing beside a server's.
void sweepLeftovers(const QString& database);

} // namespace duovita
