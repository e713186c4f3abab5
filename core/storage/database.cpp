#include "core/storage/database.h"

#include "core/storage/backup.h"
#include "core/storage/fileowners.h"
#include "core/storage/migrations.h"
#include "core/storage/postgresdialect.h"
#include "core/storage/serverlinks.h"
#include "core/storage/sortcolumns.h"
#include "core/storage/sqlitedialect.h"
#include "core/storage/storeaddress.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThread>
#include <QUuid>

namespace duovita {

namespace {

const QString opening = QStringLiteral("open the database");

Result<void> setUp(const QSqlDatabase& connection, const QString& path)
{
    Statements statements(connection, path, opening);
    for (const QString& sql : statements.dialect().connectionSetup())
        statements.command(sql);
    return statements.outcome();
}

Result<void> connectTo(QSqlDatabase connection, const QString& path)
{
    if (!connection.open())
        return dialectOf(connection).errorOf(connection.lastError(), path, opening);
    return setUp(connection, path);
}

/// Two programs that open a new store at once both change its journal mode; SQLite refuses one of them immediately,
/// whatever its busy timeout.
Result<void> connectToFile(const QSqlDatabase& connection, const QString& path)
{
    constexpr int patience = 2000; // ms
    constexpr int pause = 10;
    for (int waited = 0;; waited += pause) {
        const Result<void> outcome = connectTo(connection, path);
        if (outcome || outcome.error().code != ErrorCode::DatabaseLocked || waited >= patience)
            return outcome;
        QThread::msleep(pause);
    }
}

/// The store's file is known to be writable here: if opening fails, SQLite cannot create its companion files.
Error asReadOnlyFolder(const Error& error)
{
    return error.code == ErrorCode::DatabaseNotOpened ? Error{ErrorCode::DatabaseReadOnly, {error.parameters.front()}}
                                                      : error;
}

} // namespace

Database::Database(QString path)
    : m_path(std::move(path)), m_connectionName(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

Database::~Database()
{
    if (m_file)
        m_prepared->clear(); // prepared statements keep the file open
    dropServerLink(m_connectionName);
    connection().close();
    QSqlDatabase::removeDatabase(m_connectionName);
    m_prepared->clear(); // after closing: the driver would otherwise ask a server that may be gone to deallocate each
                         // statement
}

Result<std::unique_ptr<Database>> Database::open(const QString& address)
{
    const Result<StoreAddress> store = StoreAddress::parse(address);
    if (!store)
        return store.error();
    return store->isServer() ? openServer(*store, IfNotNew::Migrate) : openFile(*store);
}

Result<std::unique_ptr<Database>> Database::openExisting(const QString& address)
{
    const Result<StoreAddress> store = StoreAddress::parse(address);
    if (!store)
        return store.error();
    if (store->isServer())
        return openServer(*store, IfNotNew::MigrateExisting);
    if (!QFile::exists(store->shown()))
        return Error{ErrorCode::DatabaseGone, {store->shown()}};
    return openFile(*store);
}

Result<std::unique_ptr<Database>> Database::openUnchanged(const QString& address)
{
    const Result<StoreAddress> store = StoreAddress::parse(address);
    return store ? openServer(*store, IfNotNew::Refuse) : store.error();
}

Result<std::unique_ptr<Database>> Database::openToRead(const QString& path)
{
    if (const Result<void> ours = isOnlyOurs(path); !ours)
        return ours.error();
    if (const Result<void> good = inspectStore(path, newestSchemaVersion()); !good)
        return good.error();
    std::unique_ptr<Database> database(new Database(path));
    {
        const QMutexLocker looking(&FileInUse::looking());
        database->m_file.emplace(path);
    }
    const QSqlDatabase connection = openToLook(database->m_connectionName, path, LookingConnection::Others::Present);
    Statements statements(connection, path, opening);
    const SqliteDialect dialect;
    statements.command(dialect.readOnly());
    const int version = dialect.schemaVersion(statements);
    if (statements.failed())
        return *statements.error();
    return version < newestSchemaVersion() ? Result<std::unique_ptr<Database>>(Error{ErrorCode::DiskFull, {path}})
                                           : std::move(database);
}

Result<std::unique_ptr<Database>> Database::openFile(const StoreAddress& address)
{
    const QString& path = address.shown();
    // A file emptied by a full disk or a crash would become a new store; refuse that if backups show that it was in
    // use.
    if (QFile::exists(path) && QFileInfo(path).size() == 0 && !backupsOf(path).isEmpty())
        return Error{ErrorCode::DatabaseDamaged, {path, QStringLiteral("0 bytes")}};
    StoreFile file(path);
    if (const Result<void> ready = file.prepare(newestSchemaVersion()); !ready)
        return ready.error();

    const SqliteDialect dialect;
    std::unique_ptr<Database> database(new Database(path));
    {
        const QMutexLocker looking(&FileInUse::looking());
        database->m_file.emplace(path);
    }
    QSqlDatabase connection = QSqlDatabase::addDatabase(dialect.driver(), database->m_connectionName);
    connection.setConnectOptions(dialect.options());
    address.applyTo(connection);
    if (const Result<void> done = connectToFile(connection, path); !done)
        return asReadOnlyFolder(done.error());
    if (const Result<void> done = migrateFile(connection, path); !done)
        return done.error();
    followSortRule(Statements(connection, path, opening));
    // A copy restored from elsewhere may be readable to everybody. Only its owner can change that.
    QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    file.keep();
    return database;
}

Result<std::unique_ptr<Database>> Database::openServer(const StoreAddress& address, IfNotNew ifNotNew)
{
    const PostgresDialect dialect;
    if (!QSqlDatabase::isDriverAvailable(dialect.driver()))
        return Error{ErrorCode::DriverMissing, {address.shown(), QStringLiteral("libqt6sql6-psql")}};
    std::unique_ptr<Database> database(new Database(address.shown()));
    QSqlDatabase connection = QSqlDatabase::addDatabase(dialect.driver(), database->m_connectionName);
    address.applyTo(connection);
    connection.setConnectOptions(dialect.options() + u' ' + connection.connectOptions());
    {
        const ServerLinkInTheMaking making(address.shown());
        if (!connection.open())
            return dialect.errorOf(connection.lastError(), address.shown(), opening);
        making.keep(connection); // before the first query
    }
    if (const Result<void> done = setUp(connection, address.shown()); !done)
        return done.error();
    Statements statements(connection, address.shown(), opening);
    if (const Result<void> ours = dialect.inspect(statements, newestSchemaVersion(dialect.migrations())); !ours)
        return ours.error();
    const int version = dialect.schemaVersion(statements);
    if (ifNotNew != IfNotNew::Migrate && version == 0 && !statements.failed())
        return Error{ErrorCode::DatabaseGone, {address.shown()}};
    const int newest = newestSchemaVersion(dialect.migrations());
    const Error outdated{ErrorCode::DatabaseOutdated,
                         {address.shown(), QString::number(version), QString::number(newest)}};
    if (ifNotNew == IfNotNew::Refuse) {
        if (statements.failed())
            return *statements.error();
        return version < newest ? Result<std::unique_ptr<Database>>(outdated) : std::move(database);
    }
    const Result<void> done = migrate(connection, address.shown(), dialect.migrations(), {});
    if (!done && done.error().code == ErrorCode::DatabaseDenied && version > 0)
        return outdated;
    if (!done)
        return done.error();
    followSortRule(statements);
    return database;
}

bool Database::isInPlace() const
{
    return !m_file || (m_file->identity() && identityOf(m_path) == m_file->identity());
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
