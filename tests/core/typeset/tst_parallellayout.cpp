#include "tests/support/layoutfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;
using namespace duovita::test;

/// Two languages side by side: alignment, and content shown only once.
class ParallelLayoutTest : public QObject, private LayoutFixture {
    Q_OBJECT

private Q_SLOTS:
    void alignsTheLanguagesByEntry();
    void putsDatesOnceBetweenTheLanguages();
    void showsSharedContentOnce();
    void numbersPagesBetweenTheNames();
};

void ParallelLayoutTest::alignsTheLanguagesByEntry()
{
    const PagedLayout layout = make(sample("li-si"), QStringLiteral("bilingual"), Language::English);
    QCOMPARE(layout.language, Language::English);
    for (const auto& [english, chinese] : {std::pair(QStringLiteral("Lanxing"), QStringLiteral("蓝星")),
                                           std::pair(QStringLiteral("Tracelight"), QStringLiteral("Tracelight——")),
                                           std::pair(QStringLiteral("Education"), QStringLiteral("教育背景"))}) {
        int left = -1;
        int right = -2;
        const QPointF a = placeOf(layout, english, &left);
        QPointF b = placeOf(layout, chinese, &right);
        if (right < 0 || a == b)
            b = placeOf(layout, QStringLiteral("——"), &right);
        QCOMPARE(left, right);
        QVERIFY2(qAbs(a.y() - b.y()) < 0.01, qPrintable(english));
        QVERIFY(b.x() > layout.paper.width() / 2);
    }
    // With Chinese as the document's language, it is on the left.
    const PagedLayout turned = make(sample("li-si"), QStringLiteral("bilingual"), Language::Chinese);
    QCOMPARE(turned.language, Language::Chinese);
    QVERIFY(placeOf(turned, QStringLiteral("教育背景")).x() < placeOf(turned, QStringLiteral("Education")).x());
}

/// Drawn once, on the line between the languages; as text, present in each column in its language.
void ParallelLayoutTest::putsDatesOnceBetweenTheLanguages()
{
    const PagedLayout layout = make(sample("li-si"), QStringLiteral("bilingual"), Language::English);
    const double left = placeOf(layout, QStringLiteral("Yunfan Software")).x();
    const QPointF right = placeOf(layout, QStringLiteral("云帆软件"));
    const QRectF beside(right.x() - 29 * pointsPerMillimetre, right.y() - 12, 29 * pointsPerMillimetre, 14);
    int drawn = 0;
    for (const LayoutShape& shape : layout.pages.front().shapes)
        drawn += beside.contains(shape.path.boundingRect()) ? 1 : 0;
    QCOMPARE(drawn, 1);
    QList<GlyphRun> dates;
    for (const LayoutLine& line : layout.pages.front().lines) {
        for (const GlyphRun& run : line.runs) {
            if (run.text.contains(u"2018.06"))
                dates += run;
        }
    }
    QCOMPARE(dates.size(), 2);
    QVERIFY(dates[0].isHidden && dates[1].isHidden);
    QVERIFY(dates[0].origin.x() > left && dates[0].origin.x() + dates[0].width() < beside.left() + 1);
    QVERIFY(dates[1].origin.x() > right.x());
    QVERIFY(layout.text().contains(QStringLiteral("2021.04 – Present")));
    QVERIFY(layout.text().contains(QStringLiteral("2021.04 – 至今")));

    // The person's own word for "present" is not drawn either.
    Person person = sample("li-si");
    setOwnWord(person.words, DocumentWord::Present, Language::English, QStringLiteral("on–going"));
    const PagedLayout own = make(person, QStringLiteral("bilingual"), Language::English);
    QVERIFY(own.text().contains(QStringLiteral("2021.04 – on–going")));
    QCOMPARE(own.pages.front().shapes.size(), layout.pages.front().shapes.size());
    for (qsizetype i = 0; i < own.pages.front().shapes.size(); ++i)
        QCOMPARE(own.pages.front().shapes[i].path, layout.pages.front().shapes[i].path);
}

/// Contacts, and publications with the same fields in both languages.
void ParallelLayoutTest::showsSharedContentOnce()
{
    const PagedLayout layout = make(sample("zhang-san"), QStringLiteral("bilingual"), Language::English);
    const QString text = layout.text().simplified();
    QCOMPARE(text.count(QStringLiteral("zhang.san@qinghe.example.org")), 1);
    QCOMPARE(text.count(QStringLiteral("What Fourteen Months of Scrubbing")), 1);
    QCOMPARE(text.count(QStringLiteral("Proofs That Ship")), 2); // the status differs: under review, 在审
    QVERIFY(text.contains(QStringLiteral("Journal of Sample Computing")) &&
            text.contains(QStringLiteral("示例计算机学报")));
    QVERIFY(text.contains(QStringLiteral("Qinghe, China 清河市")));
}

void ParallelLayoutTest::numbersPagesBetweenTheNames()
{
    const PagedLayout layout = make(sample("li-si"), QStringLiteral("bilingual"), Language::English);
    QCOMPARE(layout.pages.size(), 2);
    const LayoutLine& footer = layout.pages.front().lines.last();
    QCOMPARE(textOf(footer).simplified(), QStringLiteral("Li Si1 / 2李四"));
    QVERIFY(qAbs(footer.runs.first().origin.x() - placeOf(layout, QStringLiteral("Summary")).x()) < 0.01);
    QVERIFY(qAbs(footer.runs.last().origin.x() - placeOf(layout, QStringLiteral("个人简介")).x()) < 0.01);
}

DUOVITA_TEST(ParallelLayoutTest)
#include "tst_parallellayout.moc"
