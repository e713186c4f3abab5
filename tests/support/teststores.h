#pragma once

#include "tests/support/postgrespooler.h"

#include <QTest>

#include <memory>
#include <vector>

namespace duovita::test {

/// Creates empty stores for tests that apply to every database: SQLite files, or depending on the environment variable
/// DUOVITA_TEST_STORE schemas on a server ("postgresql"), or databases behind a session pooler ("pgbouncer"). Removes
/// them when destroyed.
class TestStores {
public:
    TestStores();

    /// Why no store can be created; empty if it can.
    const QString& problem() const { return m_problem; }
    QString newAddress();
    bool onServer() const { return m_server != nullptr; }

private:
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<PostgresPooler> m_pooler; ///< declared before m_server
    int m_databases = 0;
    std::vector<std::unique_ptr<QTemporaryDir>> m_folders;
    QString m_problem;
};

} // namespace duovita::test

/// Starts a server for a test, or skips the test if none is installed; in CI, that is a failure.
#define REQUIRE_TEST_SERVER(server)                                                                                    \
    do {                                                                                                               \
        const QString serverProblem = (server).start();                                                                \
        if (!serverProblem.isEmpty() && qEnvironmentVariableIsSet("CI"))                                               \
            QFAIL(qPrintable(serverProblem));                                                                          \
        if (!serverProblem.isEmpty())                                                                                  \
            QSKIP(qPrintable(serverProblem));                                                                          \
    } while (false)

/// For the beginning of init(): skips the test if there is no server; in CI, that is a failure.
#define REQUIRE_TEST_STORES(stores)                                                                                    \
    do {                                                                                                               \
        if (!(stores).problem().isEmpty() && qEnvironmentVariableIsSet("CI"))                                          \
            QFAIL(qPrintable((stores).problem()));                                                                     \
        if (!(stores).problem().isEmpty())                                                                             \
            QSKIP(qPrintable((stores).problem()));                                                                     \
    } while (false)
