#include "tests/support/teststores.h"

namespace duovita::test {

TestStores::TestStores()
{
    const QString wanted = qEnvironmentVariable("DUOVITA_TEST_STORE");
    if (wanted.isEmpty())
        return;
    m_server = std::make_unique<PostgresServer>();
    m_problem = m_server->start();
    if (wanted != QStringLiteral("pgbouncer") || !m_problem.isEmpty())
        return;
    m_pooler = std::make_unique<PostgresPooler>(*m_server);
    m_problem = m_pooler->start(QStringLiteral("session"));
}

QString TestStores::newAddress()
{
    if (m_pooler) { // it accepts no options, so each store is a database
        const QString name = QStringLiteral("pooled%1").arg(++m_databases);
        m_server->run(QStringLiteral("CREATE DATABASE ") + name);
        return m_pooler->address(name);
    }
    if (m_server)
        return m_server->newStore();
    m_folders.push_back(std::make_unique<QTemporaryDir>());
    return m_folders.back()->filePath(QStringLiteral("s.db"));
}

} // namespace duovita::test
