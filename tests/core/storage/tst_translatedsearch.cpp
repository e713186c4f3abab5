#include "core/storage/database.h"
#include "core/storage/translatedsearch.h"
#include "tests/support/needslexicon.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QTest>

using namespace duovita;

/// People found by the translations of search words.
class TranslatedSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void findsPeopleByTranslatedWords_data();
    void findsPeopleByTranslatedWords();
    void skipsPeopleFoundDirectly();
    void ignoresPeopleInTrash();
    void findsNobodyWithoutALexicon();

private:
    PersonRepository repository() const { return PersonRepository(*m_database); }
    PersonId insert(const QString& name, Language language, const QString& headline) const;

    test::TestStores m_stores;
    std::unique_ptr<Database> m_database;
};

PersonId TranslatedSearchTest::insert(const QString& name, Language language, const QString& headline) const
{
    Person person;
    person.name = LocalizedText::of(Language::English, name);
    person.headline = LocalizedText::of(language, headline);
    return repository().insert(person) ? person.id : PersonId();
}

void TranslatedSearchTest::init()
{
    DUOVITA_NEEDS_LEXICON();
    m_database.reset();
    REQUIRE_TEST_STORES(m_stores);
    auto database = Database::open(m_stores.newAddress());
    QVERIFY(database);
    m_database = std::move(*database);
}

void TranslatedSearchTest::findsPeopleByTranslatedWords_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<QStringList>("found");
    QTest::addColumn<QString>("word"); // one of the translations used
    const auto row = [](const char* search, const QStringList& found, const char* word) {
        QTest::newRow(search) << QString::fromUtf8(search) << found << QString::fromUtf8(word);
    };
    const QStringList chinese{QStringLiteral("Li")};
    const QStringList english{QStringLiteral("Wu")};
    row("algorithm", chinese, "算法");
    row("Algorithms", chinese, "算法");
    row("machine learning", chinese, "学习"); // translates each word
    row("supply chain", {QStringLiteral("Su")}, "供应链");
    row("learning algorithm", chinese, "算法"); // each in the other language
    row("li algorithm", chinese, "算法");       // one word unchanged
    row("演算法", {}, "");                      // nobody has its English translation
    row("桥梁", english, "bridge");
    row("橋樑", english, "bridge"); // traditional
    row("桥梁工程师", english, "engineer");
    row("wu 桥梁", english, "bridge");
    row("li 桥梁", {}, "");
    row("qzxv", {}, "");
    row("", {}, "");
    row("one two three four algorithm", {}, "");
}

void TranslatedSearchTest::findsPeopleByTranslatedWords()
{
    QFETCH(QString, search);
    QFETCH(QStringList, found);
    QFETCH(QString, word);
    QHash<PersonId, QString> names;
    names.insert(insert(QStringLiteral("Li"), Language::Chinese, QStringLiteral("机器学习算法研究")),
                 QStringLiteral("Li"));
    names.insert(insert(QStringLiteral("Wu"), Language::English, QStringLiteral("Engineer of bridges")),
                 QStringLiteral("Wu"));
    names.insert(insert(QStringLiteral("Su"), Language::Chinese, QStringLiteral("供应链管理")), QStringLiteral("Su"));
    const auto direct = repository().matching(search);
    QVERIFY(direct);
    const auto matches = findByTranslation(*m_database, search, direct->value_or(SearchMatches()).everywhere);
    QVERIFY(matches);
    QStringList people;
    for (const PersonId& id : matches->people)
        people += names.value(id);
    QCOMPARE(people, found);
    QVERIFY2(word.isEmpty() || matches->words.contains(word), qPrintable(matches->words.join(u' ')));
    QCOMPARE(matches->words.isEmpty(), found.isEmpty());
}

void TranslatedSearchTest::skipsPeopleFoundDirectly()
{
    const PersonId both = insert(QStringLiteral("Li"), Language::English, QStringLiteral("Algorithms 算法"));
    const PersonId chinese = insert(QStringLiteral("Wu"), Language::Chinese, QStringLiteral("算法"));
    const auto matches = findByTranslation(*m_database, QStringLiteral("algorithm"), {both});
    QVERIFY(matches);
    QCOMPARE(matches->people, QList{chinese});
    QCOMPARE(findByTranslation(*m_database, QStringLiteral("algorithm"), {both, chinese})->words, QStringList());
}

void TranslatedSearchTest::ignoresPeopleInTrash()
{
    const PersonId id = insert(QStringLiteral("Wu"), Language::Chinese, QStringLiteral("算法"));
    QCOMPARE(findByTranslation(*m_database, QStringLiteral("algorithm"), {})->people, QList{id});
    QVERIFY(repository().moveToTrash(id));
    QCOMPARE(findByTranslation(*m_database, QStringLiteral("algorithm"), {})->people, QList<PersonId>());
}

void TranslatedSearchTest::findsNobodyWithoutALexicon()
{
    insert(QStringLiteral("Wu"), Language::Chinese, QStringLiteral("算法"));
    const Lexicon none(QStringLiteral("/nowhere"));
    QCOMPARE(findByTranslation(*m_database, QStringLiteral("algorithm"), {}, none)->people, QList<PersonId>());
}

DUOVITA_TEST(TranslatedSearchTest)
#include "tst_translatedsearch.moc"
