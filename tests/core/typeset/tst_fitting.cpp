#include "core/typeset/fitting.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>

using namespace duovita;

namespace {

constexpr double margin = 20;
constexpr double textHeight = 800;
constexpr int sections = 10;

Template design()
{
    Template design;
    design.margins = QMarginsF(margin, margin, margin, margin);
    design.section.spaceBefore = 20;
    design.limits.margins = 1;
    return design;
}

/// A layout with the height of ten sections and `lines` lines, on as many pages as needed.
PagedLayout layoutOf(const Template& design, int lines)
{
    const double height = sections * design.section.spaceBefore + lines * design.body.leading;
    PagedLayout layout;
    layout.paper = QSizeF(600, textHeight + 2 * margin);
    for (int i = 0; i < sections; ++i)
        layout.blocks += LayoutBlock{BlockRole::SectionTitle, {}, {}, 0, {}, layout.language};
    const int pages = qMax(1, static_cast<int>(std::ceil(height / textHeight - 1e-9)));
    for (int page = 0; page < pages; ++page) {
        LayoutLine line;
        line.box = QRectF(margin, margin, 10, qMin(textHeight, height - page * textHeight));
        layout.pages += LayoutPage();
        layout.pages.last().lines += line;
    }
    return layout;
}

} // namespace

class FittingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsSmallestStepInFewTries_data()
    {
        QTest::addColumn<int>("lines");
        for (int lines = 30; lines < 80; ++lines)
            QTest::addRow("%d lines", lines) << lines;
    }

    /// Uses the smallest step; remaining room goes above sections. Few tries, because each lays out the document.
    void findsSmallestStepInFewTries()
    {
        QFETCH(int, lines);
        int settings = 0;
        double given = 0;
        const auto set = [&](const QList<Template>& designs) -> Result<PagedLayout> {
            ++settings;
            const PagedLayout layout = layoutOf(designs.front(), lines);
            if (layout.pages.size() == 1)
                given = designs.front().section.spaceBefore;
            return layout;
        };
        const Result<PagedLayout> fitted = fitToPages({design()}, 1, set);
        QVERIFY(fitted);
        int first = 0;
        while (first <= 16 && layoutOf(design().tightened(first / 16.0), lines).pages.size() > 1)
            ++first;
        if (first > 16) {
            QCOMPARE(fitted->findings.size(), 1);
            QVERIFY2(settings <= 3, qPrintable(QString::number(settings)));
            return;
        }
        QCOMPARE(fitted->pages.size(), 1);
        QCOMPARE(fitted->tightening, first / 16.0);
        QVERIFY2(settings <= 9, qPrintable(QString::number(settings)));
        if (first > 0) {
            const double room = textHeight + margin - fitted->pages.front().lines.front().box.bottom();
            const double above = given - design().tightened(first / 16.0).section.spaceBefore;
            QVERIFY2(room < sections * 4.0 / 7 + 1e-6 || above > 3.99, qPrintable(QString::number(room)));
        }
    }

    void loosensUntilTheLastPageIsFull_data() { findsSmallestStepInFewTries_data(); }

    /// The page count stays, as does a document that was shrunk; nothing looser would fit.
    void loosensUntilTheLastPageIsFull()
    {
        QFETCH(int, lines);
        int settings = 0;
        const auto set = [&](const QList<Template>& designs) -> Result<PagedLayout> {
            ++settings;
            return layoutOf(designs.front(), lines);
        };
        const PagedLayout before = layoutOf(design(), lines);
        const Result<PagedLayout> filled = fillLastPage({design()}, before, set);
        QVERIFY(filled);
        QCOMPARE(filled->pages.size(), before.pages.size());
        QVERIFY2(settings <= 6, qPrintable(QString::number(settings)));
        const auto endOf = [](const PagedLayout& layout) { return layout.pages.last().lines.last().box.bottom(); };
        int loosest = 0;
        while (loosest < 32 &&
               layoutOf(design().loosened((loosest + 1) / 32.0), lines).pages.size() == before.pages.size())
            ++loosest;
        QCOMPARE(endOf(*filled), endOf(layoutOf(design().loosened(loosest / 32.0), lines)));
        PagedLayout shrunk = before;
        shrunk.tightening = 0.5;
        QCOMPARE(endOf(*fillLastPage({design()}, shrunk, set)), endOf(before));
    }
};

DUOVITA_TEST(FittingTest)
#include "tst_fitting.moc"
