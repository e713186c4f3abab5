#include "core/editing/autosave.h"

#include "core/editing/unsavedcopy.h"
#include "core/json/personjson.h"
#include "core/storage/database.h"
#include "core/storage/dialect.h"
#include "core/storage/historyrepository.h"
#include "core/storage/migrations.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTemporaryDir>

using namespace duovita;

namespace {

constexpr int patience = 20000;

/// A store with one person, opened for editing.
struct SavedRecord {
    explicit SavedRecord(const QString& store) : path(store)
    {
        person.name = LocalizedText::of(QStringLiteral("Li Si"), QStringLiteral("李四"));
        Section work(SectionKind::Work);
        static_cast<void>(work.append(work.newEntry()));
        person.sections = {work};
        auto database = Database::open(path);
        revisions = *PersonRepository(**database).insert(person);
        document = std::make_unique<PersonDocument>(person);
        autosave = std::make_unique<Autosave>(path, *document, revisions);
    }

    void type(const QString& notes)
    {
        Person after = document->person();
        after.notes = notes;
        document->replaceProfile(after, QStringLiteral("notes"));
    }

    Person stored() const
    {
        auto database = Database::open(path);
        return PersonRepository(**database).load(person.id)->person;
    }

    /// Simulates another program that opens, changes and saves the record.
    void elsewhere(const std::function<void(Person&)>& change) const
    {
        auto database = Database::open(path);
        PersonRepository people(**database);
        const auto theirs = people.load(person.id);
        Person after = theirs->person;
        change(after);
        QVERIFY(people.update(theirs->person, after, theirs->revisions));
    }

    /// All stored revisions of the record, newest first.
    QList<Person> past() const
    {
        auto database = Database::open(path);
        const HistoryRepository history(**database);
        QList<Person> states;
        const auto moments = history.revisionsOf(person.id);
        for (const RevisionInfo& moment : *moments)
            states += history.asOf(person.id, moment.at)->person;
        return states;
    }

    QStringList pastNotes() const
    {
        QStringList notes;
        for (const Person& state : past())
            notes += state.notes;
        return notes;
    }

    ChangeCause lastCause() const
    {
        auto database = Database::open(path);
        return *HistoryRepository(**database).revisionsOf(person.id)->front().cause;
    }

    QString path;
    Person person;
    PersonRevisions revisions;
    std::unique_ptr<PersonDocument> document;
    std::unique_ptr<Autosave> autosave;
};

} // namespace

class AutosaveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { REQUIRE_TEST_STORES(m_stores); }
    void savesAfterAShortPause();
    void savesDuringContinuousTyping();
    void savesTextTypedWhileSaving();
    void flushWritesBeforeReturning();
    void savesPendingChangesOnDestruction();
    void returnsToSavedAfterUndo();
    void keepsQuicklyRemovedTextsInTheHistory();
    void savesDespiteRejectedEarlierState();
    void reportsFailureAndRecovers();
    void savesAfterItsSessionWasEnded();
    void reportsARecordChangedByAnother();
    void mergesConcurrentChanges();
    void followsRemoteChanges();
    void reportsConflictInTheSameField_data();
    void reportsConflictInTheSameField();
    void dropsConflictWhenTheEditIsUndone();
    void mergesAgainAfterAThirdChange();
    void keepsUnresolvedTextInTheHistory();
    void keepsUnresolvedTextInFileAfterAThirdChange();
    void recordsCauseOfEachSave();
    void doesNotBlockTyping();
    void keepsTextInFileIfStoreWasMigrated();

private:
    test::TestStores m_stores;
};

void AutosaveTest::savesAfterAShortPause()
{
    SavedRecord record(m_stores.newAddress());
    QCOMPARE(record.autosave->state(), Autosave::State::Saved);
    record.type(QStringLiteral("一"));
    QCOMPARE(record.autosave->state(), Autosave::State::Unsaved);
    QTRY_COMPARE_WITH_TIMEOUT(record.autosave->state(), Autosave::State::Saved, patience);
    QVERIFY(record.stored() == record.document->person());
}

void AutosaveTest::savesDuringContinuousTyping()
{
    SavedRecord record(m_stores.newAddress());
    QElapsedTimer timer;
    timer.start();
    bool saving = false;
    connect(record.autosave.get(), &Autosave::stateChanged, this,
            [&] { saving = saving || record.autosave->state() == Autosave::State::Saving; });
    for (int i = 0; !saving && timer.elapsed() < patience; ++i) {
        record.type(QString::number(i));
        QTest::qWait(50); // never a long enough pause
    }
    QVERIFY(saving);
    QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
}

void AutosaveTest::savesTextTypedWhileSaving()
{
    SavedRecord record(m_stores.newAddress());
    record.type(QStringLiteral("a"));
    record.autosave->saveNow();
    QCOMPARE(record.autosave->state(), Autosave::State::Saving);
    record.type(QStringLiteral("ab"));
    QTRY_COMPARE_WITH_TIMEOUT(record.autosave->state(), Autosave::State::Saved, patience);
    QCOMPARE(record.stored().notes, QStringLiteral("ab"));
}

void AutosaveTest::flushWritesBeforeReturning()
{
    SavedRecord record(m_stores.newAddress());
    for (const char* text : {"a", "ab", "abc"}) {
        record.type(QString::fromLatin1(text));
        QVERIFY(record.autosave->flush().hasValue());
        QCOMPARE(record.stored().notes, QString::fromLatin1(text));
    }
}

void AutosaveTest::savesPendingChangesOnDestruction()
{
    SavedRecord record(m_stores.newAddress());
    record.type(QStringLiteral("last words"));
    record.autosave.reset();
    QCOMPARE(record.stored().notes, QStringLiteral("last words"));
}

void AutosaveTest::returnsToSavedAfterUndo()
{
    SavedRecord record(m_stores.newAddress());
    record.type(QStringLiteral("a"));
    record.document->undo();
    QTRY_COMPARE_WITH_TIMEOUT(record.autosave->state(), Autosave::State::Saved, patience);
    QVERIFY(record.stored() == record.person);
}

/// Removed by undo, or by typing over it; intermediate texts of typing are not kept.
void AutosaveTest::keepsQuicklyRemovedTextsInTheHistory()
{
    SavedRecord record(m_stores.newAddress());
    for (const char* text : {"fi", "first", "second", "sec", "s"})
        record.type(QString::fromLatin1(text));
    record.document->undo();
    record.type(QStringLiteral("third"));
    record.document->closeMerge();
    record.document->undo();
    QVERIFY(record.autosave->state() != Autosave::State::Saved);
    QVERIFY(record.autosave->flush());
    QVERIFY(record.stored() == record.person);
    const QStringList past = record.pastNotes();
    for (const char* text : {"first", "second", "third"})
        QVERIFY2(past.contains(QString::fromLatin1(text)), text);
    for (const char* text : {"fi", "sec", "s"})
        QVERIFY2(!past.contains(QString::fromLatin1(text)), text);
}

/// A former state that the store rejects does not block saving, and is kept in a file.
void AutosaveTest::savesDespiteRejectedEarlierState()
{
    const QTemporaryDir data;
    qputenv("XDG_DATA_HOME", QFile::encodeName(data.path()));
    SavedRecord record(m_stores.newAddress());
    Person other;
    other.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    QVERIFY(PersonRepository(**Database::open(record.path)).insert(other));
    const auto typeRefused = [&](const QString& notes) { // rejected, because the CV belongs to another person
        Person after = record.document->person();
        after.notes = notes;
        after.cvs += other.cvs.front();
        record.document->replaceProfile(after, QStringLiteral("notes"));
    };
    const auto typeTaken = [&](const QString& notes) {
        Person after = record.document->person();
        after.notes = notes;
        after.cvs.removeLast();
        record.document->replaceProfile(after, QStringLiteral("notes"));
    };
    record.type(QStringLiteral("first"));
    typeRefused(QStringLiteral("refused"));
    typeTaken(QStringLiteral("third"));
    record.type(QStringLiteral("last"));
    QVERIFY(record.autosave->flush());
    QCOMPARE(record.autosave->state(), Autosave::State::Saved);
    QCOMPARE(record.stored().notes, QStringLiteral("last"));
    const QStringList past = record.pastNotes();
    for (const char* text : {"first", "third"})
        QVERIFY2(past.contains(QString::fromLatin1(text)), text);
    const QStringList files = QDir(unsavedFolder()).entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    QFile file(QDir(unsavedFolder()).filePath(files.front()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto people = readPeople(file.readAll(), file.fileName());
    QVERIFY(people);
    QCOMPARE(people->front().notes, QStringLiteral("refused"));
    // If the current record is rejected, that is still an error.
    typeRefused(QStringLiteral("refused again"));
    QVERIFY(!record.autosave->flush());
    typeTaken(QStringLiteral("taken"));
    QVERIFY(record.autosave->flush());
    QCOMPARE(record.stored().notes, QStringLiteral("taken"));
    QCOMPARE(QDir(unsavedFolder()).entryList(QDir::Files).size(), 2);
    qunsetenv("XDG_DATA_HOME");
}

void AutosaveTest::reportsFailureAndRecovers()
{
    if (m_stores.onServer())
        QSKIP("a file is in the way here; tst_postgres kills a server");
    SavedRecord record(m_stores.newAddress());
    const QString away = record.path + QStringLiteral(".away");
    for (const char* suffix : {"", "-wal", "-shm"})
        QFile::rename(record.path + QString::fromLatin1(suffix), away + QString::fromLatin1(suffix));
    QFile blocker(record.path);
    QVERIFY(blocker.open(QIODevice::WriteOnly));
    blocker.write("no database");
    blocker.close();
    record.type(QStringLiteral("kept"));
    QTRY_COMPARE_WITH_TIMEOUT(record.autosave->state(), Autosave::State::Failed, patience);
    QVERIFY(record.autosave->error());
    QVERIFY(!record.autosave->flush().hasValue());

    QVERIFY(QFile::remove(record.path));
    for (const char* suffix : {"", "-wal", "-shm"})
        QFile::rename(away + QString::fromLatin1(suffix), record.path + QString::fromLatin1(suffix));
    record.autosave->saveNow();
    QTRY_COMPARE_WITH_TIMEOUT(record.autosave->state(), Autosave::State::Saved, patience);
    QVERIFY(!record.autosave->error());
    QCOMPARE(record.stored().notes, QStringLiteral("kept"));
}

/// Servers may close idle sessions.
void AutosaveTest::savesAfterItsSessionWasEnded()
{
    if (!m_stores.onServer())
        QSKIP("a file has no sessions");
    SavedRecord record(m_stores.newAddress());
    record.type(QStringLiteral("first"));
    QVERIFY(record.autosave->flush());
    bool failed = false;
    connect(record.autosave.get(), &Autosave::stateChanged, this,
            [&] { failed = failed || record.autosave->state() == Autosave::State::Failed; });
    {
        auto database = Database::open(record.path);
        QSqlQuery query(database->get()->connection());
        QVERIFY(query.exec(QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                                          " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'")));
    }
    record.type(QStringLiteral("second"));
    QVERIFY(record.autosave->flush());
    QVERIFY(!failed);
    QCOMPARE(record.stored().notes, QStringLiteral("second"));
}

void AutosaveTest::reportsARecordChangedByAnother()
{
    SavedRecord record(m_stores.newAddress());
    Person theirs = record.person;
    theirs.notes = QStringLiteral("theirs");
    {
        auto database = Database::open(record.path);
        QVERIFY(PersonRepository(**database).update(record.person, theirs, record.revisions).hasValue());
    }
    record.type(QStringLiteral("mine"));
    const Result<void> flushed = record.autosave->flush();
    QVERIFY(!flushed.hasValue());
    QCOMPARE(flushed.error().code, ErrorCode::RevisionStale);
    QCOMPARE(record.stored().notes, QStringLiteral("theirs"));
    QCOMPARE(record.document->person().notes, QStringLiteral("mine"));
}

void AutosaveTest::mergesConcurrentChanges()
{
    SavedRecord record(m_stores.newAddress());
    QSignalSpy merged(record.autosave.get(), &Autosave::merged);
    record.elsewhere([](Person& person) {
        person.tags = {QStringLiteral("lab")};
        Entry entry = person.sections[0].entries()[0];
        entry.note = QStringLiteral("theirs");
        QVERIFY(person.sections[0].replace(0, entry));
    });
    record.type(QStringLiteral("mine"));
    QVERIFY(record.autosave->flush());
    const Person both = record.stored();
    QCOMPARE(both.notes, QStringLiteral("mine"));
    QCOMPARE(both.tags, QStringList(QStringLiteral("lab")));
    QCOMPARE(both.sections[0].entries()[0].note, QStringLiteral("theirs"));
    QVERIFY(record.document->person() == both);
    QCOMPARE(merged.size(), 1);
    QCOMPARE(record.lastCause(), ChangeCause::Merge);
    // Undo reverts only the change made here.
    record.document->undo();
    QVERIFY(record.document->person().notes.isEmpty());
    QVERIFY(!record.document->canUndo());
    QVERIFY(record.autosave->flush());
    QCOMPARE(record.stored().tags, QStringList(QStringLiteral("lab")));
    QCOMPARE(record.stored().sections[0].entries()[0].note, QStringLiteral("theirs"));
    record.document->redo();
    QVERIFY(record.autosave->flush());
    QVERIFY(record.stored() == both);
}

void AutosaveTest::followsRemoteChanges()
{
    SavedRecord record(m_stores.newAddress());
    record.type(QStringLiteral("mine"));
    QVERIFY(record.autosave->flush());
    record.elsewhere([](Person& person) { person.tags = {QStringLiteral("lab")}; });
    auto database = Database::open(record.path);
    record.autosave->follow(*PersonRepository(**database).load(record.person.id));
    QCOMPARE(record.document->person().tags, QStringList(QStringLiteral("lab")));
    QCOMPARE(record.autosave->state(), Autosave::State::Saved); // nothing remains to be written
    QVERIFY(record.document->canUndo());
    record.document->undo();
    QVERIFY(record.autosave->flush());
    QVERIFY(record.stored().notes.isEmpty());
    QCOMPARE(record.stored().tags, QStringList(QStringLiteral("lab")));
}

void AutosaveTest::reportsConflictInTheSameField_data()
{
    QTest::addColumn<ConflictChoice>("choice");
    QTest::addColumn<QString>("kept");
    QTest::addColumn<QStringList>("past");
    QTest::newRow("mine") << ConflictChoice::Mine << "mine"
                          << QStringList{QStringLiteral("mine"), QStringLiteral("theirs"), QStringLiteral("")};
    QTest::newRow("theirs") << ConflictChoice::Theirs << "theirs"
                            << QStringList{QStringLiteral("theirs"), QStringLiteral("mine"), QStringLiteral("theirs"),
                                           QStringLiteral("")};
    QTest::newRow("both") << ConflictChoice::Both << "mine\ntheirs"
                          << QStringList{QStringLiteral("mine\ntheirs"), QStringLiteral("mine"),
                                         QStringLiteral("theirs"), QStringLiteral("")};
}

void AutosaveTest::reportsConflictInTheSameField()
{
    QFETCH(ConflictChoice, choice);
    SavedRecord record(m_stores.newAddress());
    record.elsewhere([](Person& person) { person.notes = QStringLiteral("theirs"); });
    record.type(QStringLiteral("mine"));
    QTRY_COMPARE_WITH_TIMEOUT(record.autosave->state(), Autosave::State::Conflicted, patience);
    QCOMPARE(record.stored().notes, QStringLiteral("theirs"));
    QCOMPARE(record.document->person().notes, QStringLiteral("mine"));
    QVERIFY(!record.autosave->flush());
    QCOMPARE(record.autosave->error()->code, ErrorCode::RevisionStale);
    const RecordConflict& conflict = *record.autosave->conflict();
    const RecordMerge merge = threeWayMerge(conflict.base, record.document->person(), conflict.theirs.person);
    QCOMPARE(merge.conflicts.size(), 1);
    record.autosave->resolve(allChosen(merge.conflicts, choice));
    QVERIFY(record.autosave->flush());
    QCOMPARE(record.autosave->state(), Autosave::State::Saved);
    QTEST(record.stored().notes, "kept");
    QTEST(record.document->person().notes, "kept");
    QTEST(record.pastNotes(), "past"); // no text of either side is lost
    if (choice != ConflictChoice::Mine) {
        record.document->undo();
        QCOMPARE(record.document->person().notes, QStringLiteral("mine"));
    }
}

void AutosaveTest::dropsConflictWhenTheEditIsUndone()
{
    SavedRecord record(m_stores.newAddress());
    record.elsewhere([](Person& person) { person.notes = QStringLiteral("theirs"); });
    record.type(QStringLiteral("mine"));
    QTRY_COMPARE_WITH_TIMEOUT(record.autosave->state(), Autosave::State::Conflicted, patience);
    record.document->undo();
    QTRY_COMPARE_WITH_TIMEOUT(record.autosave->state(), Autosave::State::Saved, patience);
    QVERIFY(!record.autosave->conflict());
    QCOMPARE(record.document->person().notes, QStringLiteral("theirs"));
}

void AutosaveTest::mergesAgainAfterAThirdChange()
{
    SavedRecord record(m_stores.newAddress());
    record.elsewhere([](Person& person) { person.notes = QStringLiteral("theirs"); });
    record.type(QStringLiteral("mine"));
    QTRY_COMPARE_WITH_TIMEOUT(record.autosave->state(), Autosave::State::Conflicted, patience);
    record.elsewhere([](Person& person) { person.tags = {QStringLiteral("third")}; });
    const RecordConflict conflict = *record.autosave->conflict();
    const RecordMerge merge = threeWayMerge(conflict.base, record.document->person(), conflict.theirs.person);
    record.autosave->resolve(allChosen(merge.conflicts, ConflictChoice::Theirs));
    QVERIFY(record.autosave->flush());
    QCOMPARE(record.stored().notes, QStringLiteral("theirs"));
    QCOMPARE(record.stored().tags, QStringList(QStringLiteral("third")));
    QVERIFY(record.pastNotes().contains(QStringLiteral("mine")));
}

/// The program ends before the user has resolved the conflict.
void AutosaveTest::keepsUnresolvedTextInTheHistory()
{
    SavedRecord record(m_stores.newAddress());
    record.elsewhere([](Person& person) { person.notes = QStringLiteral("theirs"); });
    record.type(QStringLiteral("mine"));
    QTRY_COMPARE_WITH_TIMEOUT(record.autosave->state(), Autosave::State::Conflicted, patience);
    record.autosave.reset();
    QCOMPARE(record.stored().notes, QStringLiteral("theirs"));
    QVERIFY(record.pastNotes().contains(QStringLiteral("mine")));
}

/// The same, and another program has written the record again.
void AutosaveTest::keepsUnresolvedTextInFileAfterAThirdChange()
{
    const QTemporaryDir data;
    qputenv("XDG_DATA_HOME", QFile::encodeName(data.path()));
    SavedRecord record(m_stores.newAddress());
    record.elsewhere([](Person& person) { person.notes = QStringLiteral("theirs"); });
    record.type(QStringLiteral("mine"));
    QTRY_COMPARE_WITH_TIMEOUT(record.autosave->state(), Autosave::State::Conflicted, patience);
    record.elsewhere([](Person& person) { person.notes = QStringLiteral("third"); });
    record.autosave.reset();
    QCOMPARE(record.stored().notes, QStringLiteral("third"));
    const QStringList files = QDir(unsavedFolder()).entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    QFile file(QDir(unsavedFolder()).filePath(files.front()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto people = readPeople(file.readAll(), file.fileName());
    QVERIFY(people);
    QCOMPARE(people->front().notes, QStringLiteral("mine"));
    qunsetenv("XDG_DATA_HOME");
}

void AutosaveTest::recordsCauseOfEachSave()
{
    SavedRecord record(m_stores.newAddress());
    record.type(QStringLiteral("a"));
    QVERIFY(record.autosave->flush());
    QCOMPARE(record.lastCause(), ChangeCause::Edit);
    record.document->undo();
    QVERIFY(record.autosave->flush());
    QCOMPARE(record.lastCause(), ChangeCause::Undo);
    Person earlier = record.document->person();
    earlier.notes = QStringLiteral("as it was");
    QVERIFY(record.document->replaceRecord(earlier, ChangeCause::Restore));
    QVERIFY(record.autosave->flush());
    QCOMPARE(record.lastCause(), ChangeCause::Restore);
    record.document->undo();
    record.type(QStringLiteral("b")); // before the previous text was saved
    QVERIFY(record.autosave->flush());
    QCOMPARE(record.lastCause(), ChangeCause::Edit);
}

void AutosaveTest::doesNotBlockTyping()
{
    SavedRecord record(m_stores.newAddress());
    qint64 longest = 0;
    for (int i = 0; i < 200; ++i) {
        QElapsedTimer timer;
        timer.start();
        record.type(QString::number(i));
        longest = qMax(longest, timer.elapsed());
        QTest::qWait(5);
    }
    // Shorter than a write with synchronous=FULL on most disks, but tolerant of a busy machine.
    QVERIFY2(longest < 50, qPrintable(QString::number(longest)));
}

void AutosaveTest::keepsTextInFileIfStoreWasMigrated()
{
    const QTemporaryDir data;
    qputenv("XDG_DATA_HOME", QFile::encodeName(data.path()));
    SavedRecord record(m_stores.newAddress());
    const auto newer = Database::open(record.path);
    const auto setVersion = [&](int by) {
        Statements statements = statementsFor(**newer, {});
        const int newest = newestSchemaVersion(statements.dialect().migrations());
        for (const QString& sql : statements.dialect().setSchemaVersion(newest + by))
            statements.command(sql);
        QVERIFY(!statements.failed());
    };
    const auto kept = [&] {
        QFile file(record.autosave->keptIn());
        const auto people = file.open(QIODevice::ReadOnly) ? readPeople(file.readAll()) : Error{};
        return people && people->size() == 1 ? people->front() : Person();
    };
    record.type(QStringLiteral("saved"));
    QVERIFY(record.autosave->flush());
    QVERIFY(record.autosave->keptIn().isEmpty());
    setVersion(1);
    for (const char* text : {"one", "two"}) {
        record.type(QString::fromLatin1(text));
        QCOMPARE(record.autosave->flush().error().code, ErrorCode::DatabaseRenewed);
        QCOMPARE(record.autosave->state(), Autosave::State::Failed);
        QVERIFY(!record.autosave->isTryingAgain());
        QVERIFY(kept() == record.document->person());
    }
    const QString file = record.autosave->keptIn();
    QVERIFY(file.startsWith(unsavedFolder()));
    QCOMPARE(QDir(unsavedFolder()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::ReadOther;
    QVERIFY(!(QFile::permissions(file) & others));
    record.type(QStringLiteral("three"));
    QVERIFY(record.autosave->keptIn().isEmpty()); // the file lacks the latest change
    setVersion(0);
    QCOMPARE(record.stored().notes, QStringLiteral("saved"));
    QVERIFY(record.autosave->flush());
    QCOMPARE(record.stored().notes, QStringLiteral("three"));
    QVERIFY(!QFile::exists(file)); // it is stored now
    qunsetenv("XDG_DATA_HOME");
}

DUOVITA_TEST(AutosaveTest)
#include "tst_autosave.moc"
