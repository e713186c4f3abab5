#include "core/storage/sortcolumns.h"

#include "core/storage/database.h"
#include "core/storage/dialect.h"
#include "core/storage/personrepository.h"
#include "core/storage/storecopy.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QTest>

using namespace duovita;

/// The stored order of names, on every database.
class SortColumnsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsNamesSorted();
    void sortsVeryLongNames();
    void rebuildsKeysOfOlderSortRule();
    void keepsKeysOfNewerVersions();
    void storesSortKeysInCopiedStore();

private:
    PersonRepository people() const { return PersonRepository(*m_database); }
    Person insert(const QString& english, const QString& chinese);
    void run(const QString& sql, const QVariantList& values = {});
    int followers(const QString& rule);
    bool isInOrder() const;
    void openAgain();

    test::TestStores m_stores;
    QString m_address;
    std::unique_ptr<Database> m_database;
    QHash<PersonId, LocalizedText> m_names;
};

void SortColumnsTest::init()
{
    REQUIRE_TEST_STORES(m_stores);
    m_address = m_stores.newAddress();
    m_names.clear();
    openAgain();
}

void SortColumnsTest::openAgain()
{
    m_database.reset();
    auto database = Database::open(m_address);
    QVERIFY(database);
    m_database = std::move(*database);
}

Person SortColumnsTest::insert(const QString& english, const QString& chinese)
{
    Person person;
    person.name = LocalizedText::of(english, chinese);
    if (people().insert(person))
        m_names.insert(person.id, person.name);
    return person;
}

void SortColumnsTest::run(const QString& sql, const QVariantList& values)
{
    Statements statements = statementsFor(*m_database, {});
    statements.run(sql, values);
    if (statements.dialect().keepsDigests())
        digestEverything(statements);
    QVERIFY(!statements.failed());
}

int SortColumnsTest::followers(const QString& rule)
{
    Statements statements = statementsFor(*m_database, {});
    return statements.value(QStringLiteral("SELECT count(*) FROM person WHERE sort_rule = ?"), {rule}).toInt();
}

/// Compares both orders with the names.
bool SortColumnsTest::isInOrder() const
{
    for (const Language order : allLanguages) {
        const auto stored = people().inOrder(order);
        if (!stored || QSet<PersonId>(stored->begin(), stored->end()).size() != m_names.size())
            return false;
        const auto key = [&](const PersonId& id) {
            return std::pair(nameSortKey(m_names.value(id), order), id.toString());
        };
        if (!std::is_sorted(stored->begin(), stored->end(),
                            [&](const PersonId& a, const PersonId& b) { return key(a) < key(b); }))
            return false;
    }
    return true;
}

void SortColumnsTest::keepsNamesSorted()
{
    const QStringList chinese{
        QStringLiteral("张三"),    QStringLiteral("李四"), QStringLiteral("曾五"), QStringLiteral("单于飞"), QString(),
        QStringLiteral("Zhang 三")};
    const QStringList english{QStringLiteral("Zhang San"), QStringLiteral("Li Si"), QStringLiteral("émile"), QString(),
                              QStringLiteral("zhang San")};
    test::RandomPerson random(3);
    QList<Person> everybody;
    for (int i = 0; i < 60; ++i)
        everybody += insert(english[random.below(5)], chinese[random.below(6)]);
    QVERIFY(isInOrder());
    for (int i = 0; i < 60; i += 3) {
        const auto stored = people().load(everybody[i].id);
        QVERIFY(stored);
        Person after = stored->person;
        after.name = LocalizedText::of(english[random.below(5)], chinese[random.below(6)]);
        m_names.insert(after.id, after.name);
        QVERIFY(people().update(stored->person, after, stored->revisions));
    }
    QVERIFY(isInOrder());
    QVERIFY(people().moveToTrash(everybody[1].id));
    const LocalizedText trashed = m_names.take(everybody[1].id);
    QVERIFY(isInOrder());
    QVERIFY(people().restoreFromTrash(everybody[1].id));
    m_names.insert(everybody[1].id, trashed);
    QVERIFY(isInOrder());
    QCOMPARE(followers(nameSortRule()), 60);
}

void SortColumnsTest::sortsVeryLongNames()
{
    const QString name = QStringLiteral("张三").repeated(2000);
    insert(name, name);
    insert(QString(name + u'a'), QString(name + u'a'));
    insert(QStringLiteral("Li Si"), QStringLiteral("李四"));
    QVERIFY(isInOrder());
    QCOMPARE(m_names.size(), 3);
}

/// After an update of ICU: the order is right at once, and the keys are rebuilt when the store is opened.
void SortColumnsTest::rebuildsKeysOfOlderSortRule()
{
    for (const char* name : {"张三", "李四", "王五", "曾六"})
        insert({}, QString::fromUtf8(name));
    const QString older(nameSortRule().size(), u'!');
    run(QStringLiteral("UPDATE person SET sort_en = ?, sort_zh = ?, sort_rule = ?"),
        {QByteArray("\x01same"), QByteArray("\x02same"), older});
    QVERIFY(isInOrder());
    QCOMPARE(followers(older), 4);
    const auto times = [this] {
        QList<Timestamp> all;
        const auto listed = people().list();
        for (const PersonSummary& person : *listed)
            all += person.updated;
        return all;
    };
    const QList<Timestamp> before = times();
    openAgain();
    QCOMPARE(followers(nameSortRule()), 4);
    QVERIFY(isInOrder());
    QCOMPARE(times(), before); // no record counts as changed
    // A program with the other ICU version saves a name.
    run(QStringLiteral("UPDATE person SET sort_en = ?, sort_rule = ? WHERE id = ?"),
        {QByteArray("\x01"), older, m_names.keyBegin()->toString()});
    QVERIFY(isInOrder());
    openAgain();
    QCOMPARE(followers(nameSortRule()), 4);
}

/// In a shared store, the keys of newer versions stay; a file is used by this program only.
void SortColumnsTest::keepsKeysOfNewerVersions()
{
    for (const char* name : {"张三", "李四", "王五"})
        insert({}, QString::fromUtf8(name));
    const QString newer(nameSortRule().size(), u'z');
    run(QStringLiteral("UPDATE person SET sort_en = ?, sort_zh = ?, sort_rule = ?"),
        {QByteArray("\x01same"), QByteArray("\x01same"), newer});
    openAgain();
    QCOMPARE(followers(newer), m_stores.onServer() ? 3 : 0);
    QVERIFY(isInOrder());
    insert({}, QStringLiteral("赵六"));
    QVERIFY(isInOrder());
}

void SortColumnsTest::storesSortKeysInCopiedStore()
{
    for (const char* name : {"张三", "李四", "王五"})
        insert({}, QString::fromUtf8(name));
    auto copy = Database::open(m_stores.newAddress());
    QVERIFY(copy);
    QVERIFY(copyPeople(*m_database, **copy));
    m_database = std::move(*copy);
    QCOMPARE(followers(nameSortRule()), 3);
    QVERIFY(isInOrder());
}

DUOVITA_TEST(SortColumnsTest)
#include "tst_sortcolumns.moc"
