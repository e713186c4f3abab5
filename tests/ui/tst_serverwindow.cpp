#include "core/storage/changelistener.h"
#include "core/storage/personrepository.h"
#include "tests/support/sampleperson.h"
#include "tests/support/stallingproxy.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/backup/opening.h"
#include "ui/people/peoplepanel.h"
#include "ui/shell/messagebar.h"
#include "ui/widgets/growingtextedit.h"

#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QListView>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>

#include <future>

using namespace duovita;
using namespace duovita::test;

/// The window on a store on a server, which others also use and which may become unreachable.
class ServerWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void keepsTextTypedWhileServerIsDown();
    void recoversFromSilentNetworkLoss();
    void survivesIdleSessionTimeouts();
    void reportsChangesOfOtherUsers();
    void reportsChangesMissedBetweenSessions();
    void closesDespiteSilentNetworkLoss();
    void abortsPendingConnection();
    void listsEverybodyOnceTheServerAnswers();
    void keepsTextOfReadOnlyUser();
    void showsNewPeople();
    void refusesNewPersonWhileServerIsDown();
    void remembersAddressesWithoutPasswords();
    void asksForAPassword();

private:
    std::unique_ptr<MainWindow> openWindow(WindowFixture& fixture) const;
    void endNoSessions() const;
    void runElsewhere(const QString& program, const QStringList& words) const;

    PostgresServer m_server;
    QString m_problem;
    QString m_store;
    Person m_person;
};

namespace {

QString message(MainWindow& window)
{
    return find<MessageBar>(window, "messageBar")->text();
}

bool isSaved(MainWindow& window)
{
    return find<QLabel>(window, "saveState")->text() == QStringLiteral("Saved");
}

void typeName(MainWindow& window, const QString& text)
{
    auto* outline = find<QTreeView>(window, "outline");
    outline->setCurrentIndex(outline->model()->index(0, 0));
    auto* name = find<GrowingTextEdit>(window, "field.name.en");
    name->moveCursor(QTextCursor::End);
    name->insertPlainText(text);
}

Person storedPerson(const QString& address, const PersonId& id)
{
    const auto database = Database::openExisting(address);
    return PersonRepository(**database).load(id)->person;
}

} // namespace

void ServerWindowTest::initTestCase()
{
    m_problem = m_server.start();
    if (!m_problem.isEmpty() && qEnvironmentVariableIsSet("CI"))
        QFAIL(qPrintable(m_problem));
}

void ServerWindowTest::endNoSessions() const
{
    m_server.run(QStringLiteral("ALTER SYSTEM RESET ALL"));
    m_server.run(QStringLiteral("SELECT pg_reload_conf()"));
}

void ServerWindowTest::init()
{
    if (!m_problem.isEmpty())
        QSKIP(qPrintable(m_problem));
    QCOMPARE(m_server.start(), QString());
    endNoSessions(); // if a test failed midway
    m_store = m_server.newStore();
    m_person = samplePerson(QStringLiteral("li-si"));
    const auto database = Database::open(m_store);
    QVERIFY(database);
    QVERIFY(PersonRepository(**database).insert(m_person));
}

std::unique_ptr<MainWindow> ServerWindowTest::openWindow(WindowFixture& fixture) const
{
    fixture.database = m_store;
    auto window = fixture.open();
    window->show();
    QSignalSpy opened(window.get(), &MainWindow::recordOpened);
    if (!window->document())
        opened.wait(patience);
    return window;
}

void ServerWindowTest::runElsewhere(const QString& program, const QStringList& words) const
{
    QProcess process;
    process.start(program, words);
    while (process.state() != QProcess::NotRunning)
        QTest::qWait(10);
    QCOMPARE(process.exitCode(), 0);
}

void ServerWindowTest::keepsTextTypedWhileServerIsDown()
{
    WindowFixture fixture;
    const auto window = openWindow(fixture);
    QVERIFY(window->document());
    typeName(*window, QStringLiteral(" one"));
    QVERIFY(window->flush());
    const QString saved = storedPerson(m_store, m_person.id).name.text(Language::English);
    QVERIFY(saved.endsWith(QStringLiteral(" one")));
    m_server.kill();
    typeName(*window, QStringLiteral(" two"));
    QTRY_VERIFY_WITH_TIMEOUT(message(*window).contains(QStringLiteral("The server cannot be reached")), patience);
    QTRY_COMPARE_WITH_TIMEOUT(find<QLabel>(*window, "saveState")->text(), QStringLiteral("Not saved"), patience);
    QVERIFY(!window->close()); // the record's unsaved changes would be lost
    typeName(*window, QStringLiteral(" three"));
    QVERIFY(!isSaved(*window));

    QCOMPARE(m_server.start(), QString());
    QCOMPARE(storedPerson(m_store, m_person.id).name.text(Language::English), saved);
    QTRY_VERIFY_WITH_TIMEOUT(message(*window).contains(QStringLiteral("The server is back")), patience);
    QTRY_VERIFY_WITH_TIMEOUT(isSaved(*window), patience);
    QVERIFY(storedPerson(m_store, m_person.id).name.text(Language::English).endsWith(QStringLiteral(" one two three")));
}

/// The connection's end is not reported: without a time limit, queries would wait forever.
void ServerWindowTest::recoversFromSilentNetworkLoss()
{
    StallingProxy proxy(m_server.port());
    m_server.run(QStringLiteral("CREATE ROLE far LOGIN SUPERUSER PASSWORD 'far'"));
    const QString direct = m_store;
    m_store = m_server.tcpAddress(QStringLiteral("far:far"), m_store.section(u'&', -1).section(u'?', -1))
                  .replace(QString::number(m_server.port()), QString::number(proxy.port()));
    WindowFixture fixture;
    const auto window = openWindow(fixture);
    QVERIFY(window->document());
    typeName(*window, QStringLiteral(" one"));
    QVERIFY(window->flush());

    proxy.stall();
    typeName(*window, QStringLiteral(" two"));
    QTest::qWait(1000); // while it is being saved
    find<QListView>(*window, "people.list")->setFocus();
    typeName(*window, QStringLiteral(" three"));
    // Detection takes 15 seconds, and a new connection attempt 10.
    QTRY_VERIFY_WITH_TIMEOUT(message(*window).contains(QStringLiteral("The server cannot be reached")), 2 * patience);
    QTRY_COMPARE_WITH_TIMEOUT(find<QLabel>(*window, "saveState")->text(), QStringLiteral("Not saved"), 2 * patience);
    QCOMPARE(find<QListView>(*window, "people.list")->model()->rowCount(), 1);
    QVERIFY(window->document()->person().name.text(Language::English).endsWith(QStringLiteral(" one two three")));

    proxy.resume();
    QTRY_VERIFY_WITH_TIMEOUT(message(*window).contains(QStringLiteral("The server is back")), 2 * patience);
    QTRY_VERIFY_WITH_TIMEOUT(isSaved(*window), 2 * patience);
    QVERIFY(storedPerson(direct, m_person.id).name.text(Language::English).endsWith(QStringLiteral(" one two three")));
}

/// Between two queries of the window, and within a transaction: the user does not notice.
void ServerWindowTest::survivesIdleSessionTimeouts()
{
    for (const char* setting : {"idle_session_timeout", "idle_in_transaction_session_timeout"})
        m_server.run(QStringLiteral("ALTER SYSTEM SET %1 = '500ms'").arg(QString::fromLatin1(setting)));
    m_server.run(QStringLiteral("SELECT pg_reload_conf()"));
    WindowFixture fixture;
    const auto window = openWindow(fixture);
    QVERIFY(window->document());
    for (int round = 0; round < 3; ++round) {
        QTest::qWait(1500);
        typeName(*window, QStringLiteral(" %1").arg(round));
        QTRY_VERIFY_WITH_TIMEOUT(isSaved(*window), patience);
        QVERIFY(!message(*window).contains(QStringLiteral("away")));
    }
    QVERIFY(storedPerson(m_store, m_person.id).name.text(Language::English).endsWith(QStringLiteral(" 0 1 2")));
    // Others' changes still arrive, although their program may be slower than the server's time limit.
    endNoSessions();
    runElsewhere(QStringLiteral(DUOVITA_PROGRAM),
                 {QStringLiteral("--database"), m_store, QStringLiteral("import"),
                  QStringLiteral(DUOVITA_SOURCE_DIR "/resources/sample/zhang-san.json")});
    QTRY_COMPARE_WITH_TIMEOUT(find<QListView>(*window, "people.list")->model()->rowCount(), 2, patience);
}

void ServerWindowTest::reportsChangesOfOtherUsers()
{
    WindowFixture fixture;
    const auto window = openWindow(fixture);
    QTest::qWait(500); // so that it is listening; otherwise, it would reload the list anyway
    runElsewhere(QStringLiteral(DUOVITA_CRASHWRITER),
                 {m_store, QStringLiteral("share"), QStringLiteral("other"), QStringLiteral("1")});
    QTRY_VERIFY_WITH_TIMEOUT(message(*window).contains(QStringLiteral("Somebody else")), patience);
    QVERIFY(window->document()->person() == m_person); // until the user wants the new version
    QTest::mouseClick(find<MessageBar>(*window, "messageBar")->findChild<QPushButton*>(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(
        window->document() && window->document()->person().notes.contains(QStringLiteral("other-1")), patience);
}

/// The server ends the session and answers again at the next query: notifications in between were lost.
void ServerWindowTest::reportsChangesMissedBetweenSessions()
{
    WindowFixture fixture;
    const auto window = openWindow(fixture);
    QVERIFY(window->document());
    QTest::qWait(500); // so that it is listening
    QVERIFY(m_server
                .run(QStringLiteral("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                                    " WHERE application_name = 'duovita' AND pid <> pg_backend_pid()"))
                .toInt() > 0);
    runElsewhere(QStringLiteral(DUOVITA_CRASHWRITER),
                 {m_store, QStringLiteral("share"), QStringLiteral("other"), QStringLiteral("1")});
    QTRY_VERIFY_WITH_TIMEOUT(message(*window).contains(QStringLiteral("Somebody else")), patience);
    QVERIFY(window->document()->person() == m_person);
}

void ServerWindowTest::closesDespiteSilentNetworkLoss()
{
    StallingProxy proxy(m_server.port());
    m_server.run(QStringLiteral("CREATE ROLE away LOGIN SUPERUSER PASSWORD 'away'"));
    m_store = m_server.tcpAddress(QStringLiteral("away:away"), m_store.section(u'&', -1).section(u'?', -1))
                  .replace(QString::number(m_server.port()), QString::number(proxy.port()));
    WindowFixture fixture;
    auto window = openWindow(fixture);
    QVERIFY(window->document());
    typeName(*window, QStringLiteral(" one"));
    QVERIFY(window->flush());
    proxy.stall();
    QTest::qWait(3000); // the listener's query is waiting
    QElapsedTimer timer;
    timer.start();
    QVERIFY(window->close());
    window.reset();
    // Usually at once, and never 15 s for each waiting query; but a connection being opened may take its full ten
    // seconds.
    constexpr qint64 longest = 25'000; // ms, on a busy machine
    QVERIFY2(timer.elapsed() < longest, qPrintable(QString::number(timer.elapsed())));
    // The store can be opened again.
    proxy.resume();
    WindowFixture again;
    const auto next = openWindow(again);
    QTRY_VERIFY_WITH_TIMEOUT(next->document(), 2 * patience);
    QVERIFY(next->document()->person().name.text(Language::English).endsWith(QStringLiteral(" one")));
    typeName(*next, QStringLiteral(" two"));
    QVERIFY(next->flush());
}

/// The driver pings a connection before using it, and waits forever.
void ServerWindowTest::abortsPendingConnection()
{
    std::future<bool> opening; // ends when the proxy does, at the latest
    StallingProxy proxy(m_server.port());
    m_server.run(QStringLiteral("CREATE ROLE halfway LOGIN SUPERUSER PASSWORD 'halfway'"));
    const QString store =
        m_server.tcpAddress(QStringLiteral("halfway:halfway"), m_store.section(u'&', -1).section(u'?', -1))
            .replace(QString::number(m_server.port()), QString::number(proxy.port()));
    auto listener = std::make_unique<ChangeListener>(store);
    QSignalSpy listening(listener.get(), &ChangeListener::anythingMayHaveChanged);
    QVERIFY(listening.wait(patience));
    proxy.stallFirstQuestions();
    opening = std::async(std::launch::async, [&] { return Database::openExisting(store).hasValue(); });
    QTRY_VERIFY_WITH_TIMEOUT(proxy.stalledFirst() > 0, patience);
    proxy.stall();
    QTest::qWait(3000); // the listener's query is waiting
    listener.reset();   // so that nothing else is waiting
    QVERIFY(opening.wait_for(std::chrono::milliseconds(patience)) == std::future_status::ready);
    QVERIFY(!opening.get());
}

/// Only the list's own connection fails: it retries automatically, and reports the error once.
void ServerWindowTest::listsEverybodyOnceTheServerAnswers()
{
    PeoplePanel panel(m_store);
    QSignalSpy failed(&panel, &PeoplePanel::failed);
    QSignalSpy recovered(&panel, &PeoplePanel::recovered);
    m_server.kill();
    panel.reload();
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
    QTest::qWait(4000); // several attempts failed
    QCOMPARE(m_server.start(), QString());
    QTRY_COMPARE_WITH_TIMEOUT(find<QAbstractItemView>(panel, "people.list")->model()->rowCount(), 1, patience);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(recovered.size(), 1);
}

/// A user with read access only: the store refuses changes, but typed text is not lost, and the window can be closed.
void ServerWindowTest::keepsTextOfReadOnlyUser()
{
    const QTemporaryDir data;
    qputenv("XDG_DATA_HOME", QFile::encodeName(data.path()));
    const QString schema = m_store.section(QStringLiteral("search_path%3D"), -1);
    m_server.run(QStringLiteral("CREATE ROLE onlooker LOGIN"));
    m_server.run(QStringLiteral("GRANT USAGE ON SCHEMA %1 TO onlooker").arg(schema));
    QVERIFY(m_server.run(QStringLiteral("GRANT SELECT ON ALL TABLES IN SCHEMA %1 TO onlooker").arg(schema)).isValid());
    m_store = m_server.address(QStringLiteral("onlooker"), m_store.section(u'&', -1).section(u'?', -1));
    WindowFixture fixture;
    const auto window = openWindow(fixture);
    QVERIFY(window->document());
    typeName(*window, QStringLiteral(" mine"));
    QTRY_VERIFY_WITH_TIMEOUT(message(*window).contains(QStringLiteral("permission denied")), patience);
    QVERIFY2(message(*window).contains(data.path()), qPrintable(message(*window)));
    QCOMPARE(find<QLabel>(*window, "saveState")->text(), QStringLiteral("Not saved"));
    QVERIFY(!window->close()); // it warns first
    auto* close = find<MessageBar>(*window, "messageBar")->findChild<QPushButton*>();
    QCOMPARE(close->text(), QStringLiteral("Close"));
    close->click();
    QVERIFY(!window->isVisible());
    const QStringList kept = QDir(data.filePath(QStringLiteral("duovita/unsaved"))).entryList(QDir::Files);
    QCOMPARE(kept.size(), 1);
    qunsetenv("XDG_DATA_HOME");
}

void ServerWindowTest::showsNewPeople()
{
    WindowFixture fixture;
    const auto window = openWindow(fixture);
    const auto* list = find<QListView>(*window, "people.list");
    QVERIFY(list);
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 1, patience);
    runElsewhere(QStringLiteral(DUOVITA_PROGRAM),
                 {QStringLiteral("--database"), m_store, QStringLiteral("import"),
                  QStringLiteral(DUOVITA_SOURCE_DIR "/resources/sample/zhang-san.json")});
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 2, patience);
}

void ServerWindowTest::refusesNewPersonWhileServerIsDown()
{
    WindowFixture fixture;
    const auto window = openWindow(fixture);
    m_server.kill();
    QTRY_VERIFY_WITH_TIMEOUT(message(*window).contains(QStringLiteral("The server cannot be reached")), patience);
    window->newPerson();
    QTRY_VERIFY_WITH_TIMEOUT(message(*window).contains(QStringLiteral("cannot be reached")), patience);
    QCOMPARE(m_server.start(), QString());
    QTRY_VERIFY_WITH_TIMEOUT(message(*window).contains(QStringLiteral("The server is back")), patience);
    const auto database = Database::openExisting(m_store);
    QCOMPARE(PersonRepository(**database).list()->size(), 1); // nothing was saved later
}

void ServerWindowTest::remembersAddressesWithoutPasswords()
{
    WindowFixture fixture;
    rememberDatabase(fixture.settings, QStringLiteral("postgresql://li:secret@db/cvs"));
    QCOMPARE(recentDatabases(fixture.settings), QStringList{QStringLiteral("postgresql://li@db/cvs")});
    QVERIFY(isSameStore(QStringLiteral("postgresql://li:secret@db/cvs"), QStringLiteral("postgres://li@db/cvs")));
    QVERIFY(!isSameStore(QStringLiteral("postgresql://li@db/cvs"), QStringLiteral("postgresql://li@db/other")));
}

void ServerWindowTest::asksForAPassword()
{
    QVERIFY(m_server.run(QStringLiteral("CREATE ROLE asked LOGIN SUPERUSER PASSWORD 'let me in'")).isValid());
    WindowFixture fixture;
    fixture.files.name = QStringLiteral("let me in");
    const QString address = m_server.tcpAddress(QStringLiteral("asked"), m_store.section(u'&', -1));
    QCOMPARE(openOrAsk(address, fixture.files), address);
    qunsetenv("PGPASSWORD");
}

DUOVITA_GUI_TEST(ServerWindowTest)
#include "tst_serverwindow.moc"
