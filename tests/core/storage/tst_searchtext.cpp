#include "core/storage/searchtext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

class SearchTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void foldsTextForSearch_data();
    void foldsTextForSearch();
    void includesPinyinOfNames_data();
    void includesPinyinOfNames();
    void includesAllSearchableFields();
};

void SearchTextTest::foldsTextForSearch_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("result");
    QTest::newRow("case") << "ABC Straße"
                          << "abc strasse";
    QTest::newRow("width") << "ＡＢＣ１２％"
                           << "abc12%";
    QTest::newRow("ligature") << "ﬁne"
                              << "fine";
    QTest::newRow("space") << " a\u3000b\n c "
                           << "a b c";
    QTest::newRow("Chinese") << "张三"
                             << "张三";
    QTest::newRow("accent") << "Café"
                            << "cafe";
    QTest::newRow("combining accent") << "Cafe\u0301"
                                      << "cafe";
    QTest::newRow("marks that make letters") << "がй"
                                             << "がй";
    QTest::newRow("nothing") << ""
                             << "";
}

void SearchTextTest::foldsTextForSearch()
{
    QFETCH(QString, text);
    QFETCH(QString, result);
    QCOMPARE(folded(text), result);
}

void SearchTextTest::includesPinyinOfNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("readings");
    QTest::newRow("plain") << "李四" << QStringList{QStringLiteral("lisi"), QStringLiteral("ls")};
    QTest::newRow("two syllables in front")
        << "欧阳五" << QStringList{QStringLiteral("ouyangwu"), QStringLiteral("oyw")};
    QTest::newRow("surname's own reading") << "单田芳"
                                           << QStringList{QStringLiteral("shantianfang"), QStringLiteral("stf"),
                                                          QStringLiteral("dantianfang"), QStringLiteral("dtf")};
    QTest::newRow("several readings") << "张茜"
                                      << QStringList{QStringLiteral("zhangqian"), QStringLiteral("zq"),
                                                     QStringLiteral("zhangxi"), QStringLiteral("zx")};
    QTest::newRow("umlaut") << "吕布"
                            << QStringList{QStringLiteral("lubu"), QStringLiteral("lvbu"), QStringLiteral("lb")};
}

void SearchTextTest::includesPinyinOfNames()
{
    QFETCH(QString, name);
    QFETCH(QStringList, readings);
    Person person;
    person.name = LocalizedText::of(Language::Chinese, name);
    const QStringList lines = searchTextOf(person).split(u'\n');
    for (const QString& reading : readings)
        QVERIFY2(lines.contains(reading), qPrintable(lines.join(u' ')));
}

void SearchTextTest::includesAllSearchableFields()
{
    Person person;
    person.nameVariants = {QStringLiteral("S. Zhang")};
    person.headline = LocalizedText::shared(QStringLiteral("Engineer"));
    QCOMPARE(searchTextOf(person), QStringLiteral("s. zhang\nengineer"));
    person.tags = {QStringLiteral("Robotics Lab")};
    QCOMPARE(searchTextOf(person), QStringLiteral("s. zhang\nengineer\nrobotics lab"));

    Entry entry;
    PublicationDetails paper;
    paper.title = LocalizedText::shared(QStringLiteral("On Kites"));
    Author zhang;
    zhang.name = QStringLiteral("S. Zhang");
    zhang.self = true;
    paper.authors = LocalizedAuthors::shared({zhang});
    entry.details = paper;
    Highlight highlight;
    highlight.text = LocalizedRichText::of(RichText::fromMarkdown(QStringLiteral("**Best** one")),
                                           RichText::fromMarkdown(QStringLiteral("最佳")));
    entry.highlights += highlight;
    QCOMPARE(searchTextOf(entry), QStringLiteral("on kites\nbest one\n最佳\ns. zhang"));
}

DUOVITA_TEST(SearchTextTest)
#include "tst_searchtext.moc"
