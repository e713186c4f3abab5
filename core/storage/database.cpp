#include "core/storage/database.h"

#include "core/storage/backup.h"
#include "core/storage/dialect.h"
#include "core/storage/migrations.h"
#include "core/storage/sqlerror.h"
#include "core/storage/storefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThread>
#include <QUuid>

namespace duovita {

namespace {

/// "postgresql" of "postgresql://user@host/db"; empty for a path.
QString schemeOf(const QString& path)
{
    const qsizetype end = path.indexOf(QStringLiteral("://"));
    return end > 0 && !path.left(end).contains(u'/') ? path.left(end) : QString();
}

Result<void> connect(const QString& name, const QString& path)
{
    const Dialect dialect;
    QSqlDatabase connection = QSqlDatabase::addDatabase(dialect.driver(), name);
    connection.setConnectOptions(dialect.options());
    connection.setDatabaseName(path);
    const QString purpose = QStringLiteral("open the database");
    if (!connection.open())
        return errorFrom(connection.lastError(), path, purpose);
    // Two who open a new store at once both change its journal's mode; SQLite refuses one of them at once, whatever
    // time it was given to wait.
    constexpr int patience = 2000; // ms
    constexpr int pause = 10;
    for (int waited = 0;; waited += pause) {
        Statements statements(connection, path, purpose);
        for (const QString& sql : dialect.connectionSetup())
            statements.rows(sql);
        const Result<void> outcome = statements.outcome();
        if (outcome || outcome.error().code != ErrorCode::DatabaseLocked || waited >= patience)
            return outcome;
        QThread::msleep(pause);
    }
}

/// The file itself is writable when we get here: what cannot be opened then are the files SQLite makes beside it.
Error asReadOnlyFolder(const Error& error)
{
    return error.code == ErrorCode::DatabaseNotOpened ? Error{ErrorCode::DatabaseReadOnly, {error.parameters.front()}}
                                                      : error;
}

} // namespace

Database::Database(QString path, QString connectionName)
    : m_path(std::move(path)), m_connectionName(std::move(connectionName))
{
}

Database::~Database()
{
    m_prepared->clear(); // what is prepared keeps its connection open
    connection().close();
    QSqlDatabase::removeDatabase(m_connectionName);
}

Result<std::unique_ptr<Database>> Database::open(const QString& path)
{
    if (const QString scheme = schemeOf(path); !scheme.isEmpty())
        return Error{ErrorCode::DatabaseUnsupported, {scheme}};
    const QString absolute = QFileInfo(path).absoluteFilePath();
    // A file that a full disk or a crash has emptied would become a new store: not where there are backups of an old.
    if (QFile::exists(absolute) && QFileInfo(absolute).size() == 0 && !backupsOf(absolute).isEmpty())
        return Error{ErrorCode::DatabaseDamaged, {absolute, QStringLiteral("0 bytes")}};
    StoreFile file(absolute);
    if (const Result<void> ready = file.prepare(newestSchemaVersion()); !ready)
        return ready.error();

    std::unique_ptr<Database> database(new Database(absolute, QUuid::createUuid().toString(QUuid::WithoutBraces)));
    if (const Result<void> done = connect(database->m_connectionName, absolute); !done)
        return asReadOnlyFolder(done.error());
    if (const Result<void> done = migrate(database->connection(), absolute); !done)
        return done.error();
    // A copy brought back from elsewhere may be readable to everybody. Who does not own it may not change that.
    QFile::setPermissions(absolute, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    file.keep();
    database->m_file = identityOf(absolute);
    return database;
}

Result<std::unique_ptr<Database>> Database::openExisting(const QString& path)
{
    if (!QFile::exists(path) && schemeOf(path).isEmpty())
        return Error{ErrorCode::DatabaseGone, {QFileInfo(path).absoluteFilePath()}};
    return open(path);
}

bool Database::isInPlace() const
{
    return m_file && identityOf(m_path) == m_file;
}

QSqlDatabase Database::connection() const
{
    return QSqlDatabase::database(m_connectionName, false);
}

QString defaultDatabasePath()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return QDir(folder).filePath(QStringLiteral("duovita/duovita.db"));
}

} // namespace duovita
