#include "core/storage/connectionwatchdog.h"
#include "core/storage/database.h"
#include "core/storage/statements.h"
#include "tests/support/stallingproxy.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QTest>

#include <future>

using namespace duovita;
using namespace duovita::test;

/// Detecting an unresponsive server, and which connections are cut then.
class ConnectionWatchdogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cutsOlderConnections();
    void keepsNewerConnections();
    void cutsOnlyItsOwnPendingConnections();

private:
    QString through(const StallingProxy& proxy) const;

    PostgresServer m_server;
    QString m_problem;
    QString m_store;
};

namespace {

bool answers(const Database& database)
{
    Statements statements(database.connection(), database.path(), QStringLiteral("ask"));
    return statements.value(QStringLiteral("SELECT 1")) == 1;
}

/// Longer than an impatient watchdog waits for two checks.
void waitForTheHurried()
{
    QTest::qWait(3500);
}

} // namespace

void ConnectionWatchdogTest::initTestCase()
{
    m_problem = m_server.start();
    if (!m_problem.isEmpty() && qEnvironmentVariableIsSet("CI"))
        QFAIL(qPrintable(m_problem));
    m_server.run(QStringLiteral("CREATE ROLE far LOGIN SUPERUSER PASSWORD 'far'"));
}

void ConnectionWatchdogTest::init()
{
    if (!m_problem.isEmpty())
        QSKIP(qPrintable(m_problem));
    m_store = m_server.newStore();
    QVERIFY(Database::open(m_store));
}

QString ConnectionWatchdogTest::through(const StallingProxy& proxy) const
{
    return m_server.tcpAddress(QStringLiteral("far:far"), m_store.section(u'&', -1).section(u'?', -1))
        .replace(QString::number(m_server.port()), QString::number(proxy.port()));
}

void ConnectionWatchdogTest::cutsOlderConnections()
{
    ConnectionWatchdog watch(m_store);
    watch.start();
    const auto database = Database::openExisting(m_store);
    QVERIFY(database && answers(**database));
    watch.hurry();
    {
        const ConnectionWatchdog::Question question(watch);
        waitForTheHurried();
        QVERIFY(question.wasCut());
        QVERIFY(!answers(**database));
        QVERIFY(!Database::openExisting(m_store)); // opening would block
    }
    const ConnectionWatchdog next(m_store);
    QVERIFY(Database::openExisting(m_store));
}

/// A window was closed while its server was unresponsive; the store is opened again before the old watchdog has ended.
void ConnectionWatchdogTest::keepsNewerConnections()
{
    ConnectionWatchdog old(m_store);
    old.start();
    const auto early = Database::openExisting(m_store);
    QVERIFY(early);
    old.hurry();
    const ConnectionWatchdog::Question question(old);
    ConnectionWatchdog next(m_store);
    next.start();
    const auto late = Database::openExisting(m_store);
    QVERIFY(late);
    waitForTheHurried();
    QVERIFY(question.wasCut());
    QVERIFY(!answers(**early));
    QVERIFY(answers(**late));
    QVERIFY(Database::openExisting(m_store));
}

void ConnectionWatchdogTest::cutsOnlyItsOwnPendingConnections()
{
    std::future<bool> ofTheOld; // end when the proxy does, at the latest
    std::future<bool> ofTheNext;
    StallingProxy proxy(m_server.port());
    const QString store = through(proxy);
    const auto opens = [store] { return Database::openExisting(store).hasValue(); };
    ConnectionWatchdog old(store);
    old.start();
    QVERIFY(opens()); // determines the address that connections lead to
    proxy.stallFirstQuestions();
    ofTheOld = std::async(std::launch::async, opens);
    QTRY_COMPARE(proxy.stalledFirst(), 1);
    old.hurry();
    const ConnectionWatchdog::Question question(old);
    ConnectionWatchdog next(store);
    ofTheNext = std::async(std::launch::async, opens);
    QTRY_COMPARE(proxy.stalledFirst(), 2);
    waitForTheHurried();
    constexpr std::chrono::seconds patience{20};
    QVERIFY(ofTheOld.wait_for(patience) == std::future_status::ready);
    QVERIFY(!ofTheOld.get());
    QVERIFY(ofTheNext.wait_for(std::chrono::seconds(0)) == std::future_status::timeout);
    next.start();
    next.hurry();
    const ConnectionWatchdog::Question another(next);
    QTRY_VERIFY_WITH_TIMEOUT(ofTheNext.wait_for(std::chrono::seconds(0)) == std::future_status::ready, 20000);
    QVERIFY(!ofTheNext.get());
}

DUOVITA_TEST(ConnectionWatchdogTest)
#include "tst_connectionwatchdog.moc"
