#include "core/storage/serverlinks.h"

#include <QByteArray>
#include <QHash>
#include <QMutex>
#include <QSet>
#include <QSqlDriver>
#include <QVariant>

#include <filesystem>

#include <fcntl.h>
#include <libpq-fe.h>
#include <sys/socket.h>
#include <sys/stat.h>
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
    QSet<QString> refused;                     ///< stores
    QHash<QString, int> inTheMaking;           ///< how many, by store
    QHash<QString, QSet<QByteArray>> machines; ///< by store: the addresses that its connections were made to
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

/// Empty if the descriptor is no socket or not connected.
QByteArray machineOf(int socket)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (::getpeername(socket, reinterpret_cast<sockaddr*>(&address), &size) != 0)
        return {};
    return QByteArray(reinterpret_cast<const char*>(&address), size);
}

/// What two descriptors of one connection have in common.
ino_t numberOf(int socket)
{
    struct stat status {};
    return ::fstat(socket, &status) == 0 ? status.st_ino : 0;
}

/// Nobody but Qt's driver has them yet, so they are known by where they lead.
void cutLinksInTheMaking(const QSet<QByteArray>& machines, const QSet<ino_t>& kept)
{
    std::error_code problem;
    std::filesystem::directory_iterator entry("/dev/fd", problem);
    for (; !problem && entry != std::filesystem::directory_iterator(); entry.increment(problem)) {
        // Our own of it: another file may get the number at any moment.
        const int own = ::fcntl(QByteArray(entry->path().filename().c_str()).toInt(), F_DUPFD_CLOEXEC, 0);
        if (own < 0)
            continue;
        if (machines.contains(machineOf(own)) && !kept.contains(numberOf(own)))
            ::shutdown(own, SHUT_RDWR);
        ::close(own);
    }
}

} // namespace

ServerLinkInTheMaking::ServerLinkInTheMaking(const QString& store) : m_store(store)
{
    const QMutexLocker lock(&links().mutex);
    ++links().inTheMaking[m_store];
}

ServerLinkInTheMaking::~ServerLinkInTheMaking()
{
    const QMutexLocker lock(&links().mutex);
    if (--links().inTheMaking[m_store] == 0)
        links().inTheMaking.remove(m_store);
}

void keepServerLink(const QSqlDatabase& connection, const QString& store)
{
    const int own = ::fcntl(socketOf(connection), F_DUPFD_CLOEXEC, 0);
    if (own < 0)
        return;
    const QMutexLocker lock(&links().mutex);
    links().byConnection.insert(connection.connectionName(), {store, own});
    if (const QByteArray machine = machineOf(own); !machine.isEmpty())
        links().machines[store] += machine;
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
    QSet<ino_t> kept; // also those to other stores, which may be on the same machine
    for (const Link& link : std::as_const(links().byConnection)) {
        if (link.store == store)
            ::shutdown(link.socket, SHUT_RDWR);
        kept += numberOf(link.socket);
    }
    if (links().inTheMaking.contains(store))
        cutLinksInTheMaking(links().machines.value(store), kept);
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
