#pragma once

#include "core/domain/result.h"

#include <QList>
#include <QSqlDatabase>

#include <utility>

namespace duovita {

/// The location of a store: a SQLite file, or a database on a PostgreSQL server,
/// "postgresql://user@host:port/database".
///
/// The server form is libpq's. Every part may be omitted; the environment, the service file and the password file then
/// supply it, as for psql. Percent-encoding is decoded, `?host=/run/postgresql` names a socket's folder, and every
/// other `?key=value` (sslmode, service, passfile …) is passed on unchanged.
class StoreAddress {
public:
    /// DatabaseUnsupported for another scheme, AddressInvalid if the address cannot be parsed.
    static Result<StoreAddress> parse(const QString& text);

    bool isServer() const { return m_server; }
    /// The file's absolute path, or the address without its password: for messages, lists and settings.
    const QString& shown() const { return m_shown; }
    /// Sets everything except the driver on a connection that is not open yet.
    void applyTo(QSqlDatabase& connection) const;

private:
    Result<void> readServer(const QString& text);
    Result<void> readHosts(const QString& hosts);
    Result<void> readOptions(const QString& query);
    QString serverShown() const;

    bool m_server = false;
    QString m_shown;
    QString m_host; ///< several hosts, separated by commas, are tried in order
    QString m_port;
    QString m_database; ///< or the file's path
    QString m_user;
    QString m_password; ///< never shown
    QList<std::pair<QString, QString>> m_options;
};

/// Whether a text is the address of a server rather than a file.
bool isServerAddress(const QString& text);

} // namespace duovita
