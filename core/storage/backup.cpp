#include "core/storage/backup.h"

#include "core/storage/atomicfile.h"
#include "core/storage/database.h"
#include "core/storage/fileowners.h"
#include "core/storage/migrations.h"
#include "core/storage/packedfile.h"
#include "core/storage/scratchfolder.h"
#include "core/storage/searchindex.h"
#include "core/storage/sqlitedialect.h"
#include "core/storage/storefile.h"
#include "core/storage/transaction.h"

#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <unistd.h>

namespace duovita {

namespace {

/// Renames a complete copy, replacing an existing file. SQLite would apply a log of the former file to the copy;
/// therefore the log is removed first. If that fails, the former file stays.
Result<void> putInPlace(const QString& copy, const QString& path)
{
    removeCompanions(path);
    for (const QString& companion : companionsOf(path)) {
        if (isThere(companion))
            return notWritable(companion);
    }
    return renameFile(copy, path);
}

/// The error with another path as its first parameter.
Error withPath(const QString& path, Error error)
{
    error.parameters.replace(0, path);
    return error;
}

/// Errors name the copy, unless the store itself is damaged or locked.
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
        return withPath(from, *statements.error());
    default:
        return statements.outcome();
    }
}

/// Replaces every row of the store by the rows of the backup in one transaction. The former contents are backed up
/// inside the transaction, so that nobody can write in between.
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
    const auto former = backUpBeforeRestoring(database, now);
    if (!former)
        return former.error();
    QStringList tables;
    for (const QVariantList& row : statements.rows(dialect.tables()))
        tables += row.front().toString();
    // Tables that refer to others are emptied before and filled after them.
    for (auto table = tables.rbegin(); table != tables.rend(); ++table)
        statements.run(QStringLiteral("DELETE FROM main.\"%1\"").arg(*table));
    for (const QString& table : tables)
        statements.run(
            QStringLiteral("INSERT INTO main.\"%1\" SELECT * FROM %2.\"%1\"").arg(table, dialect.attached()));
    indexEverybody(statements);
    const Result<void> done = transaction.commit();
    return done ? former : done.error();
}

/// Unpacks a backup to a database and checks all of it.
Result<void> unpackBackup(const QString& backup, const QString& copy)
{
    if (!isPacked(backup))
        return copyStore(backup, copy);
    if (const Result<void> unpacked = unpackFile(backup, copy); !unpacked)
        return unpacked;
    const Result<void> whole = inspectStore(copy, newestSchemaVersion(), Thoroughness::EveryPage);
    return whole ? whole : withPath(backup, whole.error());
}

/// The damaged file and its companions are kept unchanged under another name, and the backup takes their place. The
/// file has both names until the copy replaces one, so that a store exists at every moment.
Result<RestoredStore> replaceDamaged(const QString& database, const QString& copy, const QDateTime& now)
{
    const QFileInfo info(database);
    const QString former =
        freeName(QStringLiteral("%1/%2 damaged %3.%4")
                     .arg(info.absolutePath(), info.completeBaseName(), now.toString(backupTimeFormat()),
                          info.suffix().isEmpty() ? QStringLiteral("db") : info.suffix()));
    if (::link(QFile::encodeName(database).constData(), QFile::encodeName(former).constData()) != 0 &&
        !QFile::copy(database, former)) // a file system without hard links
        return notWritable(former);
    const auto renameCompanions = [](const QString& from, const QString& to) {
        const QStringList present = companionsOf(from);
        const QStringList wanted = companionsOf(to);
        return std::equal(present.begin(), present.end(), wanted.begin(), [](const QString& one, const QString& other) {
            return !QFile::exists(one) || QFile::rename(one, other);
        });
    };
    const Result<void> placed =
        renameCompanions(database, former) ? putInPlace(copy, database) : Result<void>(notWritable(former));
    if (!placed) { // back to the former state
        renameCompanions(former, database);
        QFile::remove(former);
        return placed.error();
    }
    return RestoredStore{former, true};
}

} // namespace

Result<void> copyStore(const QString& from, const QString& to, IfExists ifExists)
{
    const QFileInfo target(to);
    if (target.exists() && (ifExists == IfExists::Refuse || target.isDir() || QFileInfo(from) == target))
        return Error{ErrorCode::FileExists, {to}};
    if (QFile::exists(to + QStringLiteral("-wal"))) // the store is in use, or was not closed
        return Error{ErrorCode::DatabaseLocked, {to}};
    if (const Result<void> ours = inspectStore(from, newestSchemaVersion()); !ours)
        return ours;
    const ScratchFolder scratch(target.absolutePath());
    const QString part = scratch.filePath(QStringLiteral("copy.db"));
    // Created in advance, because SQLite would make it readable to others.
    const Result<void> made = scratch.made() ? createPrivateFile(part) : scratch.made();
    if (!made && made.error().code == ErrorCode::DatabaseReadOnly)
        return Error{ErrorCode::FileNotWritable, {to, qt_error_string(diskRefusal(to) == EROFS ? EROFS : EACCES)}};
    if (!made)
        return withPath(to, made.error());
    if (const Result<void> written = copyRows(from, part); !written)
        return written.error().parameters.front() == part ? withPath(to, written.error()) : written;
    if (!flushToDisk(part))
        return Error{ErrorCode::DiskFull, {to}};
    // SQLite copies whole rows: damage found in the copy was in the source.
    if (const Result<void> whole = inspectStore(part, newestSchemaVersion(), Thoroughness::EveryPage); !whole)
        return withPath(from, whole.error());
    removeCompanions(part);
    return putInPlace(part, to);
}

Result<bool> repairWordIndex(const QString& path)
{
    {
        const LookingConnection look(path, LookingConnection::Others::Present);
        Statements statements(look.connection(), path, QStringLiteral("look at the database"));
        if (SqliteDialect().schemaVersion(statements) < newestSchemaVersion())
            return statements.failed() ? Result<bool>(*statements.error()) : false;
    }
    const auto opened = Database::openExisting(path);
    if (!opened)
        return opened.error();
    Statements statements = statementsFor(**opened, QStringLiteral("check the index"));
    Transaction transaction(statements, Access::Writing);
    const bool repaired = repairIndex(statements);
    const Result<void> done = transaction.commit();
    return done ? Result(repaired) : done.error();
}

bool isDamage(const Error& error, const QString& database)
{
    return error.code == ErrorCode::DatabaseDamaged || error.code == ErrorCode::DatabaseAltered ||
           (error.code == ErrorCode::DatabaseNotDatabase && !backupsOf(database).isEmpty());
}

Result<RestoredStore> restoreStore(const QString& backup, const QString& database, const QDateTime& now)
{
    // A plain backup is checked before a folder is made for it.
    const Result<void> good =
        isPacked(backup) ? Result<void>() : inspectStore(backup, newestSchemaVersion(), Thoroughness::EveryPage);
    const QString folder = QFileInfo(database).absolutePath();
    if (const Result<void> place = good ? makeFolder(folder) : good; !place)
        return place.error();
    const ScratchFolder scratch(folder);
    if (!scratch.made())
        return withPath(database, scratch.made().error());
    const QString copy = scratch.filePath(QStringLiteral("restored.db"));
    if (const Result<void> taken = unpackBackup(backup, copy); !taken)
        return taken.error();
    if (const auto migrated = Database::open(copy); !migrated)
        return migrated.error();
    if (const auto repaired = repairWordIndex(copy); !repaired)
        return repaired.error();

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
