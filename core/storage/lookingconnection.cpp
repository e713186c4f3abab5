#include "core/storage/lookingconnection.h"

#include "core/storage/atomicfile.h"
#include "core/storage/sqlitedialect.h"
#include "core/storage/statements.h"
#include "core/storage/storefile.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <sys/statvfs.h>

namespace duovita {

namespace {

/// Whether the disk is too full for the shared memory that the users of a store need, and nobody has created it in full
/// yet.
bool isCramped(const QString& path)
{
    constexpr qint64 smallest = 32 * 1024;
    constexpr quint64 wanted = 2 * smallest;
    struct statvfs disk {};
    return QFileInfo(path + QStringLiteral("-shm")).size() < smallest &&
           ::statvfs(QFile::encodeName(QFileInfo(path).absolutePath()).constData(), &disk) == 0 &&
           disk.f_bavail * disk.f_frsize < wanted;
}

} // namespace

QSqlDatabase openToLook(const QString& name, const QString& path, LookingConnection::Others others)
{
    const SqliteDialect dialect;
    QSqlDatabase connection = QSqlDatabase::addDatabase(dialect.driver(), name);
    const bool cramped = isCramped(path); // on a full disk, an empty log may be all that fitted
    const bool hasLog = cramped ? QFileInfo(logOf(path)).size() > 0 : QFileInfo::exists(logOf(path));
    const bool alone = cramped && hasLog && isWritable(path);
    if (alone || (others == LookingConnection::Others::Present && !cramped && isWritable(path))) {
        connection.setConnectOptions(dialect.options());
        connection.setDatabaseName(path);
    } else {
        connection.setConnectOptions(dialect.readOnlyOptions());
        connection.setDatabaseName(dialect.readOnlyName(path, !hasLog));
    }
    connection.open();
    Statements statements(connection, path, QStringLiteral("look at the database"));
    if (alone)
        statements.command(dialect.withoutCompanions());
    for (const QString& sql : dialect.cautions())
        statements.command(sql);
    return connection;
}

LookingConnection::LookingConnection(const QString& path, Others others) : m_name(QUuid::createUuid().toString())
{
    {
        const QMutexLocker looking(&FileInUse::looking());
        m_use.emplace(path);
    }
    openToLook(m_name, path, others);
}

LookingConnection::~LookingConnection()
{
    connection().close();
    QSqlDatabase::removeDatabase(m_name);
}

QSqlDatabase LookingConnection::connection() const
{
    return QSqlDatabase::database(m_name, false);
}

} // namespace duovita
