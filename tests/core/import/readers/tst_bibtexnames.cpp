#include "core/import/readers/bibtexnames.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

using namespace duovita;

class BibtexNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void parsesNames_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("names");
        const auto row = [](const char* field, const char* names) {
            QTest::newRow(field) << QString::fromUtf8(field) << QString::fromUtf8(names);
        };
        row("Tobias Bruhn and Anna Gro{\\ss}mann and Heiko R{\\\"o}der and {Example Consortium} and others",
            "Tobias Bruhn|Anna Großmann|Heiko Röder|Example Consortium|et al.");
        row("van der Berg, Jan and Mei{\\ss}, Jr., J\\\"urgen and Haji{\\v c}ek, Old{\\v{r}}ich and Micha{\\l} "
            "{\\L}ukasz",
            "Jan van der Berg|Jürgen Meiß Jr.|Oldřich Hajiček|Michał Łukasz");
        row("王, 五 and 李四", "王五|李四");
        row("欧阳, 修 and 欧阳 修", "欧阳修|欧阳修");
        row("{Barnes and Noble, Inc.} and Doe, J.~K.", "Barnes and Noble, Inc.|J. K. Doe");
        row("Smith,, J.", "J. Smith");
        row("Smith, , John", "John Smith");
        row(", John", "John");
        row("Smith,", "Smith");
        row("A, B, C, D", "A, B, C, D");
        row("Zoe Test and Smith, , , J.", "Zoe Test|J. Smith");
        row("Zoe and", "Zoe");
        row("and Zoe AND\nYan and  and", "Zoe|Yan");
        row("Alexander Sandoval and Anders Andersson", "Alexander Sandoval|Anders Andersson");
        row("a}, b {c, d", "b c, d a"); // unbalanced braces
        row(",,,", "");
        row("", "");
    }

    void parsesNames()
    {
        QFETCH(QString, field);
        QFETCH(QString, names);
        QCOMPARE(namesOfBibtex(field).join(u'|'), names);
    }

    /// For random input: no name is empty, and no name is lost.
    void losesNoNameInRandomInput()
    {
        const QStringList pieces{QStringLiteral(","),  QStringLiteral(" "),     QStringLiteral("{"),
                                 QStringLiteral("}"),  QStringLiteral(" and "), QStringLiteral("x"),
                                 QStringLiteral("王"), QStringLiteral("~"),     QStringLiteral("\n"),
                                 QStringLiteral("-")};
        QRandomGenerator random(5);
        for (int i = 0; i < 20000; ++i) {
            QString field;
            for (quint32 k = random.bounded(14U); k > 0; --k)
                field += pieces[random.bounded(pieces.size())];
            const QStringList names = namesOfBibtex(field);
            QVERIFY2(!names.contains(QString()), qPrintable(field));
            QVERIFY2(names.join(QString()).count(u'王') == field.count(u'王'), qPrintable(field));
        }
    }
};

DUOVITA_TEST(BibtexNamesTest)
#include "tst_bibtexnames.moc"
