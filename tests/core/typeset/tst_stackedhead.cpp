#include "core/typeset/stackedhead.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

ContentRun run(const char* text, Field field = Field::None)
{
    return {QString::fromUtf8(text), InlineStyle::Plain, {}, Language::English, {{}, {}, {}, field}};
}

const ContentRun comma = run(", ");

QString stacked(const QList<ContentHeadLine>& head)
{
    QStringList lines;
    for (const ContentHeadLine& line : stackedHead(head, comma)) {
        if (line.right.isEmpty())
            lines += plainText(line.left);
        else
            lines += QStringLiteral("something stands at the right");
    }
    return lines.join(u'\n');
}

} // namespace

class StackedHeadTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void putsIssuerAndDateBelow()
    {
        const ContentLine award{run("First prize, National Contest", Field::Title),
                                run(" "),
                                run("×2", Field::Count),
                                comma,
                                run("Lanxing", Field::Issuer),
                                comma,
                                run("example.org", Field::Links)};
        QCOMPARE(stacked({{award, {run("2012", Field::Dates)}}}),
                 QStringLiteral("First prize, National Contest ×2\nLanxing, 2012\nexample.org"));
        QVERIFY(stackedHead({{award, {}}}, comma).front().left.front().style.testFlag(InlineStyle::Bold));
    }

    void putsPlaceAfterDates()
    {
        const QList<ContentHeadLine> school{
            {{run("Dongshan University", Field::Institution)}, {run("2013 – 2016", Field::Range)}},
            {{run("M.Eng.", Field::Degree), comma, run("Computing", Field::Area)}, {run("Dongshan", Field::Location)}}};
        QCOMPARE(stacked(school), QStringLiteral("Dongshan University\nM.Eng., Computing\n2013 – 2016, Dongshan"));
    }

    /// Each position keeps its own dates.
    void keepsDatesWithTheirPositions()
    {
        const QList<ContentHeadLine> jobs{
            {{run("Lanxing", Field::Organization)}, {run("Nanhu", Field::Location)}},
            {{run("Senior Engineer", Field::Position)}, {run("2021 – Present", Field::Range)}},
            {{run("Engineer", Field::MorePositions)}, {run("2018 – 2021", Field::MorePositions)}}};
        QCOMPARE(stacked(jobs),
                 QStringLiteral("Lanxing\nNanhu\nSenior Engineer\n2021 – Present\nEngineer\n2018 – 2021"));
    }

    void losesNothingWithoutTitle()
    {
        QCOMPARE(stacked({}), QString());
        QCOMPARE(stacked({{{}, {run("2012", Field::Dates)}}}), QStringLiteral("2012"));
        QCOMPARE(stacked({{{run("Alone", Field::Title)}, {}}}), QStringLiteral("Alone"));
    }
};

DUOVITA_APPLESS_TEST(StackedHeadTest)
#include "tst_stackedhead.moc"
