#pragma once

#include <QSqlDatabase>

namespace duovita {

// The open connections of this process to servers. Whoever waits for an answer does so in libpq, which waits for ever:
// what the network tells it is that a machine has gone, not that one between (a proxy, a tunnel, a sleeping laptop) has
// stopped to hand on what it takes. From any thread.

/// Until dropServerLink(); `store` is its address without a password.
void keepServerLink(const QSqlDatabase& connection, const QString& store);
/// Before the connection is closed.
void dropServerLink(const QString& connectionName);
/// Ends every connection to a store as if its server had: who waits gets an error.
void cutServerLinks(const QString& store);
/// The same for those that are yet to be made, until they are allowed again: who was still connecting would go on to
/// wait, and nobody be there any more to see it.
void refuseServerLinks(const QString& store);
void allowServerLinks(const QString& store);

} // namespace duovita
