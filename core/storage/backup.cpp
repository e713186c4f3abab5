#include "core/storage/backup.h"

#include "core/storage/database.h"
#include "core/storage/migrations.h"
#include "core/storage/searchindex.h"
#include "core/storage/sqlitedialect.h"
#include "core/storage/storefile.h"
#include "core/storage/transaction.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <iterator>
#include <unistd.h>

namespace duovita {

namespace {

const QString restoringMark = QStringLiteral(" before restoring");
constexpr const char* companions[]{"-journal", "-wal", "-shm"};
const QString timeFormat = QStringLiteral("yyyy-MM-dd HHmmss-zzz");

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

void removeCompanions(const QString& path)
{
    for (const char* suffix : companions)
        QFile::remove(path + QLatin1StringView(suffix));
}

void removeStore(const QString& path)
{
    QFile::remove(path);
    removeCompanions(path);
}

Error notWritable(const QString& path)
{
    return {ErrorCode::FileNotWritable, {path, qt_error_string(errno)}};
}

/// Gives a whole copy its name, in the place of what has it. A log that an earlier file of that name left would be
/// played into the copy: it goes first, and if it cannot, nothing happens.
Result<void> putInPlace(const QString& copy, const QString& path)
{
    removeCompanions(path);
    for (const char* suffix : companions) {
        if (QFile::exists(path + QLatin1StringView(suffix)))
            return notWritable(path + QLatin1StringView(suffix));
    }
    if (std::rename(QFile::encodeName(copy).constData(), QFile::encodeName(path).constData()) != 0)
        return notWritable(path);
    flushToDisk(QFileInfo(path).absolutePath());
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

Result<QString> addBackup(const QString& database, const QDateTime& now, const QString& mark = {})
{
    if (const Result<void> made = makeFolder(backupFolder(database)); !made)
        return made.error();
    const QString name = now.toString(timeFormat) + mark + QStringLiteral(".db");
    const QString path = freeName(QDir(backupFolder(database)).filePath(name));
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
Result<bool> holdsPeople(const QString& database)
{
    const LookingConnection look(database, LookingConnection::Others::Present);
    Statements statements(look.connection(), database, QStringLiteral("look at the database"));
    const int people = statements.value(QStringLiteral("SELECT count(*) FROM person")).toInt();
    return statements.failed() ? Result<bool>(*statements.error()) : people > 0;
}

Error about(const QString& path, Error error)
{
    error.parameters.replace(0, path);
    return error;
}

/// Fails with the path of the copy where its disk is what fails.
Result<void> copyRows(const QString& from, const QString& copy)
{
    const LookingConnection look(from, LookingConnection::Others::Present);
    Statements statements(look.connection(), copy, QStringLiteral("copy the database"));
    statements.run(SqliteDialect().backup(), {copy});
    if (!statements.failed())
        return {};
    switch (statements.error()->code) {
    case ErrorCode::DatabaseDamaged:
    case ErrorCode::DatabaseLocked:
        return about(from, *statements.error());
    default:
        return statements.outcome();
    }
}

/// Every row of the store for every row of the backup, in one transaction. What it holds until then is copied inside of
/// that: nobody can write between.
Result<QString> replaceContents(const QString& database, const QString& backup, const QDateTime& now)
{
    const auto opened = Database::open(database);
    if (!opened)
        return opened.error();
    const SqliteDialect dialect;
    Statements statements((*opened)->connection(), database, QStringLiteral("restore a backup"));
    statements.run(dialect.attach(), {backup});
    Transaction transaction(statements, Access::Writing);
    if (statements.failed())
        return *statements.error();
    const auto former = addBackup(database, now, restoringMark);
    if (!former)
        return former.error();
    QStringList tables;
    for (const QVariantList& row : statements.rows(dialect.tables()))
        tables += row.front().toString();
    // Who refers goes before whom it refers to, and comes after.
    for (auto table = tables.rbegin(); table != tables.rend(); ++table)
        statements.run(QStringLiteral("DELETE FROM main.\"%1\"").arg(*table));
    for (const QString& table : tables)
        statements.run(
            QStringLiteral("INSERT INTO main.\"%1\" SELECT * FROM %2.\"%1\"").arg(table, dialect.attached()));
    indexEverybody(statements);
    const Result<void> done = transaction.commit();
    return done ? former : done.error();
}

/// The damaged file and its companions keep their bytes under another name; the backup takes the place. The file has
/// both names until the copy takes over its own, so that at no moment there is no store.
Result<RestoredStore> replaceDamaged(const QString& database, const QString& copy, const QDateTime& now)
{
    const QFileInfo info(database);
    const QString former = freeName(QStringLiteral("%1/%2 damaged %3.%4")
                                        .arg(info.absolutePath(), info.completeBaseName(), now.toString(timeFormat),
                                             info.suffix().isEmpty() ? QStringLiteral("db") : info.suffix()));
    if (::link(QFile::encodeName(database).constData(), QFile::encodeName(former).constData()) != 0 &&
        !QFile::copy(database, former)) // a file system without links
        return notWritable(former);
    const auto renameCompanions = [](const QString& from, const QString& to) {
        return std::all_of(std::begin(companions), std::end(companions), [&](const char* suffix) {
            const QString companion = from + QLatin1StringView(suffix);
            return !QFile::exists(companion) || QFile::rename(companion, to + QLatin1StringView(suffix));
        });
    };
    const Result<void> placed =
        renameCompanions(database, former) ? putInPlace(copy, database) : Result<void>(notWritable(former));
    if (!placed) { // as it was
        renameCompanions(former, database);
        QFile::remove(former);
        return placed.error();
    }
    return RestoredStore{former, true};
}

/// What was being written when the program or the machine stopped.
void sweep(const QString& folder)
{
    for (const QString& name : QDir(folder).entryList({QStringLiteral("*.part*")}, QDir::Files))
        QFile::remove(QDir(folder).filePath(name));
}

} // namespace

Result<void> copyStore(const QString& from, const QString& to, IfThere ifThere)
{
    const QFileInfo target(to);
    if (target.exists() && (ifThere == IfThere::Refuse || target.isDir() || QFileInfo(from) == target))
        return Error{ErrorCode::FileExists, {to}};
    if (QFile::exists(to + QStringLiteral("-wal"))) // a store that is in use, or was not closed
        return Error{ErrorCode::DatabaseLocked, {to}};
    if (const Result<void> ours = inspectStore(from, newestSchemaVersion()); !ours)
        return ours;
    const QString part = to + QStringLiteral(".part");
    removeStore(part); // of an attempt that was cut off
    // Made beforehand because SQLite would make it readable to others.
    if (const Result<void> made = createPrivateFile(part); !made) {
        if (made.error().code == ErrorCode::DatabaseReadOnly)
            return Error{ErrorCode::FileNotWritable, {to, qt_error_string(diskRefusal(to) == EROFS ? EROFS : EACCES)}};
        return made;
    }
    const auto copied = [&]() -> Result<void> {
        if (const Result<void> written = copyRows(from, part); !written)
            return written.error().parameters.front() == part ? about(to, written.error()) : written;
        if (!flushToDisk(part))
            return Error{ErrorCode::DiskFull, {to}};
        // SQLite copies rows: what the copy lacks was damaged before.
        if (const Result<void> whole = inspectStore(part, newestSchemaVersion(), Thoroughness::EveryPage); !whole)
            return about(from, whole.error());
        removeCompanions(part);
        return putInPlace(part, to);
    }();
    if (!copied)
        removeStore(part);
    return copied;
}

QString backupFolder(const QString& database)
{
    return QFileInfo(database).absoluteFilePath() + QStringLiteral(".backups");
}

QList<Backup> backupsOf(const QString& database)
{
    QList<Backup> backups;
    for (const QFileInfo& info : QDir(backupFolder(database)).entryInfoList({QStringLiteral("*.db")}, QDir::Files)) {
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
    const QList<Backup> backups = backupsOf(database);
    const auto good = std::find_if(backups.begin(), backups.end(), [](const Backup& backup) {
        if (!inspectStore(backup.path, newestSchemaVersion(), Thoroughness::EveryPage))
            return false;
        const Result<bool> people = holdsPeople(backup.path);
        return people && *people;
    });
    return good == backups.end() ? std::nullopt : std::optional(*good);
}

bool isDamage(const Error& error, const QString& database)
{
    return error.code == ErrorCode::DatabaseDamaged ||
           (error.code == ErrorCode::DatabaseNotDatabase && !backupsOf(database).isEmpty());
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
        // Each asked, so that a day's backup also counts for its week and month.
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
    const QList<Backup> before = backupsOf(database);
    const QDateTime written = writtenAt(database);
    const bool done = std::any_of(before.begin(), before.end(), [&](const Backup& backup) {
        const bool past = backup.madeAt <= now;
        return past && !backup.beforeRestoring && (backup.madeAt.date() == now.date() || written < backup.madeAt);
    });
    if (done || !QFile::exists(database))
        return false;
    const Result<bool> people = holdsPeople(database);
    if (!people || !*people)
        return people;
    sweep(backupFolder(database));
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
        const Result<void> placed = putInPlace(copy, database);
        return placed ? Result<RestoredStore>(RestoredStore{}) : placed.error();
    }
    const bool empty = QFileInfo(database).size() == 0;
    const Result<void> state = empty ? Result<void>(Error{ErrorCode::DatabaseDamaged, {database, QString()}})
                                     : inspectStore(database, newestSchemaVersion(), Thoroughness::EveryPage);
    if (!state)
        return isDamage(state.error(), database) ? replaceDamaged(database, copy, now)
                                                 : Result<RestoredStore>(state.error());
    const auto former = replaceContents(database, copy, now);
    return former ? Result<RestoredStore>(RestoredStore{*former, false}) : former.error();
}

} // namespace duovita
