#include "core/domain/author.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

using namespace duovita;

class AuthorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void splitsAndPrintsNameLists_data();
    void splitsAndPrintsNameLists();
    void adjustsConjunctionsWhenReordered();
    void roundTripsRandomNameLists();
};

void AuthorTest::splitsAndPrintsNameLists_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("printed");

    const auto row = [](const char* what, const char* list, const char* names, const char* printed = nullptr) {
        QTest::newRow(what) << QString::fromUtf8(list) << QString::fromUtf8(names).split(u'|', Qt::SkipEmptyParts)
                            << QString::fromUtf8(printed ? printed : list);
    };
    row("one", "San Zhang", "San Zhang");
    row("two with a word", "San Zhang and Si Li", "San Zhang|Si Li");
    row("commas only", "San Zhang, Si Li, Wu Wang", "San Zhang|Si Li|Wu Wang");
    row("a word before the last", "San Zhang, Si Li, and Wu Wang", "San Zhang|Si Li|Wu Wang");
    row("no comma before the word", "San Zhang, Si Li and Wu Wang", "San Zhang|Si Li|Wu Wang",
        "San Zhang, Si Li, and Wu Wang");
    row("ampersand", "San Zhang, Si Li, & Wu Wang", "San Zhang|Si Li|Wu Wang");
    row("APA", "Zhang, S., Li, S.-J., & Wang, W.", "Zhang, S.|Li, S.-J.|Wang, W.");
    row("BibTeX", "Zhang, San and Li, Si and Wang, Wu", "Zhang, San|Li, Si|Wang, Wu");
    row("BibTeX after a plain name", "Wu Wang, and Zhang, San and Li, Si", "Wu Wang|Zhang, San|Li, Si",
        "Wu Wang and Zhang, San and Li, Si");
    row("BibTeX, several given names", "Knuth, Donald E. and Lamport, Leslie B.",
        "Knuth, Donald E.|Lamport, Leslie B.");
    row("BibTeX, particles", "van der Berg, Jan and von Neumann, John", "van der Berg, Jan|von Neumann, John");
    row("BibTeX and a plain name", "Zhang, San and Wu Wang", "Zhang, San|Wu Wang");
    row("MLA and Chicago", "Anselmi, Roberto, Ingrid S. Vollmarsen, and Kari Haugland",
        "Anselmi, Roberto|Ingrid S. Vollmarsen|Kari Haugland", "Anselmi, Roberto; Ingrid S. Vollmarsen; Kari Haugland");
    row("MLA and others", "Vollmarsen, Ingrid, et al.", "Vollmarsen, Ingrid|et al.", "Vollmarsen, Ingrid; et al.");
    row("one reversed name", "Li, Wei", "Li, Wei");
    row("APA, particle", "van der Berg, J., & Smith, A.", "van der Berg, J.|Smith, A.", "van der Berg, J. & Smith, A.");
    row("APA, and others", "Zhang, S., Li, S., et al.", "Zhang, S.|Li, S.|et al.");
    row("initials beside plain names", "Li, W.; San Zhang", "Li, W.|San Zhang");
    row("Chinese with a word", "张三, 李四 and 王五", "张三|李四|王五", "张三, 李四, and 王五");
    row("semicolons", "Zhang, San; Li, Si", "Zhang, San|Li, Si");
    row("semicolons between plain names", "San Zhang; Si Li", "San Zhang|Si Li", "San Zhang, Si Li");
    row("Chinese", "张三、李四，王五", "张三|李四|王五", "张三, 李四, 王五");
    row("others, in Chinese", "张三、李四等", "张三|李四|等", "张三, 李四等");
    row("others after a comma", "张三, 李四, 等", "张三|李四|等", "张三, 李四等");
    row("others after initials", "Li, W.; Wang, F.; 等", "Li, W.|Wang, F.|等");
    row("others after a reversed name", "Li, Wei; 等", "Li, Wei|等");
    row("others after a Latin name", "San Zhang, 等", "San Zhang|等");
    row("a name that ends like it", "李等", "李等");
    row("a name with and in it", "Sandy Anders, Andrew Brand", "Sandy Anders|Andrew Brand");
    row("none", "", "", "");
    row("separators only", " , ; ", "", "");
}

void AuthorTest::splitsAndPrintsNameLists()
{
    QFETCH(QString, list);
    QFETCH(QStringList, names);
    QFETCH(QString, printed);

    const QList<Author> people = splitNames(list);
    QStringList found;
    for (const Author& author : people)
        found += author.name;
    QCOMPARE(found, names);
    QCOMPARE(printedNames(people), printed);
    QCOMPARE(splitNames(printed).size(), people.size());
    QCOMPARE(printedNames(splitNames(printed)), printed);
}

void AuthorTest::adjustsConjunctionsWhenReordered()
{
    QList<Author> people = splitNames(QStringLiteral("San Zhang, Si Li, and Wu Wang"));
    people.move(2, 0);
    QCOMPARE(printedNames(people), QStringLiteral("Wu Wang, San Zhang, and Si Li"));
    people.removeLast();
    QCOMPARE(printedNames(people), QStringLiteral("Wu Wang and San Zhang"));
    people.removeFirst();
    QCOMPARE(printedNames(people), QStringLiteral("San Zhang"));
}

/// Lists of all kinds of names, with or without words between them, are parsed back to the same names.
void AuthorTest::roundTripsRandomNameLists()
{
    const QStringList names{
        QStringLiteral("San Zhang"),        QStringLiteral("S. Zhang"),         QStringLiteral("S.-J. Li"),
        QStringLiteral("Zhang, San"),       QStringLiteral("Zhang, S."),        QStringLiteral("张三"),
        QStringLiteral("Knuth, Donald E."), QStringLiteral("John von Neumann"), QStringLiteral("von Neumann, John"),
        QStringLiteral("O'Neil, Kate"),     QStringLiteral("Jean-Luc Picard")};
    const QStringList words{QString(), QStringLiteral("and"), QStringLiteral("&")};
    QRandomGenerator random(7);
    for (int round = 0; round < 5000; ++round) {
        QList<Author> people(1 + random.bounded(5));
        for (Author& author : people) {
            author.name = names[random.bounded(static_cast<int>(names.size()))];
            author.conjunction = words[random.bounded(static_cast<int>(words.size()))];
        }
        if (random.bounded(5) == 0)
            people.last().name = QStringLiteral("et al.");
        const QString printed = printedNames(people);
        QStringList wanted;
        for (const Author& author : people)
            wanted += author.name;
        QStringList found;
        for (const Author& author : splitNames(printed))
            found += author.name;
        QVERIFY2(found == wanted, qPrintable(printed + QStringLiteral(" → ") + found.join(QStringLiteral(" | "))));
    }
}

DUOVITA_APPLESS_TEST(AuthorTest)

#include "tst_author.moc"
