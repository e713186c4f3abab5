#pragma once

#include "core/domain/result.h"

#include <QList>
#include <QSqlDatabase>

#include <utility>

namespace duovita {

/// Where a store is: a file of SQLite, or a database of a PostgreSQL server, "postgresql://user@host:port/database".
///
/// The server's form is libpq's: every part may be left out (then the environment, the service file and the password
/// file say it, as for psql), what is percent-encoded is decoded, `?host=/run/postgresql` names the folder of a socket,
/// and every further `?key=value` (sslmode, service, passfile …) is handed on as it is.
class StoreAddress {
public:
    /// DatabaseUnsupported for another scheme, AddressInvalid for one that cannot be read.
    static Result<StoreAddress> parse(const QString& text);

    bool isServer() const { return m_server; }
    /// The file's absolute path, or the address without its password: for messages, lists and settings.
    const QString& shown() const { return m_shown; }
    /// Puts everything but the driver into a connection that is not open yet.
    void applyTo(QSqlDatabase& connection) const;

private:
    Result<void> readServer(const QString& text);
    Result<void> readHosts(const QString& hosts);
    Result<void> readOptions(const QString& query);
    QString serverShown() const;

    bool m_server = false;
    QString m_shown;
    QString m_host; ///< several, joined by commas, are tried in their order
    QString m_port;
    QString m_database; ///< or the file's path
    QString m_user;
    QString m_password; ///< never shown
    QList<std::pair<QString, QString>> m_options;
};

/// Whether a text names a store on a server and not a file.
bool isServerAddress(const QString& text);

} // namespace duovita
