#include "core/storage/database.h"
#include "core/storage/dialect.h"
#include "core/storage/historyrepository.h"
#include "core/storage/personrepository.h"
#include "core/storage/recentpeople.h"
#include "core/storage/searchindex.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QTest>

using namespace duovita;

namespace {

QString name(const PersonSummary& person)
{
    return person.name.textOrFallback(Language::English);
}

Person named(const QString& english, const QString& chinese)
{
    Person person;
    person.name = LocalizedText::of(english, chinese);
    return person;
}

} // namespace

/// Search results and their order.
class PersonSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void findsMatchingPeople_data();
    void findsMatchingPeople();
    void findsChangedTexts();
    void findsWordPartsDespiteTrashedPeople();
    void removesUnusedWordsFromTheIndex();
    void findsNamesFirst();
    void searchesOnlyThePersonsProfile();
    void listsRecentlyChangedPeople();
    void sortsByTheReadersCollation();
    void sortsAndFindsSurnamesByTheirReading();

private:
    PersonRepository repository() const { return PersonRepository(*m_database); }

    test::TestStores m_stores;
    std::unique_ptr<Database> m_database;
};

void PersonSearchTest::init()
{
    m_database.reset();
    REQUIRE_TEST_STORES(m_stores);
    auto database = Database::open(m_stores.newAddress());
    QVERIFY(database);
    m_database = std::move(*database);
}

void PersonSearchTest::findsMatchingPeople_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<QStringList>("found");
    const QStringList zhang{QStringLiteral("Zhang San")};
    const QStringList lyu{QStringLiteral("Lyu Si")};
    const QStringList both{QStringLiteral("Lyu Si"), QStringLiteral("Zhang San")};
    const auto row = [](const char* search, const QStringList& found) {
        QTest::newRow(search) << QString::fromUtf8(search) << found;
    };
    row("", both);
    row("  ", both);
    row("zhang", zhang);
    row("ZHANG", zhang);
    row("ｚｈａｎｇ", zhang);
    row("三", zhang);
    row("张三", zhang);
    row("zhangsan", zhang);
    row("zs", zhang);
    row("lvsi", lyu);
    row("lusi", lyu);
    row("ls", lyu);
    row("清河", zhang);
    row("河大", zhang);
    row("zhang 清河", zhang);
    row("张 100%", zhang);
    row("si 清河", {});
    row("100%", zhang);
    row("100_", {});
    row("%", zhang);
    row("_", {});
    row("\\", lyu);
    row("'", {});
    row("robots", lyu);
    row("rob", lyu);
    row("obot", lyu); // inside a word, because nobody has it at the beginning
    row("obot otor", lyu);
    row("s", both);
    row("motors zhang", {});
    row("学张", {});          // phrases do not cross texts
    row("\"robots\" OR", {}); // no query syntax of the index
    row("NEAR(robots)", {});
    row("¶", {});
    QTest::newRow("NUL") << QString(QStringLiteral("rob") + QChar(0) + u'x') << QStringList();
    QTest::newRow("nothing but a control") << QString(QChar(1)) << both;
    QTest::newRow("cut in the middle of a character")
        << QString(QString(199, u'x') + QString::fromUcs4(U"\U00020000", 1) + u'y') << zhang;
    row("nothing of this", {});
    QTest::newRow("a page") << QString(100000, u'%') << QStringList();
}

void PersonSearchTest::findsMatchingPeople()
{
    QFETCH(QString, search);
    QFETCH(QStringList, found);
    Person zhang = named(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    Section education(SectionKind::Education);
    Entry entry = education.newEntry();
    std::get<EducationDetails>(entry.details).institution =
        LocalizedText::of(Language::Chinese, QStringLiteral("清河大学"));
    Highlight highlight;
    highlight.text = LocalizedRichText::of(Language::English, RichText::fromMarkdown(QStringLiteral("top **100**%")));
    entry.highlights += highlight;
    entry.highlights += Highlight();
    entry.highlights.last().text =
        LocalizedRichText::shared(RichText::fromPlain(QString(199, u'x') + QString::fromUcs4(U"\U00020000", 1) + u'y'));
    QVERIFY(education.append(entry));
    zhang.sections += education;
    Person lyu = named(QStringLiteral("Lyu Si"), QStringLiteral("吕四"));
    lyu.headline = LocalizedText::of(Language::English, QStringLiteral("Robots \\ motors"));
    QVERIFY(repository().insert(zhang));
    QVERIFY(repository().insert(lyu));

    const auto people = repository().list(search);
    QVERIFY(people);
    QStringList names;
    for (const PersonSummary& person : *people)
        names += name(person);
    QCOMPARE(names, found);
}

/// The index follows every kind of write.
void PersonSearchTest::findsChangedTexts()
{
    Person person = named(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    Section work(SectionKind::Work);
    Entry entry = work.newEntry();
    std::get<ExperienceDetails>(entry.details).organization =
        LocalizedText::of(Language::English, QStringLiteral("Example Robotics"));
    QVERIFY(work.append(entry));
    person.sections += work;
    auto revisions = repository().insert(person);
    QVERIFY(revisions);
    const auto finds = [&](const char* search) { return repository().list(QString::fromUtf8(search))->size() == 1; };
    QVERIFY(finds("robotics"));

    std::get<ExperienceDetails>(entry.details).organization =
        LocalizedText::of(Language::English, QStringLiteral("Sample Motors"));
    QVERIFY(repository().updateEntry(person.id, entry, revisions->entries.value(entry.id)));
    QVERIFY(finds("motors") && !finds("robotics"));

    const Person before = repository().load(person.id)->person;
    Person after = before;
    after.sections.clear();
    after.name = LocalizedText::of(QStringLiteral("Li Si"), QStringLiteral("李四"));
    QVERIFY(repository().update(before, after, repository().load(person.id)->revisions));
    QVERIFY(finds("lisi") && !finds("motors") && !finds("zhang"));

    QVERIFY(repository().moveToTrash(person.id));
    QVERIFY(!finds("lisi"));
    QVERIFY(repository().restoreFromTrash(person.id));
    QVERIFY(finds("lisi"));
    QVERIFY(repository().moveToTrash(person.id));
    QVERIFY(HistoryRepository(*m_database).emptyTrash());
    QCOMPARE(repository().matching(QStringLiteral("lisi"))->value().everywhere.size(), 0);
    // Permanently removed: not even their words remain.
    Statements statements = statementsFor(*m_database, {});
    if (m_stores.onServer()) {
        QCOMPARE(statements.value(QStringLiteral("SELECT count(*) FROM person_words")).toInt(), 0);
        return;
    }
    QCOMPARE(statements.value(QStringLiteral("SELECT count(*) FROM search_word")).toInt(), 0);
    QVERIFY(
        statements.rows(QStringLiteral("SELECT 1 FROM person_words_data WHERE instr(block, 'lisi') > 0")).isEmpty());
    QVERIFY(!statements.failed());
}

void PersonSearchTest::findsWordPartsDespiteTrashedPeople()
{
    Person inside = named(QStringLiteral("Anna Bo"), {});
    inside.headline = LocalizedText::of(Language::English, QStringLiteral("Javascript"));
    Person trashed = named(QStringLiteral("Bob Li"), {});
    trashed.headline = LocalizedText::of(Language::English, QStringLiteral("Scripture"));
    QVERIFY(repository().insert(inside));
    QVERIFY(repository().insert(trashed));
    QCOMPARE(repository().list(QStringLiteral("script"))->front().id, trashed.id);
    QVERIFY(repository().moveToTrash(trashed.id));
    QCOMPARE(repository().list(QStringLiteral("script"))->size(), 1);
    QCOMPARE(repository().list(QStringLiteral("script"))->front().id, inside.id);
}

/// After typing, editing and deleting, the index keeps only words that somebody has.
void PersonSearchTest::removesUnusedWordsFromTheIndex()
{
    Person person = named(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    Person other = named(QStringLiteral("Li Si"), QStringLiteral("李四"));
    other.headline = LocalizedText::of(Language::English, QStringLiteral("Measuring"));
    QVERIFY(repository().insert(other));
    auto revisions = repository().insert(person);
    const QString typed = QStringLiteral("Measuring \"latency\" 延迟");
    for (qsizetype length = 1; length <= typed.size(); ++length) {
        Person after = person;
        after.headline = LocalizedText::of(Language::English, typed.left(length));
        revisions = repository().update(person, after, *revisions);
        QVERIFY(revisions);
        person = after;
    }
    const auto found = [&](const char* part) {
        return (*repository().matching(QString::fromUtf8(part)))->everywhere.size();
    };
    QCOMPARE(found("easurin"), 2);
    QCOMPARE(found("atenc"), 1);
    if (!m_stores.onServer()) { // servers search the records themselves
        Statements statements = statementsFor(*m_database, {});
        const auto words = statements.value(
            QStringLiteral("SELECT group_concat(word, ' ') FROM (SELECT word FROM search_word WHERE word LIKE 'm%'"
                           " OR word LIKE 'la%' ORDER BY word)"));
        QCOMPARE(words.toString(), QStringLiteral("latency measuring"));
    }
    Person after = person;
    after.headline = {};
    QVERIFY(repository().update(person, after, *revisions));
    QCOMPARE(found("easurin"), 1); // of the other person
    QCOMPARE(found("atenc"), 0);
}

void PersonSearchTest::findsNamesFirst()
{
    Person inText = named(QStringLiteral("Anna Bo"), {});
    inText.headline = LocalizedText::of(Language::English, QStringLiteral("Physics"));
    Section work(SectionKind::Work);
    Entry entry = work.newEntry();
    std::get<ExperienceDetails>(entry.details).organization =
        LocalizedText::of(Language::English, QStringLiteral("Zhang Laboratory"));
    QVERIFY(work.append(entry));
    inText.sections += work;
    QVERIFY(repository().insert(inText));
    QVERIFY(repository().insert(named(QStringLiteral("Zhang San"), {})));
    const auto people = repository().list(QStringLiteral("zhang"));
    QVERIFY(people);
    QStringList names;
    for (const PersonSummary& person : *people)
        names += name(person);
    QCOMPARE(names, (QStringList{QStringLiteral("Zhang San"), QStringLiteral("Anna Bo")}));
}

void PersonSearchTest::searchesOnlyThePersonsProfile()
{
    using Within = PersonRepository::Within;
    Person zhang = named(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    zhang.contacts += Contact{ContactKind::Phone, LocalizedText::shared(QStringLiteral("138-0013 8000")), {}, true};
    Person other = named(QStringLiteral("San Zhang"), QStringLiteral("张三丰"));
    other.headline = LocalizedText::of(Language::English, QStringLiteral("Javascript"));
    Person gone = named(QStringLiteral("Zhang San"), {});
    for (const Person& person : {zhang, other, gone})
        QVERIFY(repository().insert(person));
    QVERIFY(repository().moveToTrash(gone.id));
    const auto ids = [&](const QString& words) { return *repository().withWords(words, Within::OwnFacts); };
    QCOMPARE(ids(QStringLiteral("zhang  SAN")).size(), 2);
    QCOMPARE(ids(QStringLiteral("张三")).size(), 2);
    QCOMPARE(ids(QStringLiteral("张三丰")), QList<PersonId>{other.id});
    QCOMPARE(ids(QStringLiteral("138 0013 8000")), QList<PersonId>{zhang.id});
    QVERIFY(ids(QStringLiteral("script")).isEmpty()); // not at the beginning of a word
    QVERIFY(ids({}).isEmpty());
}

void PersonSearchTest::sortsByTheReadersCollation()
{
    for (const auto& [english, chinese] : {std::pair("Zhang San", "张三"),
                                           {"Li Si", "李四"},
                                           {"", "王五"},
                                           {"Émile", ""},
                                           {"adam", ""},
                                           {"Zeng Liu", "曾六"}})
        QVERIFY(repository().insert(named(QString::fromUtf8(english), QString::fromUtf8(chinese))));
    const auto shown = [&](Language order) {
        QStringList names;
        const QList<PersonSummary> people = *repository().list({}, order);
        for (const PersonSummary& person : people)
            names += person.name.textOrFallback(order);
        return names.join(u' ');
    };
    QCOMPARE(shown(Language::English), QStringLiteral("adam Émile Li Si Zeng Liu Zhang San 王五"));
    QCOMPARE(shown(Language::Chinese), QStringLiteral("李四 王五 曾六 张三 adam Émile"));
}

/// As surnames, 曾 and 单 are read Zēng and Shàn, not céng and dān.
void PersonSearchTest::sortsAndFindsSurnamesByTheirReading()
{
    QStringList names;
    for (const char* name : {"陈一", "曾国", "单田", "邓二", "查良", "查理", "章三", "沈五", "解珍", "徐六", "仇英",
                             "秦七", "尉迟敬", "魏八", "单于飞", "朴智勇", "朱九", "区大", "钱十"}) {
        names += QString::fromUtf8(name);
        QVERIFY(repository().insert(named({}, QString::fromUtf8(name))));
    }
    const auto listed = [&](const QString& search) {
        QStringList found;
        const QList<PersonSummary> people = *repository().list(search, Language::Chinese);
        for (const PersonSummary& person : people)
            found += person.name.text(Language::Chinese);
        return found;
    };
    const QString order = QString::fromUtf8("单于飞 陈一 邓二 区大 朴智勇 钱十 秦七 仇英 单田 沈五 魏八 解珍 徐六 "
                                            "尉迟敬 曾国 查理 查良 章三 朱九");
    QCOMPARE(listed({}).join(u' '), order);
    for (const auto& [search, name] : {std::pair("zengguo", "曾国"),
                                       {"cengguo", "曾国"},
                                       {"shantian", "单田"},
                                       {"piaozhi", "朴智勇"},
                                       {"piao", "朴智勇"},
                                       {"puzhi", "朴智勇"},
                                       {"chanyu", "单于飞"},
                                       {"yuchi", "尉迟敬"},
                                       {"ouda", "区大"},
                                       {"xiezhen", "解珍"}})
        QCOMPARE(listed(QString::fromUtf8(search)), QStringList{QString::fromUtf8(name)});
    // A store written by a program with fewer readings is not rewritten.
    Statements statements = statementsFor(*m_database, {});
    statements.command(QStringLiteral("UPDATE person SET search_text ="
                                      " replace(replace(search_text, 'piaozhiyong', ''), 'chanyufei', '')"));
    indexEverybody(statements);
    QVERIFY(!statements.failed());
    QCOMPARE(listed(QStringLiteral("piaozhi")), QStringList{QString::fromUtf8("朴智勇")});
    QCOMPARE(listed(QStringLiteral("chany")), QStringList{QString::fromUtf8("单于飞")});
    QCOMPARE(listed(QStringLiteral("piaox")), QStringList());
}

void PersonSearchTest::listsRecentlyChangedPeople()
{
    QList<PersonId> people;
    for (const char* each : {"Anna", "Bo", "Chen"}) {
        const Person person = named(QString::fromLatin1(each), {});
        people += person.id;
        QVERIFY(repository().insert(person));
        QTest::qSleep(5); // changes are distinguished by milliseconds
    }
    const auto stored = repository().load(people[0]);
    QVERIFY(stored);
    Person after = stored->person;
    after.headline = LocalizedText::of(Language::English, QStringLiteral("Robots"));
    QVERIFY(repository().update(stored->person, after, stored->revisions));
    QCOMPARE(*recentlyChanged(*m_database, 5), (QList{people[0], people[2], people[1]}));
    QCOMPARE(*recentlyChanged(*m_database, 1), QList{people[0]});
    QVERIFY(repository().moveToTrash(people[0]));
    QCOMPARE(*recentlyChanged(*m_database, 5), (QList{people[2], people[1]}));
}

DUOVITA_TEST(PersonSearchTest)
#include "tst_personsearch.moc"
