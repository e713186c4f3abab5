#include "core/editing/autosave.h"
#include "core/storage/changelistener.h"
#include "core/storage/database.h"
#include "core/storage/historyrepository.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QSignalSpy>

using namespace duovita;

/// Several programs using one store on a server that may be killed: nothing reported as saved is lost or overwritten.
class SharingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void losesNoWriteOfTwoPrograms_data();
    void losesNoWriteOfTwoPrograms();
    void reportsChangesOfOtherPrograms();
    void reportsLostAndRestoredConnection();
    void savesTextTypedWhileServerWasDown();
    void recognizesItsOwnUnansweredWrite();

private:
    /// What the two programs have printed.
    struct Totals {
        int writings = 0;
        int conflicts = 0;
        int away = 0;
    };

    void shareOnce(int kills, int lines, Totals& totals);
    std::unique_ptr<QProcess> share(const QString& name, int lines) const;
    StoredPerson stored() const;

    test::PostgresServer m_server;
    QString m_problem;
    QString m_store;
    Person m_person;
    PersonRevisions m_revisions;
};

namespace {

constexpr int patience = 60000;

/// The minimum duration for each pair of programs; a longer campaign can set it in the environment.
int campaignSeconds()
{
    return qEnvironmentVariableIntValue("DUOVITA_SHARING_SECONDS");
}

void type(PersonDocument& document, const char* notes)
{
    Person after = document.person();
    after.notes = QString::fromLatin1(notes);
    document.replaceProfile(after, QStringLiteral("notes"));
}

} // namespace

void SharingTest::initTestCase()
{
    m_problem = m_server.start();
    if (!m_problem.isEmpty() && qEnvironmentVariableIsSet("CI"))
        QFAIL(qPrintable(m_problem));
}

void SharingTest::init()
{
    if (!m_problem.isEmpty())
        QSKIP(qPrintable(m_problem));
    QCOMPARE(m_server.start(), QString()); // a previous test may have left it killed
    m_store = m_server.newStore();
    m_person = Person();
    m_person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    const auto database = Database::open(m_store);
    QVERIFY(database);
    const auto inserted = PersonRepository(**database).insert(m_person);
    QVERIFY(inserted);
    m_revisions = *inserted;
}

std::unique_ptr<QProcess> SharingTest::share(const QString& name, int lines) const
{
    auto process = std::make_unique<QProcess>();
    process->start(QStringLiteral(DUOVITA_CRASHWRITER),
                   {m_store, QStringLiteral("share"), name, QString::number(lines)});
    return process;
}

StoredPerson SharingTest::stored() const
{
    const auto database = Database::openExisting(m_store);
    return *PersonRepository(**database).load(m_person.id);
}

void SharingTest::losesNoWriteOfTwoPrograms_data()
{
    QTest::addColumn<int>("kills");
    QTest::addColumn<int>("lines");
    QTest::newRow("the server stays") << 0 << 150;
    QTest::newRow("the server is killed meanwhile") << 4 << 500;
}

void SharingTest::losesNoWriteOfTwoPrograms()
{
    QFETCH(int, kills);
    QFETCH(int, lines);
    QElapsedTimer timer;
    timer.start();
    Totals totals;
    do {
        shareOnce(kills, lines, totals);
        if (QTest::currentTestFailed())
            return;
    } while (timer.elapsed() < campaignSeconds() * 1000LL);
    QVERIFY(totals.conflicts > 0);
    QCOMPARE(totals.away > 0, kills > 0);
    qInfo("%d writings in %lld ms: %d conflicts were reported, %d times the server was away", totals.writings,
          static_cast<long long>(timer.elapsed()), totals.conflicts, totals.away);
}

/// Lets two programs each add that many lines to the person's notes, which are empty before and after.
void SharingTest::shareOnce(int kills, int lines, Totals& totals)
{
    const std::unique_ptr<QProcess> writers[]{share(QStringLiteral("one"), lines), share(QStringLiteral("two"), lines)};
    for (int kill = 0; kill < kills; ++kill) {
        QVERIFY(writers[0]->waitForReadyRead(patience));
        QTest::qWait(100 + 30 * kill);
        m_server.kill();
        QCOMPARE(m_server.start(), QString());
    }
    QStringList printed;
    for (const auto& writer : writers) {
        QVERIFY(writer->waitForFinished(patience));
        const QString output = QString::fromUtf8(writer->readAllStandardOutput());
        QVERIFY2(writer->exitStatus() == QProcess::NormalExit && writer->exitCode() == 0, qPrintable(output));
        printed += output.split(u'\n', Qt::SkipEmptyParts);
    }
    totals.conflicts += static_cast<int>(printed.removeAll(QStringLiteral("conflict")));
    totals.away += static_cast<int>(printed.removeAll(QStringLiteral("away")));
    const StoredPerson after = stored();
    QStringList found = after.person.notes.split(u'\n', Qt::SkipEmptyParts);
    printed.sort();
    found.sort();
    QCOMPARE(found, printed); // everything reported as saved exists exactly once, and nothing else
    QCOMPARE(found.size(), 2 * lines);
    totals.writings += static_cast<int>(found.size());
    const auto database = Database::openExisting(m_store);
    QVERIFY(database);
    Person emptied = after.person;
    emptied.notes.clear();
    QVERIFY(PersonRepository(**database).update(after.person, emptied, after.revisions));
}

void SharingTest::reportsChangesOfOtherPrograms()
{
    ChangeListener listener(m_store);
    QSignalSpy anything(&listener, &ChangeListener::anythingMayHaveChanged);
    QSignalSpy changed(&listener, &ChangeListener::personChanged);
    QVERIFY(anything.wait(patience)); // the listener is connected
    {
        // Neither its own writes nor those to another store on the server are reported.
        const auto database = Database::open(m_store);
        Person after = m_person;
        after.notes = QStringLiteral("own");
        QVERIFY(PersonRepository(**database).update(m_person, after, m_revisions));
        const auto other = Database::open(m_server.newStore());
        QVERIFY(PersonRepository(**other).insert(m_person));
    }
    const auto writer = share(QStringLiteral("other"), 1);
    QVERIFY(changed.wait(patience));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.front().front().value<PersonId>(), m_person.id);
    QTRY_COMPARE_WITH_TIMEOUT(writer->state(), QProcess::NotRunning, patience);
}

void SharingTest::reportsLostAndRestoredConnection()
{
    ChangeListener listener(m_store);
    QSignalSpy anything(&listener, &ChangeListener::anythingMayHaveChanged);
    QSignalSpy lost(&listener, &ChangeListener::connectionLost);
    QSignalSpy restored(&listener, &ChangeListener::connectionRestored);
    QVERIFY(anything.wait(patience));
    m_server.kill();
    QVERIFY(lost.wait(patience));
    QVERIFY(!listener.isConnected());
    QCOMPARE(m_server.start(), QString());
    QVERIFY(restored.wait(patience));
    QVERIFY(listener.isConnected());
    QTRY_COMPARE(anything.size(), 2);
    QCOMPARE(lost.size(), 1);
    // It reports others' changes again.
    QSignalSpy changed(&listener, &ChangeListener::personChanged);
    const auto writer = share(QStringLiteral("other"), 1);
    QVERIFY(changed.wait(patience));
    QTRY_COMPARE_WITH_TIMEOUT(writer->state(), QProcess::NotRunning, patience);
}

void SharingTest::savesTextTypedWhileServerWasDown()
{
    PersonDocument document(m_person);
    Autosave autosave(m_store, document, m_revisions);
    type(document, "saved");
    QVERIFY(autosave.flush());
    m_server.kill();
    type(document, "typed while it was away");
    const Result<void> flushed = autosave.flush();
    QVERIFY(!flushed);
    QCOMPARE(flushed.error().code, ErrorCode::DatabaseUnreachable);
    type(document, "and more");
    QCOMPARE(autosave.state(), Autosave::State::Failed);
    QCOMPARE(m_server.start(), QString());
    QCOMPARE(stored().person.notes, QStringLiteral("saved"));
    QTRY_COMPARE_WITH_TIMEOUT(autosave.state(), Autosave::State::Saved, patience);
    QVERIFY(!autosave.error());
    QCOMPARE(stored().person.notes, QStringLiteral("and more"));
}

/// The server commits, then dies before replying.
void SharingTest::recognizesItsOwnUnansweredWrite()
{
    PersonDocument document(m_person);
    Autosave autosave(m_store, document, m_revisions);
    type(document, "first");
    QVERIFY(autosave.flush());
    const StoredPerson before = stored();
    m_server.kill();
    type(document, "second");
    QVERIFY(!autosave.flush());
    // The store has the content to be saved, with newer revisions, as if the server had replied.
    QCOMPARE(m_server.start(), QString());
    {
        const auto database = Database::openExisting(m_store);
        QVERIFY(database);
        QVERIFY(PersonRepository(**database).update(before.person, document.person(), before.revisions));
    }
    type(document, "third");
    QTRY_COMPARE_WITH_TIMEOUT(autosave.state(), Autosave::State::Saved, patience);
    QCOMPARE(stored().person.notes, QStringLiteral("third"));
}

DUOVITA_TEST(SharingTest)
#include "tst_sharing.moc"
