#pragma once

#include <QSqlDatabase>

namespace duovita {

// The open connections of this process to servers. Whoever waits for an answer does so in libpq, which waits for ever:
// what the network tells it is that a machine has gone, not that one between (a proxy, a tunnel, a sleeping laptop) has
// stopped to hand on what it takes. From any thread.
//
// Each watch over a store (ConnectionWatchdog) begins a turn. One that ends may go on for seconds while another has
// begun, and cuts what belongs to its own turn and to those before it, never what was made since.

/// A connection that is being made, for as long as this exists: Qt's driver asks the server several questions before it
/// lets anybody have the connection.
class ServerLinkInTheMaking {
public:
    /// `store` is its address without a password.
    explicit ServerLinkInTheMaking(const QString& store);
    ~ServerLinkInTheMaking();
    ServerLinkInTheMaking(const ServerLinkInTheMaking&) = delete;
    ServerLinkInTheMaking& operator=(const ServerLinkInTheMaking&) = delete;

    /// It is made, and known until dropServerLink().
    void keep(const QSqlDatabase& connection) const;

private:
    QString m_store;
    int m_turn;
};

/// Before the connection is closed.
void dropServerLink(const QString& connectionName);
/// From now on connections to the store belong to a new turn, whose number is returned.
int beginServerTurn(const QString& store);
/// Ends every connection to a store of this turn and those before it as if its server had: who waits gets an error.
/// Those in the making too, if one to the same server has been kept before.
void cutServerLinks(const QString& store, int turn);
/// The same for those of these turns that are yet to be made: who was still connecting would go on to wait, and nobody
/// be there any more to see it.
void refuseServerLinks(const QString& store, int turn);

} // namespace duovita
