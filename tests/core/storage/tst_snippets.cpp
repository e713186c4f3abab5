#include "core/storage/snippets.h"

#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "core/storage/searchtext.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QRegularExpression>

using namespace duovita;

class SnippetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { REQUIRE_TEST_STORES(m_stores); }
    void marksSearchWords_data();
    void marksSearchWords();
    void showsContextAroundMatches_data();
    void showsContextAroundMatches();
    void namesSectionAndEntryOfMatch_data();
    void namesSectionAndEntryOfMatch();
    void returnsNoSnippetWithoutMatch();
    void findsSnippetForEveryMatch();

private:
    test::TestStores m_stores;
};

namespace {

/// The text with matches in brackets.
QString marked(const std::optional<SearchSnippet>& snippet)
{
    if (!snippet)
        return QStringLiteral("nothing");
    QString text;
    qsizetype at = 0;
    for (const SearchSnippet::Mark& mark : snippet->marks) {
        text += snippet->text.mid(at, mark.start - at) + u'[' + snippet->text.mid(mark.start, mark.length) + u']';
        at = mark.start + mark.length;
    }
    return text + snippet->text.mid(at);
}

Person zhangSan()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    person.headline = LocalizedText::of(QStringLiteral("Storage engineer"), QStringLiteral("存储工程师"));
    person.tags = {QStringLiteral("shortlist")};
    Section work(SectionKind::Work);
    Entry entry = work.newEntry();
    auto& details = std::get<ExperienceDetails>(entry.details);
    details.title = LocalizedText::of(QStringLiteral("Indexer"), QStringLiteral("索引服务"));
    details.organization = LocalizedText::of(QStringLiteral("Café Ａlpha"), QStringLiteral("第一咖啡馆"));
    Highlight highlight;
    highlight.text = LocalizedRichText::of(
        Language::English,
        RichText::fromMarkdown(QStringLiteral("Rewrote the **search** of a shop, whose javascript took too long")));
    highlight.text.setText(Language::Chinese,
                           RichText::fromPlain(QStringLiteral("重写了商店的搜索功能，延迟降低百分之三十")));
    entry.highlights = {highlight};
    static_cast<void>(work.append(entry));
    Section papers(SectionKind::Publication);
    papers.title = LocalizedText::of(QStringLiteral("Papers"), QStringLiteral("论文"));
    Entry paper = papers.newEntry();
    std::get<PublicationDetails>(paper.details).title =
        LocalizedText::of(QStringLiteral("On the storage of search trees"), QString());
    Author author;
    author.name = QStringLiteral("L. Si");
    std::get<PublicationDetails>(paper.details).authors = LocalizedAuthors::shared({author});
    static_cast<void>(papers.append(paper));
    person.sections = {work, papers};
    return person;
}

} // namespace

void SnippetsTest::marksSearchWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("search");
    QTest::addColumn<QString>("result");
    QTest::newRow("word") << "a search tree"
                          << "search"
                          << "a [search] tree";
    QTest::newRow("beginning") << "a search tree"
                               << "sea"
                               << "a [sea]rch tree";
    QTest::newRow("case") << "A Search Tree"
                          << "sEARCH"
                          << "A [Search] Tree";
    QTest::newRow("width") << "Ｓｅａｒｃｈ tree"
                           << "search"
                           << "[Ｓｅａｒｃｈ] tree";
    QTest::newRow("accent") << "at the Café"
                            << "cafe"
                            << "at the [Café]";
    QTest::newRow("accent of its own") << "at the Cafe\u0301 there"
                                       << "café"
                                       << "at the [Cafe\u0301] there";
    QTest::newRow("ligature, a part of it") << "the ﬁnest"
                                            << "f"
                                            << "the [ﬁ]nest";
    QTest::newRow("sharp s") << "Hauptstraße 1"
                             << "strasse"
                             << "Haupt[straße] 1";
    QTest::newRow("Chinese") << "存储工程师"
                             << "工程"
                             << "存储[工程]师";
    QTest::newRow("one character") << "存储工程师"
                                   << "师"
                                   << "存储工程[师]";
    QTest::newRow("beyond the first plane") << "𠮷田 in 𠮷"
                                            << "田"
                                            << "𠮷[田] in 𠮷";
    QTest::newRow("several words") << "trees that search"
                                   << "search tree"
                                   << "[tree]s that [search]";
    QTest::newRow("one in the other") << "searching"
                                      << "search searching"
                                      << "[searching]";
    QTest::newRow("where it begins a word") << "research on search"
                                            << "search"
                                            << "research on [search]";
    QTest::newRow("inside if nowhere else") << "javascript"
                                            << "script"
                                            << "java[script]";
    QTest::newRow("signs") << "knows C++ well"
                           << "c++"
                           << "knows [C++] well";
    QTest::newRow("lines and tabs") << "a\tsearch\n tree"
                                    << "search tree"
                                    << "a [search]  [tree]";
    QTest::newRow("nothing") << "a search tree"
                             << "walrus"
                             << "nothing";
    QTest::newRow("no words") << "a search tree"
                              << "  "
                              << "nothing";
}

void SnippetsTest::marksSearchWords()
{
    QFETCH(QString, text);
    QFETCH(QString, search);
    QFETCH(QString, result);
    QCOMPARE(marked(snippetOf(text, searchWords(search))), result);
}

void SnippetsTest::showsContextAroundMatches_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("search");
    QTest::addColumn<QString>("result");
    QTest::newRow("before") << "one two three four five six seven eight nine"
                            << "eight"
                            << "…four five six seven [eight] nine";
    QTest::newRow("Chinese before") << "一二三四五六七八九十一二三四五六七八九十师"
                                    << "师"
                                    << "…一二三四五六七八九十[师]";
    QTest::newRow("a long word before") << QString(QString(100, u'x') + QStringLiteral("-eight")) << "eight"
                                        << QString(QStringLiteral("…-") + QStringLiteral("[eight]"));
    QTest::newRow("after") << QString(QStringLiteral("eight ") + QString(200, u'x')) << "eight"
                           << QString(QStringLiteral("[eight] ") + QString(114, u'x') + u'…');
    QTest::newRow("a pair at the end") << QString(QStringLiteral("a") + QStringLiteral("𠮷").repeated(100)) << "a"
                                       << QString(QStringLiteral("[a]") + QStringLiteral("𠮷").repeated(59) + u'…');
    QTest::newRow("longer than all") << QString(300, u'x') << QString(200, u'x')
                                     << QString(QStringLiteral("[") + QString(200, u'x') + QStringLiteral("]…"));
}

void SnippetsTest::showsContextAroundMatches()
{
    marksSearchWords();
}

void SnippetsTest::namesSectionAndEntryOfMatch_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("section");
    QTest::newRow("name") << "zhang"
                          << "[Zhang] San"
                          << "";
    QTest::newRow("pinyin") << "zhangsan"
                            << "[张三]"
                            << "";
    QTest::newRow("initials") << "zs"
                              << "[张三]"
                              << "";
    QTest::newRow("headline") << "工程"
                              << "存储[工程]师"
                              << "";
    QTest::newRow("tag") << "shortl"
                         << "[shortl]ist"
                         << "";
    QTest::newRow("organization, accent and width") << "cafe alpha"
                                                    << "[Café] [Ａlpha]"
                                                    << "work";
    QTest::newRow("point, without its marks") << "search of"
                                              << "Rewrote the [search] [of] a shop, whose javascript took too long"
                                              << "work";
    QTest::newRow("Chinese point") << "搜索"
                                   << "重写了商店的[搜索]功能，延迟降低百分之三十"
                                   << "work";
    QTest::newRow("inside of a word") << "script"
                                      << "…a shop, whose java[script] took too long"
                                      << "work";
    QTest::newRow("most of the words") << "storage trees"
                                       << "On the [storage] of search [trees]"
                                       << "publication";
    QTest::newRow("words in several texts") << "storage shop"
                                            << "[Storage] engineer"
                                            << "";
    QTest::newRow("author") << "L. Si"
                            << "[L.] [Si]"
                            << "publication";
}

void SnippetsTest::namesSectionAndEntryOfMatch()
{
    QFETCH(QString, search);
    QFETCH(QString, result);
    QFETCH(QString, section);
    const auto database = Database::open(m_stores.newAddress());
    QVERIFY(database);
    const Person person = zhangSan();
    PersonRepository people(**database);
    QVERIFY(people.insert(person));
    QCOMPARE((*people.matching(search))->everywhere, QList{person.id}); // the search must find the person at all
    const auto snippets = findSnippets(**database, {person.id}, search);
    QVERIFY(snippets);
    QVERIFY(snippets->contains(person.id));
    const SearchSnippet snippet = snippets->value(person.id);
    QCOMPARE(marked(snippet), result);
    QCOMPARE(snippet.entry.has_value(), !section.isEmpty());
    if (!snippet.entry)
        return;
    QCOMPARE(nameOf(snippet.kind), section);
    const Section& from = person.sections[section == QStringLiteral("work") ? 0 : 1];
    QCOMPARE(snippet.sectionTitle, from.title);
    QCOMPARE(*snippet.entry, from.entries().front());
}

void SnippetsTest::returnsNoSnippetWithoutMatch()
{
    const auto database = Database::open(m_stores.newAddress());
    QVERIFY(database);
    Person person = zhangSan();
    person.notes = QStringLiteral("walrus"); // private notes are not searched
    PersonRepository people(**database);
    const auto inserted = people.insert(person);
    QVERIFY(inserted);
    QVERIFY(findSnippets(**database, {person.id}, QStringLiteral("walrus"))->isEmpty());
    QVERIFY(findSnippets(**database, {person.id}, QStringLiteral("  "))->isEmpty());
    QVERIFY(findSnippets(**database, {PersonId()}, QStringLiteral("zhang"))->isEmpty());
    // Deleted entries are not shown.
    Person after = person;
    after.sections.removeFirst();
    QVERIFY(people.update(person, after, *inserted));
    QVERIFY(findSnippets(**database, {person.id}, QStringLiteral("javascript"))->isEmpty());
}

/// For any word of a record, the person found has a snippet.
void SnippetsTest::findsSnippetForEveryMatch()
{
    const auto database = Database::open(m_stores.newAddress());
    QVERIFY(database);
    const Person person = zhangSan();
    PersonRepository people(**database);
    QVERIFY(people.insert(person));
    QStringList words = searchTextOf(person).split(QRegularExpression(QStringLiteral("\\s")));
    for (const Section& section : person.sections)
        words += searchTextOf(section.entries().front()).split(QRegularExpression(QStringLiteral("\\s")));
    QVERIFY(words.size() > 30);
    for (const QString& word : std::as_const(words)) {
        if (!(*people.matching(word)) || (*people.matching(word))->everywhere.isEmpty())
            continue;
        QVERIFY2(findSnippets(**database, {person.id}, word)->contains(person.id), qPrintable(word));
    }
}

DUOVITA_TEST(SnippetsTest)
#include "tst_snippets.moc"
