#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlQuery>
#include <QTest>

using namespace duovita;

/// The history of deleted and changed content: nothing is removed permanently.
class RecordHistoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsEarlierVersionsOfAnEntry();
    void keepsNoVersionsOfUnchangedEntries();
    void keepsRemovedEntries();
    void keepsRemovedVersionOfRestoredEntry();

private:
    QList<QVariantList> rows(const QString& sql) const;

    test::TestStores m_stores;
    std::unique_ptr<Database> m_database;
};

void RecordHistoryTest::init()
{
    m_database.reset();
    REQUIRE_TEST_STORES(m_stores);
    auto database = Database::open(m_stores.newAddress());
    QVERIFY(database);
    m_database = std::move(*database);
}

QList<QVariantList> RecordHistoryTest::rows(const QString& sql) const
{
    QSqlQuery query(m_database->connection());
    QList<QVariantList> result;
    if (!query.exec(sql))
        return result;
    while (query.next())
        result += QVariantList{query.value(0), query.value(1), query.value(2), query.value(3)};
    return result;
}

void RecordHistoryTest::keepsEarlierVersionsOfAnEntry()
{
    Person person;
    Section section(SectionKind::Service);
    Entry entry = section.newEntry();
    Highlight highlight;
    highlight.text = LocalizedRichText::of(Language::Chinese, RichText::fromMarkdown(QStringLiteral("第一版")));
    entry.highlights += highlight;
    QVERIFY(section.append(entry));
    person.sections += section;
    QVERIFY(PersonRepository(*m_database).insert(person));

    for (int revision = 1; revision <= 3; ++revision) {
        entry.note = QStringLiteral("note %1").arg(revision);
        entry.highlights.clear();
        QCOMPARE(*PersonRepository(*m_database).updateEntry(person.id, entry, revision), revision + 1);
    }
    const auto kept = rows(QStringLiteral("SELECT revision, content, written_at, replaced_at FROM entry_history"
                                          " ORDER BY revision"));
    QCOMPARE(kept.size(), 3);
    const QJsonObject first = QJsonDocument::fromJson(kept[0][1].toString().toUtf8()).object();
    const QJsonObject point = first[QStringLiteral("highlights")].toArray()[0].toObject();
    QCOMPARE(point[QStringLiteral("text")].toObject()[QStringLiteral("zh")].toString(), QStringLiteral("第一版"));
    QVERIFY(kept[2][1].toString().contains(QStringLiteral("note 2")));
    for (const QVariantList& row : kept)
        QVERIFY(row[2].toLongLong() > 0 && row[3].toLongLong() >= row[2].toLongLong());
}

void RecordHistoryTest::keepsNoVersionsOfUnchangedEntries()
{
    const Person person = test::RandomPerson(4).person();
    const auto revisions = PersonRepository(*m_database).insert(person);
    Person edited = person;
    edited.notes += u'.';
    const auto updated = PersonRepository(*m_database).update(person, edited, *revisions);
    QVERIFY(updated);
    QCOMPARE(updated->person, revisions->person + 1);
    QVERIFY(updated->entries == revisions->entries);
    QVERIFY(updated->sections == revisions->sections);
    QVERIFY(rows(QStringLiteral("SELECT 1 FROM entry_history")).isEmpty());
}

void RecordHistoryTest::keepsRemovedEntries()
{
    Person person = test::RandomPerson(4).person();
    person.sections += test::RandomPerson(5).section(SectionKind::Award);
    const auto revisions = PersonRepository(*m_database).insert(person);
    const auto before = rows(QStringLiteral("SELECT content, extra, id, section_id FROM entry ORDER BY id"));
    const auto highlights = rows(QStringLiteral("SELECT content, id, position, entry_id FROM highlight ORDER BY id"));
    QVERIFY(!before.isEmpty());
    Person emptied = person;
    emptied.sections.clear();
    QVERIFY(PersonRepository(*m_database).update(person, emptied, *revisions));
    QCOMPARE(rows(QStringLiteral("SELECT content, extra, id, section_id FROM entry ORDER BY id")), before);
    QCOMPARE(rows(QStringLiteral("SELECT content, id, position, entry_id FROM highlight ORDER BY id")), highlights);
    QVERIFY(rows(QStringLiteral("SELECT 1 FROM entry WHERE deleted_at IS NULL")).isEmpty());
}

void RecordHistoryTest::keepsRemovedVersionOfRestoredEntry()
{
    Person person;
    Section section(SectionKind::Talk);
    Entry entry = section.newEntry();
    entry.note = QStringLiteral("as it was removed");
    const Section empty = section;
    QVERIFY(section.append(entry));
    person.sections = {section};
    Person without = person;
    without.sections = {empty};
    auto revisions = PersonRepository(*m_database).insert(person);
    revisions = PersonRepository(*m_database).update(person, without, *revisions);
    entry.note = QStringLiteral("as it came back");
    Person again = person;
    QVERIFY(again.sections[0].replace(0, entry));
    QVERIFY(PersonRepository(*m_database).update(without, again, *revisions));
    const auto kept = rows(QStringLiteral("SELECT content, 1, 1, 1 FROM entry_history"));
    QCOMPARE(kept.size(), 1);
    QVERIFY(kept[0][0].toString().contains(QStringLiteral("as it was removed")));
}

DUOVITA_TEST(RecordHistoryTest)
#include "tst_recordhistory.moc"
