#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/widgets/growingtextedit.h"

#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

using namespace duovita;
using namespace duovita::test;

/// Earlier versions and the trash in the real window.
class HistoryControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void restoresEarlierVersions();
    void restoresDeletedEntries();
};

void HistoryControllerTest::restoresEarlierVersions()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    auto* outline = find<QTreeView>(*window, "outline");
    const QModelIndex section = outline->model()->index(2, 0);
    outline->setCurrentIndex(outline->model()->index(0, 0, section));
    const Section& held = window->document()->person().sections[1];
    const Entry before = held.entries().front();
    auto* field = find(*window, "field.start");
    QVERIFY(field);
    auto* text = find(*window, "editor")->findChild<GrowingTextEdit*>();
    QVERIFY(text);
    text->insertPlainText(QStringLiteral("Changed "));
    QVERIFY(window->flush());
    QVERIFY(window->document()->findEntry(before.id) && *window->document()->findEntry(before.id) != before);

    trigger(*window, "history");
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "historyDialog"), patience);
    auto* versions = find<QListWidget>(*window, "history.versions");
    QCOMPARE(versions->count(), 1);
    auto* restore = find<QPushButton>(*window, "history.restore");
    QVERIFY(restore->isEnabled());
    QVERIFY(!versions->item(0)->text().contains(QStringLiteral("same as now")));
    restore->click();
    QVERIFY(*window->document()->findEntry(before.id) == before);
    QVERIFY(!restore->isEnabled());
    QVERIFY(versions->item(0)->text().endsWith(QStringLiteral("· same as now")));
    trigger(*window, "undo");
    QVERIFY(*window->document()->findEntry(before.id) != before);
}

void HistoryControllerTest::restoresDeletedEntries()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    const Person before = window->document()->person();
    auto* outline = find<QTreeView>(*window, "outline");
    const QModelIndex section = outline->model()->index(2, 0);
    const qsizetype last = before.sections[1].entries().size() - 1;
    outline->setCurrentIndex(outline->model()->index(static_cast<int>(last), 0, section));
    trigger(*window, "remove");
    QVERIFY(window->document()->person() != before);
    trigger(*window, "trash");
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "trashDialog"), patience);
    auto* list = find<QTreeWidget>(*window, "trash.list");
    QCOMPARE(list->topLevelItemCount(), 1);
    list->setCurrentItem(list->topLevelItem(0));
    find<QPushButton>(*window, "trash.restore")->click();
    QVERIFY(window->document()->person() == before);
    QVERIFY(window->flush());
}

DUOVITA_GUI_TEST(HistoryControllerTest)
#include "tst_historycontroller.moc"
