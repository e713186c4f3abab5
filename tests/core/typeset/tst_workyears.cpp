#include "tests/support/layoutfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

using namespace duovita;
using namespace duovita::test;

namespace {

/// The number of years drawn as shapes at the column's left edge.
int yearsAt(const LayoutPage& page, double left)
{
    int years = 0;
    for (const LayoutShape& shape : page.shapes) {
        const QRectF box = shape.path.boundingRect();
        years += qAbs(box.left() - left) < 2 && box.width() > 15 && box.width() < 30 ? 1 : 0;
    }
    return years;
}

} // namespace

/// The years of publications in a separate column.
class WorkYearsTest : public QObject, private LayoutFixture {
    Q_OBJECT

private Q_SLOTS:
    void showsYearsOnceInTheirColumn();
    void repeatsAYearAtTheTopOfAPage();
    void leavesYearsInTextWithoutColumn();
};

/// Newest first, each year once; removed from texts that contain it.
void WorkYearsTest::showsYearsOnceInTheirColumn()
{
    for (const auto& [design, left] : {std::pair("hanging", 55.0), std::pair("academic", 21.0)}) {
        const double text = (left + (left < 50 ? 34 : 12)) * millimetre;
        for (const Language language : allLanguages) {
            const PagedLayout layout = make(sample("zhang-san"), QString::fromLatin1(design), language);
            QStringList years;
            for (const LayoutPage& page : layout.pages) {
                QCOMPARE(yearsAt(page, left * millimetre), 0);
                for (const LayoutLine& line : page.lines) {
                    const GlyphRun& first = line.runs.front();
                    const bool isYear = first.source.field == Field::Year;
                    if (!isYear)
                        continue;
                    QVERIFY(!first.isHidden);
                    QVERIFY(qAbs(first.origin.x() - left * millimetre) < 0.5);
                    QVERIFY(qAbs(line.runs[2].origin.x() - text) < 0.5); // after the space
                    years += first.text;
                }
            }
            QCOMPARE(years.join(u' '), QStringLiteral("2026 2025 2023 2022 2021 2016 2015 2025 2024"));
            const QString allText = layout.text();
            QVERIFY(allText.contains(QStringLiteral("31(4): 1–14, CCF A")));
            QVERIFY(allText.contains(language == Language::English ? QStringLiteral("May 2024")
                                                                   : QStringLiteral("2024.05"))); // more than the year
            QVERIFY(usesEachBlock(layout));
        }
    }
}

/// A year with several works is drawn at the first, and again at the top of each page; extracted text has it for each
/// work.
void WorkYearsTest::repeatsAYearAtTheTopOfAPage()
{
    constexpr int works = 150;
    Person person = sample("zhang-san");
    person.sections = {
        longSection(SectionKind::Publication, works, QStringLiteral("A work of some words, the number "))};
    const PagedLayout layout = make(person, QStringLiteral("hanging"), Language::English);
    QVERIFY(layout.pages.size() > 2);
    QCOMPARE(layout.text().count(QStringLiteral("2024 A work")), works);
    int seen = 0;
    for (const LayoutPage& page : layout.pages) {
        for (const LayoutLine& line : page.lines)
            seen += line.runs.front().source.field == Field::Year && !line.runs.front().isHidden ? 1 : 0;
        QCOMPARE(yearsAt(page, 55 * millimetre), &page == &layout.pages.front() ? 0 : 1);
    }
    QCOMPARE(seen, 1);
}

/// Between two languages, in a narrow column, and in templates without this setting.
void WorkYearsTest::leavesYearsInTextWithoutColumn()
{
    const QMap<QString, QJsonValue> column{{QStringLiteral("works.years"), QStringLiteral("column")}};
    QMap<QString, QJsonValue> aside = column;
    aside[QStringLiteral("sidebar.sections")] = QJsonArray{QStringLiteral("publication")};
    for (const PagedLayout& layout : {make(sample("zhang-san"), QStringLiteral("classic"), Language::English),
                                      make(sample("zhang-san"), QStringLiteral("bilingual"), Language::English, column),
                                      make(sample("zhang-san"), QStringLiteral("modern"), Language::English, aside)})
        QVERIFY(layout.text().simplified().contains(QStringLiteral("(CVS), 2026")));
}

DUOVITA_TEST(WorkYearsTest)
#include "tst_workyears.moc"
