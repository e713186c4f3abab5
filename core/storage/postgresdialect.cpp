#include "core/storage/postgresdialect.h"

#include "core/storage/migrations.h"
#include "core/storage/serverschema.h"
#include "core/storage/statements.h"

namespace duovita {

namespace {

/// Whether our own table exists. Queries the catalogue itself: PostgreSQL repeats to_regclass()'s first answer within a
/// transaction, even after waiting for somebody who created the table.
QString ourTable()
{
    return QStringLiteral("(SELECT count(*) FROM pg_catalog.pg_class WHERE relname = 'duovita_store'"
                          " AND pg_catalog.pg_table_is_visible(oid)) > 0");
}

/// "ERROR: permission denied for table person (42501)" without its frame.
QString reasonOf(const QSqlError& failure)
{
    QString reason = failure.databaseText().simplified();
    if (reason.isEmpty())
        reason = failure.driverText().simplified();
    const QString code = QStringLiteral(" (%1)").arg(failure.nativeErrorCode());
    if (reason.endsWith(code))
        reason.chop(code.size());
    for (const char* severity : {"ERROR: ", "FATAL: ", "connection to server "}) {
        if (reason.startsWith(QLatin1StringView(severity)))
            reason = reason.mid(static_cast<qsizetype>(qstrlen(severity)));
    }
    while (reason.endsWith(u'.'))
        reason.chop(1);
    return reason;
}

} // namespace

Error PostgresDialect::pooled(const QString& path)
{
    return {ErrorCode::DatabaseNotOpened, {path, QStringLiteral("pool_mode = transaction → pool_mode = session")}};
}

QString PostgresDialect::driver() const
{
    return QStringLiteral("QPSQL");
}

QStringList PostgresDialect::connectionSetup() const
{
    return {
        QStringLiteral("SET client_min_messages = warning"),
        // About as long as a person waits before they wonder.
        QStringLiteral("SET lock_timeout = '5s'"),
        // Data reported as saved is on the server's disk; a stricter server setting stays as it is.
        QStringLiteral("SELECT set_config('synchronous_commit', 'on', false)"
                       " WHERE current_setting('synchronous_commit') = 'off'"),
    };
}

/// https://www.postgresql.org/docs/15/errcodes-appendix.html. If libpq itself failed, there is no code.
Error PostgresDialect::errorOf(const QSqlError& failure, const QString& path, const QString& purpose) const
{
    const QString code = failure.nativeErrorCode();
    const auto is = [&](const char* beginning) { return code.startsWith(QLatin1StringView(beginning)); };
    const QString reason = reasonOf(failure);
    if (code.isEmpty() && reason.contains(QStringLiteral("fe_sendauth"))) // part of libpq's message in every language
        return {ErrorCode::PasswordMissing, {path}};
    // No connection; shutting down or idle for too long; idle in a transaction, as after a machine slept; too many
    // connections.
    if (code.isEmpty() || is("08") || is("57P") || is("25P03") || is("533"))
        return {ErrorCode::DatabaseUnreachable, {path, reason}};
    // A statement prepared by us is missing in this session, or one by somebody else exists: the session is not ours.
    if (is("26000") || is("42P05"))
        return pooled(path);
    if (is("42501") || is("28"))
        return {ErrorCode::DatabaseDenied, {path, reason}};
    if (is("25006")) // a standby
        return {ErrorCode::DatabaseDenied, {path, reason}};
    // Others caused a complete rollback: it may be tried again, and then the revisions decide.
    if (is("40") || is("55P03") || is("23505"))
        return {ErrorCode::DatabaseLocked, {path}};
    if (is("23503")) // the row it refers to was removed for good
        return {ErrorCode::RevisionStale, {purpose, reason}};
    if (is("53100"))
        return {ErrorCode::DiskFull, {path}};
    if (is("XX001") || is("XX002"))
        return {ErrorCode::DatabaseDamaged, {path, reason}};
    return {ErrorCode::DatabaseFailed, {purpose, reason}};
}

QString PostgresDialect::begin(Access access) const
{
    switch (access) {
    case Access::Reading:
        return QStringLiteral("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    case Access::Writing:
    case Access::Migrating:
        // A writer that waited for the person's row continues with the state that the other writer committed; the
        // revisions decide.
        return QStringLiteral("BEGIN ISOLATION LEVEL READ COMMITTED");
    case Access::Removing:
        break;
    }
    return QStringLiteral("BEGIN ISOLATION LEVEL REPEATABLE READ");
}

QString PostgresDialect::lockSchema(Access access) const
{
    switch (access) {
    case Access::Reading:
        return {};
    case Access::Writing:
    case Access::Removing:
        return QStringLiteral("SELECT pg_advisory_xact_lock_shared(%1)").arg(ourApplicationId);
    case Access::Migrating:
        break;
    }
    return QStringLiteral("SELECT pg_advisory_xact_lock(%1)").arg(ourApplicationId);
}

QString PostgresDialect::storedVersion() const
{
    return QStringLiteral("SELECT version FROM duovita_store");
}

QString PostgresDialect::mayWrite() const
{
    return QStringLiteral("SELECT has_table_privilege('person', 'UPDATE')"
                          " AND current_setting('transaction_read_only') = 'off'");
}

QString PostgresDialect::forUpdate() const
{
    return QStringLiteral(" FOR UPDATE");
}

QString PostgresDialect::forUpdateIfFree() const
{
    return QStringLiteral(" FOR UPDATE SKIP LOCKED");
}

bool PostgresDialect::isShared() const
{
    return true;
}

const QList<Migration>& PostgresDialect::migrations() const
{
    return postgresMigrations();
}

int PostgresDialect::schemaVersion(Statements& statements) const
{
    return statements.value(u"SELECT " + ourTable()).toBool() ? statements.value(storedVersion()).toInt() : 0;
}

QStringList PostgresDialect::setSchemaVersion(int version) const
{
    return {QStringLiteral("DELETE FROM duovita_store"),
            QStringLiteral("INSERT INTO duovita_store (application, version) VALUES (%1, %2)")
                .arg(QString::number(ourApplicationId), QString::number(version))};
}

QString PostgresDialect::announcement() const
{
    return QStringLiteral("SELECT pg_notify(?, ? || current_schema())");
}

QString PostgresDialect::bindable(const QString& text) const
{
    return text.contains(QChar(0)) ? QString(text).replace(QChar(0), QChar::ReplacementCharacter) : text;
}

QString PostgresDialect::options() const
{
    // In seconds: the connection timeout, the silence before keepalives, and their interval; three may go unanswered.
    // In milliseconds: the time for sent data to be acknowledged.
    return QStringLiteral("fallback_application_name=duovita connect_timeout=10 keepalives_idle=30"
                          " keepalives_interval=10 keepalives_count=3 tcp_user_timeout=20000");
}

Result<void> PostgresDialect::inspect(Statements& statements, int newestVersion) const
{
    const auto facts = statements.rows(
        QStringLiteral(
            "SELECT current_setting('server_encoding'), current_schema(), %1,"
            " (SELECT count(*) FROM pg_catalog.pg_class JOIN pg_catalog.pg_namespace ON pg_namespace.oid = relnamespace"
            " WHERE nspname = current_schema() AND relkind IN ('r', 'p', 'v', 'm', 'f'))")
            .arg(ourTable()));
    if (facts.isEmpty())
        return statements.outcome();
    const QVariantList& row = facts.front();
    if (row[0].toString() != QStringLiteral("UTF8")) // other encodings cannot hold every character
        return Error{ErrorCode::DatabaseNotOpened,
                     {statements.path(), QStringLiteral("server_encoding = ") + row[0].toString()}};
    if (row[1].isNull())
        return Error{ErrorCode::DatabaseNotOpened, {statements.path(), QStringLiteral("search_path")}};
    if (!row[2].toBool())
        return row[3].toInt() == 0 ? Result<void>() : Error{ErrorCode::DatabaseForeign, {statements.path()}};
    const int version = schemaVersion(statements);
    if (version > newestVersion)
        return Error{ErrorCode::DatabaseTooNew,
                     {statements.path(), QString::number(version), QString::number(newestVersion)}};
    if (const QString altered = alteredOnServer(statements); !altered.isEmpty())
        return Error{ErrorCode::DatabaseAltered, {statements.path(), altered}};
    return statements.outcome();
}

} // namespace duovita
