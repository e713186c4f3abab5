#pragma once

#include <QProcess>
#include <QTemporaryDir>

namespace duovita::test {

/// A port of this machine that nobody listens at.
int freePort();

/// A PostgreSQL server of the tests' own: in a temporary directory, on loopback and a socket there, run as nobody where
/// the tests run as root. It forgets what it holds if the machine stops (fsync is off), and ends with the tests.
class PostgresServer {
public:
    /// Where its programs are; empty where none is installed.
    static QString programs();

    PostgresServer();
    ~PostgresServer();
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    /// Starts it, again after kill() with what it had. Why it could not be done; empty if it runs.
    QString start();
    /// As a power cut would end it.
    void kill();

    /// Of a database that is there from the beginning, through the socket, where every user is let in. `options` goes
    /// behind the "?".
    QString address(const QString& user = QStringLiteral("postgres"), const QString& options = {}) const;
    /// The same by TCP, where a password is asked for. `user` may have one behind a colon.
    QString tcpAddress(const QString& user, const QString& options = {}) const;
    /// The address of a new, empty schema.
    QString newStore();
    /// Runs a statement as the server's owner; the first value of its first row.
    QVariant run(const QString& sql) const;

    int port() const { return m_port; }
    QString folder() const { return m_folder.path(); } ///< where its socket is
    /// A command as it is to be run where the tests run as root; it ends with them.
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
