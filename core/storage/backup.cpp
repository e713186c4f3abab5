#include "core/storage/backup.h"

#include "core/storage/database.h"
#include "core/storage/dialect.h"
#include "core/storage/migrations.h"
#include "core/storage/storefile.h"
#include "core/storage/transaction.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace duovita {

namespace {

const QString timeFormat = QStringLiteral("yyyy-MM-dd HHmmss");

QString freeName(const QString& path)
{
    const QFileInfo info(path);
    QString free = path;
    for (int number = 2; QFile::exists(free); ++number)
        free = QStringLiteral("%1/%2 (%3).%4").arg(info.path(), info.completeBaseName()).arg(number).arg(info.suffix());
    return free;
}

/// What SQLite wrote is on the disk before its name says that it is whole.
bool flushToDisk(const QString& path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const bool done = ::fsync(descriptor) == 0;
    ::close(descriptor);
    return done;
}

void removeStore(const QString& path)
{
    for (const char* suffix : {"", "-journal", "-wal", "-shm"})
        QFile::remove(path + QLatin1StringView(suffix));
}

/// The files of a store, renamed together. Error if the store's own file could not be.
Result<void> renameStore(const QString& from, const QString& to)
{
    QFile file(from);
    if (!file.rename(to))
        return Error{ErrorCode::FileNotWritable, {to, file.errorString()}};
    for (const char* suffix : {"-journal", "-wal", "-shm"})
        QFile::rename(from + QLatin1StringView(suffix), to + QLatin1StringView(suffix));
    return {};
}

Result<void> makeFolder(const QString& folder)
{
    if (QDir(folder).exists())
        return {};
    if (!QDir().mkpath(folder))
        return Error{ErrorCode::FileNotWritable, {folder, QStringLiteral("mkdir")}};
    QFile::setPermissions(folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    return {};
}

QString namedAfter(const QString& database, const QDateTime& now)
{
    return freeName(QDir(backupFolder(database)).filePath(now.toString(timeFormat) + QStringLiteral(".db")));
}

Result<QString> addBackup(const QString& database, const QDateTime& now)
{
    if (const Result<void> made = makeFolder(backupFolder(database)); !made)
        return made.error();
    const QString path = namedAfter(database, now);
    const Result<void> copied = copyStore(database, path);
    return copied ? Result<QString>(path) : copied.error();
}

/// When the store was last written: its log counts too.
QDateTime writtenAt(const QString& database)
{
    const QDateTime file = QFileInfo(database).lastModified();
    const QFileInfo log(database + QStringLiteral("-wal"));
    return log.exists() && log.size() > 0 ? std::max(file, log.lastModified()) : file;
}

/// Whether anybody is in the store, or was.
bool holdsPeople(const QString& database)
{
    const LookingConnection look(database);
    Statements statements(look.connection(), database, QStringLiteral("look at the database"));
    return statements.value(QStringLiteral("SELECT count(*) FROM person")).toInt() > 0;
}

/// Every row of the store for every row of the backup, in one transaction.
Result<void> replaceContents(const QString& database, const QString& backup)
{
    const auto opened = Database::open(database);
    if (!opened)
        return opened.error();
    const Dialect dialect;
    Statements statements((*opened)->connection(), database, QStringLiteral("restore a backup"));
    statements.run(dialect.attach(), {backup});
    {
        Transaction transaction(statements, Transaction::Access::Writing);
        QStringList tables;
        for (const QVariantList& row : statements.rows(dialect.tables()))
            tables += row.front().toString();
        // Who refers goes before whom it refers to, and comes after.
        for (auto table = tables.rbegin(); table != tables.rend(); ++table)
            statements.run(QStringLiteral("DELETE FROM main.\"%1\"").arg(*table));
        for (const QString& table : tables)
            statements.run(
                QStringLiteral("INSERT INTO main.\"%1\" SELECT * FROM %2.\"%1\"").arg(table, dialect.attached()));
        if (const Result<void> done = transaction.commit(); !done)
            return done;
    }
    statements.run(dialect.detach());
    return statements.outcome();
}

/// The damaged file and its companions keep their bytes under another name; the backup takes the place.
Result<RestoredStore> replaceDamaged(const QString& database, const QString& copy, const QDateTime& now)
{
    const QFileInfo info(database);
    const QString former = freeName(QStringLiteral("%1/%2 damaged %3.%4")
                                        .arg(info.absolutePath(), info.completeBaseName(), now.toString(timeFormat),
                                             info.suffix().isEmpty() ? QStringLiteral("db") : info.suffix()));
    if (const Result<void> renamed = renameStore(database, former); !renamed)
        return renamed.error();
    if (const Result<void> renamed = renameStore(copy, database); !renamed) {
        static_cast<void>(renameStore(former, database));
        return renamed.error();
    }
    return RestoredStore{former, true};
}

} // namespace

Result<void> copyStore(const QString& from, const QString& to, IfThere ifThere)
{
    const QFileInfo target(to);
    if (target.exists() && (ifThere == IfThere::Refuse || target.isDir() || QFileInfo(from) == target))
        return Error{ErrorCode::FileExists, {to}};
    if (const Result<void> ours = inspectStore(from, newestSchemaVersion()); !ours)
        return ours;
    const QString part = to + QStringLiteral(".part");
    QFile::remove(part); // of an attempt that was cut off
    // Made beforehand because SQLite would make it readable to others.
    if (const Result<void> made = createPrivateFile(part); !made)
        return made;
    {
        const LookingConnection look(from);
        Statements statements(look.connection(), from, QStringLiteral("copy the database"));
        statements.run(Dialect().backup(), {part});
        if (statements.failed()) {
            removeStore(part);
            return statements.outcome();
        }
    }
    const Result<void> whole = flushToDisk(part) ? inspectStore(part, newestSchemaVersion(), Thoroughness::EveryPage)
                                                 : Result<void>(Error{ErrorCode::DiskFull, {to}});
    if (!whole) {
        removeStore(part);
        return whole;
    }
    if (std::rename(QFile::encodeName(part).constData(), QFile::encodeName(to).constData()) != 0) {
        const Error error{ErrorCode::FileNotWritable, {to, qt_error_string(errno)}};
        removeStore(part);
        return error;
    }
    return {};
}

QString backupFolder(const QString& database)
{
    return QFileInfo(database).absoluteFilePath() + QStringLiteral(".backups");
}

QList<Backup> backupsOf(const QString& database)
{
    QList<Backup> backups;
    for (const QFileInfo& info :
         QDir(backupFolder(database)).entryInfoList({QStringLiteral("*.db")}, QDir::Files, QDir::Name)) {
        const auto madeAt = QDateTime::fromString(info.completeBaseName().left(timeFormat.size()), timeFormat);
        if (madeAt.isValid())
            backups.prepend({info.absoluteFilePath(), madeAt, info.size()});
    }
    return backups;
}

std::optional<Backup> newestGoodBackup(const QString& database)
{
    const QList<Backup> backups = backupsOf(database);
    const auto good = std::find_if(backups.begin(), backups.end(), [](const Backup& backup) {
        return inspectStore(backup.path, newestSchemaVersion(), Thoroughness::EveryPage).hasValue();
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
    for (const Backup& backup : newestFirst) {
        const QDate date = backup.madeAt.date();
        // Each asked, so that a day's backup also counts for its week and month.
        const bool ofDay = isFirstOf(keptDays, date.toJulianDay(), days);
        const bool ofWeek = isFirstOf(keptWeeks, (date.toJulianDay()) / 7, weeks);
        const bool ofMonth = isFirstOf(keptMonths, 12LL * date.year() + date.month(), months);
        if (date > today || ofDay || ofWeek || ofMonth)
            worth += backup;
    }
    return worth;
}

Result<bool> backUpDaily(const QString& database, const QDateTime& now)
{
    const QList<Backup> before = backupsOf(database);
    if (!before.isEmpty() &&
        (before.front().madeAt.date() >= now.date() || writtenAt(database) < before.front().madeAt))
        return false;
    if (!QFile::exists(database) || !holdsPeople(database))
        return false;
    if (const auto made = addBackup(database, now); !made)
        return made.error();
    const QList<Backup> all = backupsOf(database);
    const QList<Backup> worth = worthKeeping(all, now.date());
    for (const Backup& backup : all) {
        if (!worth.contains(backup))
            removeStore(backup.path);
    }
    return true;
}

Result<RestoredStore> restoreStore(const QString& backup, const QString& database, const QDateTime& now)
{
    if (const Result<void> good = inspectStore(backup, newestSchemaVersion(), Thoroughness::EveryPage); !good)
        return good.error();
    const QString copy = database + QStringLiteral(".restoring");
    removeStore(copy);
    if (const Result<void> made = makeFolder(QFileInfo(database).absolutePath()); !made)
        return made.error();
    if (const Result<void> copied = copyStore(backup, copy); !copied)
        return copied.error();
    struct Cleaner {
        QString path;
        ~Cleaner() { removeStore(path); }
    } const cleaner{copy};
    if (const auto migrated = Database::open(copy); !migrated)
        return migrated.error();

    if (!QFile::exists(database)) {
        const Result<void> renamed = renameStore(copy, database);
        return renamed ? Result<RestoredStore>(RestoredStore{}) : renamed.error();
    }
    const Result<void> state = inspectStore(database, newestSchemaVersion(), Thoroughness::EveryPage);
    if (!state && state.error().code != ErrorCode::DatabaseDamaged)
        return state.error();
    if (!state)
        return replaceDamaged(database, copy, now);
    const auto former = addBackup(database, now);
    if (!former)
        return former.error();
    if (const Result<void> replaced = replaceContents(database, copy); !replaced)
        return replaced.error();
    return RestoredStore{*former, false};
}

} // namespace duovita
