#include "core/storage/serverlinks.h"

#include <QByteArray>
#include <QHash>
#include <QMutex>
#include <QSet>
#include <QSqlDriver>
#include <QVariant>

#include <algorithm>
#include <filesystem>
#include <functional>

#include <fcntl.h>
#include <libpq-fe.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace duovita {

namespace {

using Sockets = QSet<ino_t>; // by inode number, which all descriptors of a socket share

struct Link {
    QString store;
    int turn;
    int socket; ///< our own duplicate: libpq may close its descriptor, and another file may get the number
};

struct StoreLinks {
    int turn = 0;
    int refused = -1;          ///< connections up to this turn are refused
    QList<int> inTheMaking;    ///< the turns of connections being made
    QSet<QByteArray> machines; ///< the addresses of the servers connected to
    QList<Sockets> unknown;    ///< by turn: sockets of connections that were being made when the next turn began
};

struct Links {
    QMutex mutex;
    QHash<QString, Link> byConnection;
    QHash<QString, StoreLinks> stores;
};

Links& links()
{
    static Links all;
    return all;
}

int socketOf(const QSqlDatabase& connection)
{
    const QVariant handle = connection.driver()->handle();
    // Qt's documentation says "PGconn*"; Qt 6 uses the name of libpq's structure.
    const QByteArray type = handle.typeName();
    if (type != "pg_conn*" && type != "PGconn*")
        return -1;
    return PQsocket(*static_cast<PGconn* const*>(handle.constData()));
}

/// Empty if the descriptor is not a connected socket.
QByteArray machineOf(int socket)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (::getpeername(socket, reinterpret_cast<sockaddr*>(&address), &size) != 0)
        return {};
    return QByteArray(reinterpret_cast<const char*>(&address), size);
}

ino_t numberOf(int socket)
{
    struct stat status {};
    return ::fstat(socket, &status) == 0 ? status.st_ino : 0;
}

/// Includes other stores, which may be on the same machine.
Sockets keptSockets()
{
    Sockets kept;
    for (const Link& link : std::as_const(links().byConnection))
        kept += numberOf(link.socket);
    return kept;
}

/// Calls `visit` with each descriptor that is connected to one of the machines and is not registered: only Qt's driver
/// has it. Its peer address identifies it.
void visitLinksInTheMaking(const QSet<QByteArray>& machines, const std::function<void(int)>& visit)
{
    const Sockets kept = keptSockets();
    std::error_code problem;
    std::filesystem::directory_iterator entry("/dev/fd", problem);
    for (; !problem && entry != std::filesystem::directory_iterator(); entry.increment(problem)) {
        // A duplicate of our own: another file may get the number at any moment.
        const int own = ::fcntl(QByteArray(entry->path().filename().c_str()).toInt(), F_DUPFD_CLOEXEC, 0);
        if (own < 0)
            continue;
        if (machines.contains(machineOf(own)) && !kept.contains(numberOf(own)))
            visit(own);
        ::close(own);
    }
}

} // namespace

ServerLinkInTheMaking::ServerLinkInTheMaking(const QString& store) : m_store(store)
{
    const QMutexLocker lock(&links().mutex);
    StoreLinks& all = links().stores[m_store];
    m_turn = all.turn;
    all.inTheMaking += m_turn;
}

ServerLinkInTheMaking::~ServerLinkInTheMaking()
{
    const QMutexLocker lock(&links().mutex);
    links().stores[m_store].inTheMaking.removeOne(m_turn);
}

void ServerLinkInTheMaking::keep(const QSqlDatabase& connection) const
{
    const int own = ::fcntl(socketOf(connection), F_DUPFD_CLOEXEC, 0);
    if (own < 0)
        return;
    const QMutexLocker lock(&links().mutex);
    links().byConnection.insert(connection.connectionName(), {m_store, m_turn, own});
    StoreLinks& all = links().stores[m_store];
    if (const QByteArray machine = machineOf(own); !machine.isEmpty())
        all.machines += machine;
    if (m_turn <= all.refused)
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

int beginServerTurn(const QString& store)
{
    const QMutexLocker lock(&links().mutex);
    StoreLinks& all = links().stores[store];
    Sockets unknown;
    if (!all.inTheMaking.isEmpty())
        visitLinksInTheMaking(all.machines, [&unknown](int socket) { unknown += numberOf(socket); });
    all.unknown += unknown;
    return ++all.turn;
}

void cutServerLinks(const QString& store, int turn)
{
    const QMutexLocker lock(&links().mutex);
    for (const Link& link : std::as_const(links().byConnection)) {
        if (link.store == store && link.turn <= turn)
            ::shutdown(link.socket, SHUT_RDWR);
    }
    const StoreLinks all = links().stores.value(store);
    if (std::ranges::none_of(all.inTheMaking, [turn](int making) { return making <= turn; }))
        return;
    visitLinksInTheMaking(all.machines, [&](int socket) {
        if (turn == all.turn || all.unknown.at(turn).contains(numberOf(socket)))
            ::shutdown(socket, SHUT_RDWR);
    });
}

void refuseServerLinks(const QString& store, int turn)
{
    const QMutexLocker lock(&links().mutex);
    int& refused = links().stores[store].refused;
    refused = std::max(refused, turn);
}

} // namespace duovita
