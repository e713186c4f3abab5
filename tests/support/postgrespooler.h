#pragma once

#include "tests/support/postgresserver.h"

namespace duovita::test {

/// A pgbouncer in front of a test server, on loopback; ends with the tests.
class PostgresPooler {
public:
    explicit PostgresPooler(const PostgresServer& server) : m_server(server) {}
    ~PostgresPooler();
    PostgresPooler(const PostgresPooler&) = delete;
    PostgresPooler& operator=(const PostgresPooler&) = delete;

    /// `mode` is its pool_mode. Returns the error, for example if pgbouncer is not installed; empty on success.
    QString start(const QString& mode);
    /// The address of a database on the server; by default the initial one.
    QString address(const QString& database = QStringLiteral("postgres")) const;

private:
    const PostgresServer& m_server;
    QTemporaryDir m_folder;
    QProcess m_process;
    int m_port = 0;
};

} // namespace duovita::test
