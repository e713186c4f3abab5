#pragma once

#include "tests/support/postgresserver.h"

namespace duovita::test {

/// pgbouncer before a server of the tests, on loopback; it ends with the tests.
class PostgresPooler {
public:
    explicit PostgresPooler(const PostgresServer& server) : m_server(server) {}
    ~PostgresPooler();
    PostgresPooler(const PostgresPooler&) = delete;
    PostgresPooler& operator=(const PostgresPooler&) = delete;

    /// `mode` is its pool_mode. Why it could not be done, as where none is installed; empty if it answers.
    QString start(const QString& mode);
    /// Of a database of the server, or the one that is there from the beginning.
    QString address(const QString& database = QStringLiteral("postgres")) const;

private:
    const PostgresServer& m_server;
    QTemporaryDir m_folder;
    QProcess m_process;
    int m_port = 0;
};

} // namespace duovita::test
