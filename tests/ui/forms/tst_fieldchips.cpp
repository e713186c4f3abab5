#include "tests/support/testmain.h"
#include "ui/forms/fieldchips.h"

#include <QLabel>
#include <QScrollArea>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace duovita;

namespace {

void addChips(FieldChips& chips)
{
    for (const char* name : {"Department", "Place", "Web address", "Employment type", "Tags", "Private notes", "Link"})
        chips.add(QString::fromLatin1(name), QString::fromLatin1(name));
}

} // namespace

class FieldChipsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void heightDependsOnWidthAlone();
    void scrollBarsDoNotFlicker_data();
    void scrollBarsDoNotFlicker();
};

/// One line at any width, whatever chips were shown before.
void FieldChipsTest::heightDependsOnWidthAlone()
{
    FieldChips chips;
    addChips(chips);
    chips.show();
    const int line = chips.findChild<QToolButton*>(QStringLiteral("chip.Tags"))->sizeHint().height();
    QHash<int, int> heights;
    for (int width = 60; width < 900; width += 7)
        heights[width] = chips.layout()->heightForWidth(width);
    for (const int shown : {900, 150, 400, 60}) {
        chips.resize(shown, 2 * line);
        QCoreApplication::processEvents();
        for (auto height = heights.cbegin(); height != heights.cend(); ++height)
            QCOMPARE(chips.layout()->heightForWidth(height.key()), height.value());
        // The chips that are shown fit into that height.
        const int given = heights.value(shown, chips.layout()->heightForWidth(shown));
        for (const QToolButton* chip : chips.findChildren<QToolButton*>()) {
            if (chip->isVisible())
                QVERIFY2(chip->geometry().bottom() < given + 1, qPrintable(QString::number(shown)));
        }
    }
}

void FieldChipsTest::scrollBarsDoNotFlicker_data()
{
    QTest::addColumn<int>("above");
    for (int above = 80; above < 150; above += 3)
        QTest::addRow("%d above", above) << above;
}

/// With a scroll bar the chips need fewer lines than without, because some move into the menu: a scroll area must not
/// go back and forth between the two.
void FieldChipsTest::scrollBarsDoNotFlicker()
{
    QFETCH(const int, above);
    QScrollArea area;
    area.setWidgetResizable(true);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* form = new QWidget;
    auto* layout = new QVBoxLayout(form);
    auto* top = new QLabel;
    top->setFixedHeight(above);
    auto* chips = new FieldChips;
    addChips(*chips);
    layout->addWidget(top);
    layout->addWidget(chips);
    area.setWidget(form);
    area.resize(300, 180);
    area.show();
    for (int width = 140; width < 700; width += 3) {
        area.resize(width, 180);
        QCoreApplication::processEvents();
        QCOMPARE(form->height(), std::max(area.viewport()->height(), form->heightForWidth(form->width())));
    }
}

DUOVITA_GUI_TEST(FieldChipsTest)
#include "tst_fieldchips.moc"
