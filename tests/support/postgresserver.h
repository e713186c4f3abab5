#pragma once

#include <QProcess>
#include <QTemporaryDir>

namespace duovita::test {

/// An unused port of this machine.
int freePort();

/// A PostgreSQL server for the tests: in a temporary directory, on loopback and a socket there, running as nobody if
/// the tests run as root. Its data do not survive a power failure (fsync is off), and it ends with the tests.
class PostgresServer {
public:
    /// The directory of its programs; empty if PostgreSQL is not installed.
    static QString programs();

    PostgresServer();
    ~PostgresServer();
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    /// Starts it, or restarts it with its data after kill(). Returns the error; empty on success.
    QString start();
    /// Ends it like a power failure.
    void kill();

    /// The address of the initial database through the socket, which accepts every user. `options` are appended after
    /// "?".
    QString address(const QString& user = QStringLiteral("postgres"), const QString& options = {}) const;
    /// The same through TCP, which requires a password. `user` may contain one after a colon.
    QString tcpAddress(const QString& user, const QString& options = {}) const;
    /// Creates an empty schema; returns its address.
    QString newStore();
    /// Runs a statement as the server's owner; returns the first value of the first row.
    QVariant run(const QString& sql) const;

    int port() const { return m_port; }
    QString folder() const { return m_folder.path(); } ///< contains its socket
    /// Wraps a command to run as nobody if the tests run as root; it ends with them.
    static QStringList asUnprivileged(const QStringList& command);

private:
    QString initialise();
    bool answers() const;

    QTemporaryDir m_folder;
    QProcess m_process;
    int m_port = 0;
    int m_stores = 0;
};

} // namespace duovita::test
