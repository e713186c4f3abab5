#pragma once

#include "tests/support/postgrespooler.h"

#include <QTest>

#include <memory>
#include <vector>

namespace duovita::test {

/// New, empty stores for the tests of what works on every database: files of SQLite, or, where the environment variable
/// DUOVITA_TEST_STORE says "postgresql", a server's, or "pgbouncer", a server's behind that pooler, which keeps
/// sessions. They go away with it.
class TestStores {
public:
    TestStores();

    /// Why there can be none; empty if all is well.
    const QString& problem() const { return m_problem; }
    QString newAddress();
    bool onServer() const { return m_server != nullptr; }

private:
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<PostgresPooler> m_pooler; ///< before m_server
    int m_databases = 0;
    std::vector<std::unique_ptr<QTemporaryDir>> m_folders;
    QString m_problem;
};

} // namespace duovita::test

/// Starts a server for one test, or leaves the test out where none is installed.
#define REQUIRE_TEST_SERVER(server)                                                                                    \
    do {                                                                                                               \
        const QString serverProblem = (server).start();                                                                \
        if (!serverProblem.isEmpty() && qEnvironmentVariableIsSet("CI"))                                               \
            QFAIL(qPrintable(serverProblem));                                                                          \
        if (!serverProblem.isEmpty())                                                                                  \
            QSKIP(qPrintable(serverProblem));                                                                          \
    } while (false)

/// At the beginning of init(). Without a server its tests are left out, but not where every submission is tested.
#define REQUIRE_TEST_STORES(stores)                                                                                    \
    do {                                                                                                               \
        if (!(stores).problem().isEmpty() && qEnvironmentVariableIsSet("CI"))                                          \
            QFAIL(qPrintable((stores).problem()));                                                                     \
        if (!(stores).problem().isEmpty())                                                                             \
            QSKIP(qPrintable((stores).problem()));                                                                     \
    } while (false)
