#pragma once

#include <QSqlDatabase>

namespace duovita {

// The open connections of this process to servers. Whoever waits for an answer does so in libpq, which waits for ever:
// what the network tells it is that a machine has gone, not that one between (a proxy, a tunnel, a sleeping laptop) has
// stopped to hand on what it takes. From any thread.

/// A connection that is being made, for as long as this exists: Qt's driver asks the server several questions before it
/// lets anybody have the connection.
class ServerLinkInTheMaking {
public:
    /// `store` is its address without a password.
    explicit ServerLinkInTheMaking(const QString& store);
    ~ServerLinkInTheMaking();
    ServerLinkInTheMaking(const ServerLinkInTheMaking&) = delete;
    ServerLinkInTheMaking& operator=(const ServerLinkInTheMaking&) = delete;

private:
    QString m_store;
};

/// Until dropServerLink(); `store` is its address without a password.
void keepServerLink(const QSqlDatabase& connection, const QString& store);
/// Before the connection is closed.
void dropServerLink(const QString& connectionName);
/// Ends every connection to a store as if its server had: who waits gets an error. Those in the making too, if one to
/// the same server has been kept before.
void cutServerLinks(const QString& store);
/// The same for those that are yet to be made, until they are allowed again: who was still connecting would go on to
/// wait, and nobody be there any more to see it.
void refuseServerLinks(const QString& store);
void allowServerLinks(const QString& store);

} // namespace duovita
