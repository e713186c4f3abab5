#include "core/storage/backupfolder.h"

#include "core/storage/atomicfile.h"
#include "core/storage/backup.h"
#include "core/storage/fileowners.h"
#include "core/storage/migrations.h"
#include "core/storage/packedfile.h"
#include "core/storage/scratchfolder.h"
#include "core/storage/statements.h"
#include "core/storage/storeaddress.h"
#include "core/storage/storefile.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace duovita {

namespace {

const QString restoringMark = QStringLiteral(" before restoring");
const QString unfinished = QStringLiteral(".part"); ///< the former suffix of unfinished backups

/// A read or write lock on the backup folder; while it is held for reading, nobody removes backups. The system releases
/// it when the program ends, however it ends.
class FolderLock {
public:
    enum class Right { Read, Write };
    enum class IfTaken { Wait, GiveUp };

    FolderLock(const QString& folder, Right right, IfTaken ifTaken)
        : m_descriptor(::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
    {
        const int operation = (right == Right::Read ? LOCK_SH : LOCK_EX) | (ifTaken == IfTaken::Wait ? 0 : LOCK_NB);
        m_taken = m_descriptor >= 0 && ::flock(m_descriptor, operation) != 0 && errno == EWOULDBLOCK;
    }
    ~FolderLock()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    /// Whether another program holds it. Never, on a file system without locks.
    bool isTaken() const { return m_taken; }

private:
    int m_descriptor;
    bool m_taken = false;
};

struct AddedBackup {
    QString path;
    bool mended; ///< the backup's word index was damaged, and so is the store's
};

/// Makes a copy as a database and packs it. It gets its final name last.
Result<AddedBackup> addBackup(const QString& database, const QDateTime& now, const QString& mark = {})
{
    const QString name = now.toString(backupTimeFormat()) + mark + QStringLiteral(".db.zst");
    const QString path = freeName(QDir(backupFolder(database)).filePath(name));
    const ScratchFolder scratch(backupFolder(database));
    const QString plain = scratch.filePath(QStringLiteral("plain.db"));
    const QString packed = scratch.filePath(QStringLiteral("packed.zst"));
    const auto about = [&](Error error) {
        if (const QString& where = error.parameters.value(0); where == plain || where == packed)
            error.parameters.replace(0, path);
        return error;
    };
    if (!scratch.made())
        return scratch.made().error();
    if (const Result<void> copied = copyStore(database, plain); !copied)
        return about(copied.error());
    const Result<bool> mended = repairWordIndex(plain); // checked here, where nobody waits for it
    if (!mended)
        return about(mended.error());
    if (const Result<void> done = packFile(plain, packed); !done)
        return about(done.error());
    const Result<void> named = renameFile(packed, path);
    return named ? Result(AddedBackup{path, *mended}) : named.error();
}

/// When the store, including its log, was last written.
QDateTime writtenAt(const QString& database)
{
    const QDateTime file = QFileInfo(database).lastModified();
    const QFileInfo log(database + QStringLiteral("-wal"));
    return log.exists() && log.size() > 0 ? std::max(file, log.lastModified()) : file;
}

/// Whether the store holds any person, also in the trash.
Result<bool> holdsPeople(const QString& database)
{
    const LookingConnection look(database, LookingConnection::Others::Present);
    Statements statements(look.connection(), database, QStringLiteral("look at the database"));
    const int people = statements.value(QStringLiteral("SELECT count(*) FROM person")).toInt();
    return statements.failed() ? Result<bool>(*statements.error()) : people > 0;
}

/// Whether a database is intact and holds at least one person.
bool isGoodStore(const QString& path)
{
    if (!inspectStore(path, newestSchemaVersion(), Thoroughness::EveryPage))
        return false;
    const Result<bool> people = holdsPeople(path);
    return people && *people;
}

/// The content was checked before it was packed; if there is no room to unpack it, an intact pack is enough.
bool isGoodPack(const Backup& backup)
{
    const ScratchFolder scratch(QFileInfo(backup.path).absolutePath());
    const QString plain = scratch.filePath(QStringLiteral("plain.db"));
    const Result<void> unpacked = scratch.made() ? unpackFile(backup.path, plain) : scratch.made();
    if (unpacked)
        return isGoodStore(plain);
    return unpacked.error().code != ErrorCode::DatabaseDamaged && checkPacked(backup.path);
}

/// Makes the folder if it is missing, and refuses a folder through which somebody else could redirect our writes.
Result<void> prepareFolder(const QString& database)
{
    const Result<void> ours = isOnlyOurs(database);
    return ours ? makeFolder(backupFolder(database)) : ours;
}

/// Removes unfinished files that an earlier version left when it was interrupted.
void sweep(const QString& folder)
{
    for (const QString& name : QDir(folder).entryList({u'*' + unfinished + u'*'}, QDir::Files))
        QFile::remove(QDir(folder).filePath(name));
}

} // namespace

QString backupFolder(const QString& database)
{
    return QFileInfo(database).absoluteFilePath() + QStringLiteral(".backups");
}

QString backupTimeFormat()
{
    return QStringLiteral("yyyy-MM-dd HHmmss-zzz");
}

QList<Backup> backupsOf(const QString& database)
{
    QList<Backup> backups;
    const QString timeFormat = backupTimeFormat();
    const QStringList endings{QStringLiteral("*.db"), QStringLiteral("*.zst")};
    for (const QFileInfo& info : QDir(backupFolder(database)).entryInfoList(endings, QDir::Files)) {
        const QString name = info.completeBaseName();
        const auto madeAt = QDateTime::fromString(name.left(timeFormat.size()), timeFormat);
        if (madeAt.isValid())
            backups += Backup{info.absoluteFilePath(), madeAt, info.size(), name.contains(restoringMark)};
    }
    std::sort(backups.begin(), backups.end(), [](const Backup& a, const Backup& b) { return a.madeAt > b.madeAt; });
    return backups;
}

std::optional<Backup> newestGoodBackup(const QString& database)
{
    const FolderLock lock(backupFolder(database), FolderLock::Right::Read, FolderLock::IfTaken::Wait);
    const QList<Backup> backups = backupsOf(database);
    const auto good = std::find_if(backups.begin(), backups.end(), [](const Backup& backup) {
        return isPacked(backup.path) ? isGoodPack(backup) : isGoodStore(backup.path);
    });
    return good == backups.end() ? std::nullopt : std::optional(*good);
}

QList<Backup> worthKeeping(const QList<Backup>& backups, const QDate& today)
{
    constexpr qsizetype days = 7;
    constexpr qsizetype weeks = 5;
    constexpr qsizetype months = 12;
    QList<Backup> newestFirst = backups;
    std::stable_sort(newestFirst.begin(), newestFirst.end(),
                     [](const Backup& a, const Backup& b) { return a.madeAt > b.madeAt; });
    QSet<qint64> keptDays;
    QSet<qint64> keptWeeks;
    QSet<qint64> keptMonths;
    const auto isFirstOf = [](QSet<qint64>& kept, qint64 span, qsizetype most) {
        if (kept.contains(span) || kept.size() >= most)
            return false;
        kept += span;
        return true;
    };
    QList<Backup> worth;
    constexpr qint64 daysBeforeRestoring = 30;
    for (const Backup& backup : newestFirst) {
        const QDate date = backup.madeAt.date();
        if (date > today || (backup.beforeRestoring && date.daysTo(today) <= daysBeforeRestoring)) {
            worth += backup;
            continue;
        }
        // Evaluate all three, so that a day's backup also counts for its week and month.
        const bool ofDay = isFirstOf(keptDays, date.toJulianDay(), days);
        const bool ofWeek = isFirstOf(keptWeeks, (date.toJulianDay()) / 7, weeks);
        const bool ofMonth = isFirstOf(keptMonths, 12LL * date.year() + date.month(), months);
        if (ofDay || ofWeek || ofMonth)
            worth += backup;
    }
    return worth;
}

Result<bool> backUpDaily(const QString& database, const QDateTime& now)
{
    const QString folder = backupFolder(database);
    const QDateTime written = writtenAt(database);
    const auto isDone = [&] {
        const QList<Backup> before = backupsOf(database);
        return std::any_of(before.begin(), before.end(), [&](const Backup& backup) {
            const bool past = backup.madeAt <= now;
            return past && !backup.beforeRestoring && (backup.madeAt.date() == now.date() || written < backup.madeAt);
        });
    };
    if (isDone() || !QFile::exists(database))
        return false;
    if (const Result<void> ours = isOnlyOurs(database); !ours) // before SQLite removes files that it takes for its own
        return ours.error();
    const Result<bool> people = holdsPeople(database);
    if (!people || !*people)
        return people;
    if (const Result<void> made = prepareFolder(database); !made)
        return made.error();
    const FolderLock lock(folder, FolderLock::Right::Write, FolderLock::IfTaken::GiveUp);
    if (lock.isTaken() || isDone()) // another program was faster
        return false;
    sweep(folder);
    const auto made = addBackup(database, now);
    if (!made)
        return made.error();
    if (made->mended) {
        if (const Result<bool> store = repairWordIndex(database); !store)
            return store.error();
    }
    const QList<Backup> all = backupsOf(database);
    const QList<Backup> worth = worthKeeping(all, now.date());
    for (const Backup& backup : all) {
        if (!worth.contains(backup))
            removeStore(backup.path);
    }
    return true;
}

Result<QString> backUpBeforeRestoring(const QString& database, const QDateTime& now)
{
    const QString folder = backupFolder(database);
    if (const Result<void> made = prepareFolder(database); !made)
        return made.error();
    const FolderLock lock(folder, FolderLock::Right::Write, FolderLock::IfTaken::Wait);
    const auto made = addBackup(database, now, restoringMark);
    return made ? Result(made->path) : made.error();
}

void sweepLeftovers(const QString& database)
{
    sweepScratch(QDir::tempPath());
    if (isServerAddress(database))
        return;
    sweepScratch(QFileInfo(database).absolutePath());
    sweepScratch(backupFolder(database));
    // The names of such copies by earlier versions do not tell which process makes them.
    const QDateTime longAgo = QDateTime::currentDateTime().addDays(-1);
    for (const QString& name : QStringList{database + QStringLiteral(".restoring"), database + unfinished}) {
        if (const QFileInfo left(name); left.isFile() && left.ownerId() == ::geteuid() && left.lastModified() < longAgo)
            removeStore(name);
    }
}

} // namespace duovita
