#pragma once

#include <QSqlDatabase>

namespace duovita {

// The open connections of this process to servers. A thread that waits for an answer waits in libpq without a time
// limit: the network reports when a machine is gone, but not when something in between (a proxy, a tunnel, a sleeping
// laptop) silently stops forwarding. Thread-safe.
//
// Each watch over a store (ConnectionWatchdog) begins a turn. A watch that is ending may run for seconds after another
// has begun; it cuts the connections of its own turn and of earlier turns, never newer ones.

/// Registers a connection that is being made: Qt's driver queries the server several times before it returns the
/// connection.
class ServerLinkInTheMaking {
public:
    /// `store` is its address without a password.
    explicit ServerLinkInTheMaking(const QString& store);
    ~ServerLinkInTheMaking();
    ServerLinkInTheMaking(const ServerLinkInTheMaking&) = delete;
    ServerLinkInTheMaking& operator=(const ServerLinkInTheMaking&) = delete;

    /// Registers the finished connection until dropServerLink().
    void keep(const QSqlDatabase& connection) const;

private:
    QString m_store;
    int m_turn;
};

/// Call it before the connection is closed.
void dropServerLink(const QString& connectionName);
/// Starts a new turn for the store and returns its number; new connections belong to it.
int beginServerTurn(const QString& store);
/// Ends every connection to a store of this turn and earlier ones as if the server had closed it, so that waiting
/// threads get an error. Includes connections in the making, if one to the same server has been registered before.
void cutServerLinks(const QString& store, int turn);
/// Refuses connections of these turns that are still to be made: they could wait forever, since nobody would be left to
/// cut them.
void refuseServerLinks(const QString& store, int turn);

} // namespace duovita
