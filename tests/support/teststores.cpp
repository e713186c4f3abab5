#include "tests/support/teststores.h"

namespace duovita::test {

TestStores::TestStores()
{
    if (qEnvironmentVariable("DUOVITA_TEST_STORE") != QStringLiteral("postgresql"))
        return;
    m_server = std::make_unique<PostgresServer>();
    m_problem = m_server->start();
}

QString TestStores::newAddress()
{
    if (m_server)
        return m_server->newStore();
    m_folders.push_back(std::make_unique<QTemporaryDir>());
    return m_folders.back()->filePath(QStringLiteral("s.db"));
}

} // namespace duovita::test
