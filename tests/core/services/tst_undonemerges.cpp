#include "core/editing/newids.h"
#include "core/editing/persondocument.h"
#include "core/json/personjson.h"
#include "core/services/filing.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/support/randomedits.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace duovita;

namespace {

/// Two people in a store, either of whom can be merged into the other.
class TwoPeople {
public:
    TwoPeople(const Person& first, const Person& second)
        : m_path(m_folder.filePath(QStringLiteral("cv.db"))), m_ids{first.id, second.id}
    {
        const auto database = Database::open(m_path);
        m_isReady =
            database && PersonRepository(**database).insert(first) && PersonRepository(**database).insert(second);
    }

    bool isReady() const { return m_isReady; }
    const QString& path() const { return m_path; }

    Result<StoredPerson> load(int which) const
    {
        const auto database = Database::openExisting(m_path);
        return database ? PersonRepository(**database).load(m_ids[which]) : Result<StoredPerson>(database.error());
    }

    /// Both as JSON; "gone" for one in the trash.
    QByteArrayList json() const
    {
        QByteArrayList texts;
        for (const int which : {0, 1}) {
            const auto stored = load(which);
            texts += stored ? writePeople({stored->person}) : QByteArray("gone");
        }
        return texts;
    }

    /// Merges the other into `kept`.
    Result<StoredDraft> merge(int kept) const
    {
        const auto record = load(kept);
        const auto other = load(1 - kept);
        if (!record || !other)
            return record ? other.error() : record.error();
        const MergePlan plan = planForMerging(record->person, other->person, {});
        return mergePeople(m_path, plan, record->revisions, *other);
    }

private:
    QTemporaryDir m_folder;
    QString m_path;
    std::array<PersonId, 2> m_ids;
    bool m_isReady = false;
};

/// The same person in a separate record.
Person copyOf(const Person& person)
{
    Person copy = withNewIds(person);
    copy.id = PersonId();
    return copy;
}

/// The same with some parts changed.
Person editedCopy(const Person& person, quint32 seed)
{
    constexpr int changes = 12;
    PersonDocument document(copyOf(person));
    test::RandomEdits edits(seed);
    for (int i = 0; i < changes; ++i)
        static_cast<void>(edits.next(document.person()).onDocument(document));
    return document.person();
}

} // namespace

/// Merging in either direction: undo restores both records exactly, and redo recreates the merged one.
class UndoneMergesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void restoresBothRecords_data();
    void restoresBothRecords();
    void keepsLaterChanges_data();
    void keepsLaterChanges();
};

void UndoneMergesTest::restoresBothRecords_data()
{
    QTest::addColumn<Person>("first");
    QTest::addColumn<Person>("second");
    for (const char* name : {"zhang-san", "li-si"}) {
        const Person sample = test::samplePerson(QString::fromLatin1(name));
        QTest::addRow("%s twice", name) << sample << copyOf(sample);
        for (quint32 seed = 1; seed <= 4; ++seed)
            QTest::addRow("%s, edited %u", name, seed) << sample << editedCopy(sample, seed);
    }
    QTest::newRow("two samples") << test::samplePerson(QStringLiteral("zhang-san"))
                                 << test::samplePerson(QStringLiteral("li-si"));
    for (quint32 seed = 1; seed <= 6; ++seed) {
        test::RandomPerson random(seed);
        const Person first = random.person();
        QTest::addRow("random %u", seed) << first << random.person();
    }
}

/// Merge, undo, and with the sides swapped.
void UndoneMergesTest::restoresBothRecords()
{
    QFETCH(Person, first);
    QFETCH(Person, second);
    const TwoPeople people(first, second);
    QVERIFY(people.isReady());
    const QByteArrayList before = people.json();
    QByteArrayList made;
    for (const int kept : {0, 1}) {
        const auto merged = people.merge(kept);
        QVERIFY(merged);
        const QByteArrayList after = people.json();
        QCOMPARE(after[1 - kept], QByteArray("gone"));
        for (int time = 0; time < 2; ++time) {
            QVERIFY(undoImports(people.path(), {*merged}));
            QCOMPARE(people.json(), before);
            QVERIFY(redoImports(people.path(), {*merged}));
            QCOMPARE(people.json(), after);
        }
        QVERIFY(undoImports(people.path(), {*merged}));
        QCOMPARE(people.json(), before);
        made += after[kept];
    }
    QVERIFY(made[0] != made[1]); // each has the ids and titles of the kept record
}

void UndoneMergesTest::keepsLaterChanges_data()
{
    QTest::addColumn<int>("kept");
    QTest::newRow("the first stays") << 0;
    QTest::newRow("the second stays") << 1;
}

/// Later changes of the kept record survive undo and redo.
void UndoneMergesTest::keepsLaterChanges()
{
    QFETCH(int, kept);
    const Person sample = test::samplePerson(QStringLiteral("li-si"));
    const TwoPeople people(sample, editedCopy(sample, 3));
    QVERIFY(people.isReady());
    const auto was = people.load(kept);
    const QByteArray other = people.json()[1 - kept];
    const auto merged = people.merge(kept);
    QVERIFY(was && merged);
    const auto stored = people.load(kept);
    Person edited = stored->person;
    edited.notes += QStringLiteral("Typed afterwards");
    {
        const auto database = Database::openExisting(people.path());
        QVERIFY(database && PersonRepository(**database).update(stored->person, edited, stored->revisions));
    }
    QVERIFY(undoImports(people.path(), {*merged}));
    const Person back = people.load(kept)->person;
    QVERIFY2(back.notes.contains(QStringLiteral("Typed afterwards")), qPrintable(back.notes));
    QCOMPARE(back.sections, was->person.sections);
    QCOMPARE(back.cvs, was->person.cvs);
    QCOMPARE(people.json()[1 - kept], other);
    QVERIFY(redoImports(people.path(), {*merged}));
    const Person again = people.load(kept)->person;
    QVERIFY2(again.notes.contains(QStringLiteral("Typed afterwards")), qPrintable(again.notes));
    QCOMPARE(again.sections, edited.sections);
    QCOMPARE(people.json()[1 - kept], QByteArray("gone"));
}

DUOVITA_TEST(UndoneMergesTest)
#include "tst_undonemerges.moc"
