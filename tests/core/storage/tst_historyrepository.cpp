#include "core/storage/historyrepository.h"

#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QTest>

#include <algorithm>

using namespace duovita;

namespace {

Person named(const char* name, SectionKind kind = SectionKind::Project)
{
    Person person;
    person.name = LocalizedText::of(Language::English, QString::fromLatin1(name));
    person.sections += Section(kind);
    return person;
}

} // namespace

class HistoryRepositoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsEveryVersionOfAnEntry();
    void listsTrashedEntries();
    void emptiesTheTrashForGood();
    void reportsMissingEntries();

private:
    test::TestStores m_stores;
    std::unique_ptr<Database> m_database;
};

void HistoryRepositoryTest::init()
{
    m_database.reset();
    REQUIRE_TEST_STORES(m_stores);
    auto opened = Database::open(m_stores.newAddress());
    QVERIFY(opened);
    m_database = std::move(*opened);
}

/// Random states of an entry, written one after the other, are all available, newest first.
void HistoryRepositoryTest::keepsEveryVersionOfAnEntry()
{
    test::RandomPerson random(5);
    PersonRepository people(*m_database);
    Person person = named("Zhang San");
    const Entry entry = random.entry(SectionKind::Project);
    QVERIFY(person.sections.front().append(entry));
    PersonRevisions revisions = people.insert(person).value();
    QList<Entry> states{entry};
    for (int i = 0; i < 20; ++i) {
        Person after = person;
        Entry changed = random.entry(SectionKind::Project);
        changed.id = entry.id;
        QVERIFY(after.sections.front().replace(0, changed));
        const auto updated = people.update(person, after, revisions);
        QVERIFY(updated);
        revisions = *updated;
        person = after;
        states.prepend(changed);
    }
    const auto versions = HistoryRepository(*m_database).versionsOf(entry.id);
    QVERIFY(versions);
    QCOMPARE(versions->size(), states.size() - 1);
    for (qsizetype i = 0; i < versions->size(); ++i) {
        QVERIFY((*versions)[i].entry == states[i + 1]);
        QVERIFY((*versions)[i].written <= (*versions)[i].replaced);
    }
}

void HistoryRepositoryTest::listsTrashedEntries()
{
    test::RandomPerson random(6);
    PersonRepository people(*m_database);
    Person person = named("Zhang San");
    person.sections.front().title = LocalizedText::of(Language::Chinese, QStringLiteral("项目"));
    const Entry entry = random.entry(SectionKind::Project);
    QVERIFY(person.sections.front().append(entry));
    const auto revisions = people.insert(person);
    Person without = person;
    without.sections.front().take(0);
    QVERIFY(people.update(person, without, *revisions));
    const HistoryRepository history(*m_database);
    const auto entries = history.trashedEntries(person.id);
    QVERIFY(entries);
    QCOMPARE(entries->size(), 1);
    QVERIFY(entries->front().entry == entry);
    QCOMPARE(entries->front().section, person.sections.front().id());
    QCOMPARE(entries->front().sectionTitle.text(Language::Chinese), QStringLiteral("项目"));

    // Empty or still existing entries need not be restored.
    Person more = without;
    QVERIFY(more.sections.front().append(entry));
    Entry copy = entry;
    copy.id = EntryId();
    for (Highlight& point : copy.highlights)
        point.id = HighlightId();
    QVERIFY(more.sections.front().append(copy));
    Entry changed = copy;
    changed.id = EntryId();
    changed.note += u'x';
    QVERIFY(more.sections.front().append(changed));
    QVERIFY(more.sections.front().append(more.sections.front().newEntry()));
    const auto grown = people.update(without, more, people.load(person.id)->revisions);
    QVERIFY(grown);
    Person fewer = more;
    while (fewer.sections.front().entries().size() > 1)
        fewer.sections.front().take(1);
    QVERIFY(people.update(more, fewer, *grown));
    QCOMPARE(history.trashedEntries(person.id)->size(), 1);
    QCOMPARE(history.trashedEntries(person.id)->front().entry, changed);

    QVERIFY(history.trashedPeople()->isEmpty());
    Person blank;
    blank.sections += Section(SectionKind::Work);
    QVERIFY(people.insert(blank) && people.moveToTrash(blank.id));
    QCOMPARE(history.trashedPeople()->size(), 1); // entries in the history may have been removed by undo
    QTest::qWait(2);                              // times in the trash have millisecond resolution
    QVERIFY(people.moveToTrash(person.id));
    const auto gone = history.trashedPeople();
    QCOMPARE(gone->size(), 2);
    QCOMPARE(gone->front().id, person.id);
    QVERIFY(gone->front().name == person.name);
}

void HistoryRepositoryTest::emptiesTheTrashForGood()
{
    test::RandomPerson random(7);
    PersonRepository people(*m_database);
    const Person kept = random.person();
    QVERIFY(people.insert(kept));
    const Person gone = random.person();
    QVERIFY(people.insert(gone));
    QVERIFY(people.moveToTrash(gone.id));
    Person edited = named("Li Si");
    QVERIFY(edited.sections.front().append(random.entry(SectionKind::Project)));
    const Entry last = random.entry(SectionKind::Project);
    QVERIFY(edited.sections.front().append(last));
    const auto revisions = people.insert(edited);
    Person after = edited;
    after.sections.front().take(1);
    QVERIFY(people.update(edited, after, *revisions));

    HistoryRepository history(*m_database);
    const auto count = history.emptyTrash();
    QVERIFY2(count, count ? "" : qPrintable(count.error().parameters.join(u' ')));
    QVERIFY(*count >= 2);
    QVERIFY(history.trashedPeople()->isEmpty());
    QVERIFY(history.trashedEntries(edited.id)->isEmpty());
    QVERIFY(people.load(kept.id)->person == kept);
    QVERIFY(people.load(edited.id)->person == after);
    QVERIFY(!people.restoreFromTrash(gone.id));
    QCOMPARE(*history.emptyTrash(), 0);
    // Content still held by a window can be written again.
    QVERIFY(people.update(after, edited, people.load(edited.id)->revisions));
    QVERIFY(people.load(edited.id)->person == edited);
}

void HistoryRepositoryTest::reportsMissingEntries()
{
    const auto versions = HistoryRepository(*m_database).versionsOf(EntryId());
    QVERIFY(!versions);
    QCOMPARE(versions.error().code, ErrorCode::EntryNotFound);
    QVERIFY(HistoryRepository(*m_database).trashedEntries(PersonId())->isEmpty());
}

DUOVITA_TEST(HistoryRepositoryTest)
#include "tst_historyrepository.moc"
