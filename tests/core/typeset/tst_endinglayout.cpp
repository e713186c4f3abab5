#include "tests/support/layoutfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

using namespace duovita;
using namespace duovita::test;

/// Two columns at the end of the last page.
class EndingLayoutTest : public QObject, private LayoutFixture {
    Q_OBJECT

private Q_SLOTS:
    void setsSectionsInTwoColumnsAtTheEnd();
    void keepsTheEndOnOnePage();
    void breaksEndingTallerThanAPage();
    void setsSingleEndingColumnFullWidth();
};

/// Side by side, read one after the other.
void EndingLayoutTest::setsSectionsInTwoColumnsAtTheEnd()
{
    for (const Language language : allLanguages) {
        const PagedLayout layout = make(sample("li-si"), QStringLiteral("compact"), language);
        const bool english = language == Language::English;
        const QPointF skills = placeOf(layout, english ? QStringLiteral("Skills") : QStringLiteral("专业技能"));
        const QPointF languages = placeOf(layout, english ? QStringLiteral("Languages") : QStringLiteral("语言能力"));
        QVERIFY(qAbs(skills.x() - 15 * millimetre) < 0.5);
        QVERIFY(qAbs(languages.x() - (15 + (english ? 96 : 93) + 7) * millimetre) < 0.5);
        QVERIFY(qAbs(skills.y() - languages.y()) < 0.01);
        const QString text = layout.text();
        QStringList order{QStringLiteral("Volunteering"),      QStringLiteral("Skills"),
                          QStringLiteral("Honors and Awards"), QStringLiteral("Languages"),
                          QStringLiteral("Certificates"),      QStringLiteral("Interests")};
        if (!english)
            order = {QStringLiteral("志愿服务"), QStringLiteral("专业技能"), QStringLiteral("获奖荣誉"),
                     QStringLiteral("语言能力"), QStringLiteral("证书"),     QStringLiteral("兴趣爱好")};
        for (qsizetype i = 1; i < order.size(); ++i)
            QVERIFY2(text.indexOf(order[i - 1]) >= 0 && text.indexOf(order[i - 1]) < text.indexOf(order[i]),
                     qPrintable(order[i]));
        QVERIFY(usesEachBlock(layout));
        const PagedLayout plain =
            make(sample("li-si"), QStringLiteral("compact"), language,
                 {{QStringLiteral("ending.left"), QJsonArray()}, {QStringLiteral("ending.right"), QJsonArray()}});
        QCOMPARE(lettersOf(layout), lettersOf(plain));
    }
}

/// For any amount of text above: all of it is on the last page, below the text or at the top.
void EndingLayoutTest::keepsTheEndOnOnePage()
{
    int alone = 0;
    for (int lines = 0; lines < 60; lines += 4) {
        Person person = sample("li-si");
        person.sections.prepend(longSection(SectionKind::Custom, lines, QStringLiteral("Something said ")));
        const PagedLayout layout =
            make(person, QStringLiteral("compact"), Language::English, {{QStringLiteral("limits.lastPage"), 0}});
        double above = 0; // where the text above ends on the last page
        double top = layout.paper.height();
        for (qsizetype i = 0; i < layout.pages.size(); ++i) {
            bool atEnd = false;
            for (const LayoutLine& line : layout.pages[i].lines) {
                const LayoutBlock& block = layout.blocks[line.block];
                atEnd = atEnd || block.title == QStringLiteral("Skills");
                if (block.role == BlockRole::Artifact)
                    continue;
                QVERIFY(line.box.bottom() < layout.paper.height() - 12 * millimetre + 0.1);
                if (!atEnd && i + 1 == layout.pages.size())
                    above = std::max(above, line.box.bottom());
                if (atEnd)
                    top = std::min(top, line.box.top());
            }
            QCOMPARE(atEnd, i + 1 == layout.pages.size());
        }
        QVERIFY2(top >= above, qPrintable(QString::number(lines)));
        alone += above == 0 ? 1 : 0;
    }
    QVERIFY(alone > 0); // some need a page of their own
}

void EndingLayoutTest::breaksEndingTallerThanAPage()
{
    Person person = sample("li-si");
    person.sections += longSection(SectionKind::Skill, 90, QStringLiteral("one, two, three, four, five, six "));
    const PagedLayout layout = make(person, QStringLiteral("compact"), Language::English);
    const QString text = layout.text();
    int page = 0;
    for (int i = 0; i < 90; ++i)
        QCOMPARE(text.count(QStringLiteral("Label%1 ").arg(i)) + text.count(QStringLiteral("Label%1:").arg(i)), 1);
    placeOf(layout, QStringLiteral("Label0"), &page);
    const int first = page;
    placeOf(layout, QStringLiteral("Label89"), &page);
    QVERIFY(page > first);
    for (const LayoutPage& one : layout.pages) {
        for (const LayoutLine& line : one.lines)
            QVERIFY(line.box.bottom() < layout.paper.height() - 10);
    }
}

void EndingLayoutTest::setsSingleEndingColumnFullWidth()
{
    Person person = sample("li-si");
    person.cvs.front().design.changes = {{QStringLiteral("ending.right"), QJsonArray()}};
    const PagedLayout layout = make(person, QStringLiteral("compact"), Language::English);
    const double right = layout.paper.width() - 15 * millimetre;
    bool begun = false;
    for (const LayoutLine& line : layout.pages.last().lines) {
        begun = begun || layout.blocks[line.block].title == QStringLiteral("Skills");
        if (begun && layout.blocks[line.block].role != BlockRole::Artifact)
            QVERIFY(qAbs(line.box.right() - right) < 0.01);
    }
    QVERIFY(begun);
    QVERIFY(placeOf(layout, QStringLiteral("Skills")).y() > placeOf(layout, QStringLiteral("Interests")).y() ||
            layout.pages.size() > 1);
}

DUOVITA_TEST(EndingLayoutTest)
#include "tst_endinglayout.moc"
