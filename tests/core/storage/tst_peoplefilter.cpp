#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QTest>

using namespace duovita;

/// Which people pass a filter, in every kind of store.
class PeopleFilterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void excludesCompletePeople();
    void findsPeopleByTag_data();
    void findsPeopleByTag();
    void combinesWithASearch();
    void listsTagsInUse();

private:
    PersonId add(const char* english, const char* chinese, const QStringList& tags = {});
    PersonRepository people() const { return PersonRepository(*m_database); }
    QStringList names(const PeopleFilter& filter, const QString& search = {}) const;

    test::TestStores m_stores;
    std::unique_ptr<Database> m_database;
};

void PeopleFilterTest::initTestCase()
{
    if (!m_stores.problem().isEmpty())
        QSKIP(qPrintable(m_stores.problem()));
}

void PeopleFilterTest::init()
{
    auto database = Database::open(m_stores.newAddress());
    QVERIFY(database);
    m_database = std::move(*database);
}

PersonId PeopleFilterTest::add(const char* english, const char* chinese, const QStringList& tags)
{
    Person person;
    person.name = LocalizedText::of(QString::fromUtf8(english), QString::fromUtf8(chinese));
    person.tags = tags;
    return people().insert(person) ? person.id : PersonId();
}

QStringList PeopleFilterTest::names(const PeopleFilter& filter, const QString& search) const
{
    QStringList names;
    const auto listed = people().list(search, Language::English, filter);
    for (const PersonSummary& person : listed ? *listed : QList<PersonSummary>())
        names += person.name.textOrFallback(Language::English);
    return names;
}

void PeopleFilterTest::excludesCompletePeople()
{
    add("Zhang San", "张三");
    add("Li Si", "");
    const PersonId wang = add("", "王五");
    const PersonId zhao = add("Zhao Liu", "");
    QCOMPARE(names({Language::English, {}}), QStringList{QStringLiteral("王五")});
    QCOMPARE(names({Language::Chinese, {}}), (QStringList{QStringLiteral("Li Si"), QStringLiteral("Zhao Liu")}));
    QCOMPARE(names({}).size(), 4);
    // For given people: in the given order, without those in the trash.
    QCOMPARE(*people().passing({zhao, wang, PersonId()}, {Language::Chinese, {}}), QList{zhao});
    QVERIFY(people().moveToTrash(zhao));
    QVERIFY(people().passing({zhao, wang}, {Language::Chinese, {}})->isEmpty());
    // Completed people disappear.
    const auto stored = people().load(wang);
    QVERIFY(stored);
    Person after = stored->person;
    after.name.setText(Language::English, QStringLiteral("Wang Wu"));
    QVERIFY(people().update(stored->person, after, stored->revisions));
    QVERIFY(names({Language::English, {}}).isEmpty());
}

void PeopleFilterTest::findsPeopleByTag_data()
{
    QTest::addColumn<QString>("tag");
    QTest::newRow("word") << QStringLiteral("group");
    QTest::newRow("Han") << QStringLiteral("导师组");
    QTest::newRow("pattern") << QStringLiteral("50%_a\\b");
    QTest::newRow("quotes") << QStringLiteral("the \"best\" 'ones'");
    QTest::newRow("control character") << QStringLiteral("a\tb");
    QTest::newRow("null") << QString(QStringLiteral("a") + QChar(0) + QStringLiteral("b"));
    QTest::newRow("beyond the plane") << QStringLiteral("𠮷");
}

/// Only whole tags, case-sensitive, in no other field.
void PeopleFilterTest::findsPeopleByTag()
{
    QFETCH(QString, tag);
    add("Zhang San", "张三", {QStringLiteral("other"), tag});
    add("Li Si", "李四", {tag + QStringLiteral(" two"), QString(QStringLiteral("x") + tag)});
    const QString english = tag.section(QChar(0), 0, 0);
    add(qPrintable(english), "王五");
    if (tag.toUpper() != tag)
        add("Zhao Liu", "赵六", {tag.toUpper()});
    QCOMPARE(names({std::nullopt, tag}), QStringList{QStringLiteral("Zhang San")});
    QVERIFY(names({Language::English, tag}).isEmpty());
}

void PeopleFilterTest::combinesWithASearch()
{
    const QStringList tags{QStringLiteral("sample")};
    add("Zhang San", "", tags);
    add("Li Si", "李四", tags);
    add("Zhang Wu", "");
    QCOMPARE(names({std::nullopt, tags.front()}, QStringLiteral("zhang")), QStringList{QStringLiteral("Zhang San")});
    QCOMPARE(names({Language::Chinese, tags.front()}), QStringList{QStringLiteral("Zhang San")});
    QVERIFY(names({Language::Chinese, tags.front()}, QStringLiteral("li")).isEmpty());
}

void PeopleFilterTest::listsTagsInUse()
{
    QVERIFY(people().tags()->isEmpty());
    const QString often = QStringLiteral("often");
    const QString seldom = QStringLiteral("a \"seldom\" one");
    add("Zhang San", "", {often});
    add("Li Si", "", {seldom, often});
    QVERIFY(people().moveToTrash(add("Wang Wu", "", {QStringLiteral("in the trash")})));
    QCOMPARE(*people().tags(), (QStringList{often, seldom}));
}

DUOVITA_GUI_TEST(PeopleFilterTest)
#include "tst_peoplefilter.moc"
