#include "core/storage/sqlitedialect.h"

#include "core/storage/migrations.h"
#include "core/storage/statements.h"
#include "core/storage/storefile.h"

#include <QUrl>

#include <cerrno>

namespace duovita {

namespace {

// SQLite's primary result codes, https://www.sqlite.org/rescode.html
enum SqliteCode {
    Busy = 5,
    LockedTable = 6,
    ReadOnly = 8,
    InputOutput = 10,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    NotADatabase = 26,
};
// Growing the shared memory file fails only when the disk is full.
constexpr int sharedMemoryTooSmall = InputOutput | (19 << 8);

/// SQLite reports most disk failures without a reason; the file system tells more if asked immediately.
Error diskError(const QString& path, const Error& otherwise)
{
    switch (diskRefusal(path)) {
    case EROFS:
        return {ErrorCode::DatabaseReadOnly, {path}};
    case ENOSPC:
        return {ErrorCode::DiskFull, {path}};
    default:
        return otherwise;
    }
}

} // namespace

QString SqliteDialect::driver() const
{
    return QStringLiteral("QSQLITE");
}

Error SqliteDialect::errorOf(const QSqlError& failure, const QString& path, const QString& purpose) const
{
    const QString reason = failure.databaseText().isEmpty() ? failure.driverText() : failure.databaseText();
    const int code = failure.nativeErrorCode().toInt();
    if (code == sharedMemoryTooSmall)
        return {ErrorCode::DiskFull, {path}};
    switch (code & 0xFF) {
    case Busy:
    case LockedTable:
        return {ErrorCode::DatabaseLocked, {path}};
    case ReadOnly:
        return {ErrorCode::DatabaseReadOnly, {path}};
    case Corrupt:
    case NotADatabase:
        return {ErrorCode::DatabaseDamaged, {path, reason}};
    case InputOutput:
        return diskError(path, {ErrorCode::DiskFailed, {path, reason}});
    case Full:
        return {ErrorCode::DiskFull, {path}};
    case CannotOpen:
        return diskError(path, {ErrorCode::DatabaseNotOpened, {path, reason}});
    default:
        return {ErrorCode::DatabaseFailed, {purpose, reason}};
    }
}

QStringList SqliteDialect::connectionSetup() const
{
    return cautions() + QStringList{QStringLiteral("PRAGMA journal_mode = WAL"),
                                    QStringLiteral("PRAGMA synchronous = FULL"),
                                    QStringLiteral("PRAGMA foreign_keys = ON")};
}

QStringList SqliteDialect::cautions() const
{
    return {QStringLiteral("PRAGMA trusted_schema = OFF"), QStringLiteral("PRAGMA cell_size_check = ON")};
}

QString SqliteDialect::withoutCompanions() const
{
    return QStringLiteral("PRAGMA locking_mode = EXCLUSIVE");
}

QString SqliteDialect::readOnly() const
{
    return QStringLiteral("PRAGMA query_only = ON");
}

QString SqliteDialect::begin(Access access) const
{
    return access == Access::Reading ? QStringLiteral("BEGIN") : QStringLiteral("BEGIN IMMEDIATE");
}

QString SqliteDialect::lockSchema(Access) const
{
    return {}; // SQLite has only one writer
}

QString SqliteDialect::storedVersion() const
{
    return QStringLiteral("PRAGMA user_version");
}

QString SqliteDialect::mayWrite() const
{
    return {};
}

QString SqliteDialect::forUpdate() const
{
    return {};
}

QString SqliteDialect::forUpdateIfFree() const
{
    return {};
}

bool SqliteDialect::isShared() const
{
    return false;
}

const QList<Migration>& SqliteDialect::migrations() const
{
    return schemaMigrations();
}

int SqliteDialect::schemaVersion(Statements& statements) const
{
    return statements.value(storedVersion()).toInt();
}

QStringList SqliteDialect::setSchemaVersion(int version) const
{
    return {QStringLiteral("PRAGMA application_id = %1").arg(ourApplicationId),
            QStringLiteral("PRAGMA user_version = %1").arg(version)};
}

QString SqliteDialect::options() const
{
    return QStringLiteral("QSQLITE_BUSY_TIMEOUT=2000");
}

QString SqliteDialect::readOnlyOptions() const
{
    return options() + QStringLiteral(";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI");
}

QString SqliteDialect::readOnlyName(const QString& path, bool still) const
{
    const QString uri = QString::fromLatin1(QUrl::fromLocalFile(path).toEncoded()) + QStringLiteral("?mode=ro");
    return still ? uri + QStringLiteral("&immutable=1") : uri;
}

QString SqliteDialect::applicationId() const
{
    return QStringLiteral("PRAGMA application_id");
}

QString SqliteDialect::tableCount() const
{
    return QStringLiteral("SELECT count(*) FROM sqlite_master");
}

QString SqliteDialect::quickCheck() const
{
    return QStringLiteral("PRAGMA quick_check(2)");
}

QString SqliteDialect::wholeCheck() const
{
    return QStringLiteral("PRAGMA integrity_check(2)");
}

QStringList SqliteDialect::checksWithoutWords(Statements& statements, bool whole) const
{
    const QString check =
        whole ? QStringLiteral("PRAGMA integrity_check(\"%1\")") : QStringLiteral("PRAGMA quick_check(\"%1\")");
    QStringList checks{check.arg(QStringLiteral("sqlite_master"))};
    const QString tables =
        QStringLiteral("SELECT name FROM main.sqlite_master WHERE type = 'table' AND name <> 'person_words'");
    for (const QVariantList& row : statements.rows(tables))
        checks += check.arg(row[0].toString());
    return checks;
}

bool SqliteDialect::isFault(const QString& finding) const
{
    return finding != QStringLiteral("ok") && !finding.contains(QStringLiteral("FTS5 table main.person_words"));
}

QString SqliteDialect::backup() const
{
    return QStringLiteral("VACUUM INTO ?");
}

QString SqliteDialect::attach() const
{
    return QStringLiteral("ATTACH DATABASE ? AS %1").arg(attached());
}

QString SqliteDialect::attached() const
{
    return QStringLiteral("other");
}

QString SqliteDialect::tables() const
{
    return QStringLiteral(
        "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
        " AND name NOT LIKE 'person\\_words%' ESCAPE '\\' AND name NOT LIKE 'search\\_%' ESCAPE '\\'");
}

} // namespace duovita
