#include "core/storage/serverlinks.h"

#include <QHash>
#include <QMutex>
#include <QSet>
#include <QSqlDriver>
#include <QVariant>

#include <fcntl.h>
#include <libpq-fe.h>
#include <sys/socket.h>
#include <unistd.h>

namespace duovita {

namespace {

struct Link {
    QString store;
    int socket; ///< our own descriptor of it: libpq may close its own, and another file get the number
};

struct Links {
    QMutex mutex;
    QHash<QString, Link> byConnection;
    QSet<QString> refused; ///< stores
};

Links& links()
{
    static Links all;
    return all;
}

int socketOf(const QSqlDatabase& connection)
{
    const QVariant handle = connection.driver()->handle();
    // Qt's pages say "PGconn*"; Qt 6 names the type by what libpq calls the structure.
    const QByteArray type = handle.typeName();
    if (type != "pg_conn*" && type != "PGconn*")
        return -1;
    return PQsocket(*static_cast<PGconn* const*>(handle.constData()));
}

} // namespace

void keepServerLink(const QSqlDatabase& connection, const QString& store)
{
    const int own = ::fcntl(socketOf(connection), F_DUPFD_CLOEXEC, 0);
    if (own < 0)
        return;
    const QMutexLocker lock(&links().mutex);
    links().byConnection.insert(connection.connectionName(), {store, own});
    if (links().refused.contains(store))
        ::shutdown(own, SHUT_RDWR);
}

void dropServerLink(const QString& connectionName)
{
    const QMutexLocker lock(&links().mutex);
    const auto link = links().byConnection.constFind(connectionName);
    if (link == links().byConnection.constEnd())
        return;
    ::close(link->socket);
    links().byConnection.erase(link);
}

void cutServerLinks(const QString& store)
{
    const QMutexLocker lock(&links().mutex);
    for (const Link& link : std::as_const(links().byConnection)) {
        if (link.store == store)
            ::shutdown(link.socket, SHUT_RDWR);
    }
}

void refuseServerLinks(const QString& store)
{
    const QMutexLocker lock(&links().mutex);
    links().refused += store;
}

void allowServerLinks(const QString& store)
{
    const QMutexLocker lock(&links().mutex);
    links().refused -= store;
}

} // namespace duovita
