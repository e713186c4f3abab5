#include "core/storage/personrepository.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/people/peoplepanel.h"
#include "ui/people/persondelegate.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/storeundo.h"
#include "ui/widgets/checklistbox.h"

#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QScreen>
#include <QTimer>
#include <QToolButton>

using namespace duovita;
using namespace duovita::test;

namespace {

/// Window sizes with the list of people as a pane, or as a popup.
constexpr QSize wide(1800, 900);
constexpr QSize narrow(910, 462);

struct PeopleWindow {
    explicit PeopleWindow(const QSize& size,
                          const QStringList& names = {QStringLiteral("Li Si"), QStringLiteral("Wang Wu"),
                                                      QStringLiteral("Zhang San")})
    {
        {
            const auto database = Database::open(fixture.database);
            for (const QString& name : names)
                static_cast<void>(PersonRepository(**database).insert(personWithJobs(name, 1)));
        }
        window = fixture.open();
        window->resize(size);
        window->show();
        window->activateWindow();
        isOpen = QTest::qWaitForWindowActive(window.get()) &&
                 QTest::qWaitFor([this] { return window->document() != nullptr; }, patience);
        list = find<QListView>(*window, "people.list");
        isOpen = isOpen && list->model()->rowCount() == names.size();
    }

    void popUp() const
    {
        find<QToolButton>(*window, "bar.person")->click();
        QVERIFY(popup()->isVisible());
    }
    QWidget* popup() const { return find(*window, "peoplePopup"); }
    bool isPoppedUp() const { return popup() && popup()->isVisible(); }
    void click(int row, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton) const
    {
        QTest::mouseClick(list->viewport(), button, modifiers, list->visualRect(list->model()->index(row, 0)).center());
    }
    QString openName() const
    {
        return window->document() ? window->document()->person().name.text(Language::English) : QString();
    }
    qsizetype chosen() const { return list->selectionModel()->selectedRows().size(); }
    QString exportText() const { return find<QAction>(*window, "exportBoth")->text(); }
    QString message() const { return find<MessageBar>(*window, "messageBar")->text(); }
    /// Whether a widget below the list is visible.
    bool shows(const char* name) const { return find(*window, name)->isVisible(); }

    void picture(const char* name) const
    {
        const QString folder = qEnvironmentVariable("DUOVITA_PICTURES");
        if (folder.isEmpty())
            return;
        QCoreApplication::processEvents();
        const QString path = QDir(folder).filePath(QString::fromLatin1(name) + QStringLiteral(".png"));
        QVERIFY((isPoppedUp() ? popup() : static_cast<QWidget*>(window.get()))->grab().save(path));
    }

    WindowFixture fixture;
    std::unique_ptr<MainWindow> window;
    QListView* list = nullptr;
    bool isOpen = false;
};

} // namespace

/// Several people selected in the list: how it is shown, the actions on them, and ending it.
class SeveralPeopleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsNumberOfSelectedPeople();
    void returnsToSingleSelection();
    void buttonsActOnSelectedPeople();
    void exportsSelectedPeople();
    void keepsTheExportOnTheScreen();
    void exportsOpenPersonWhileListIsHidden();
    void selectsSeveralInPopup();
    void selectsSeveralByCheckMarks();
    void asksToSelectSeveralPeople();
    void closingPopupClearsSelection();
    void opensTheMenuInThePopup();
    void closesPopupForDialog();
    void undoesInThePopup();
    void namesDeletedPeople_data();
    void namesDeletedPeople();
    void offersOtherPeopleAfterDeletion();
    void leavesNoBlankPage_data();
    void leavesNoBlankPage();
};

void SeveralPeopleTest::showsNumberOfSelectedPeople()
{
    const PeopleWindow open(wide);
    QVERIFY(open.isOpen);
    QVERIFY(!open.shows("people.chosen") && open.shows("people.new"));
    open.click(1, Qt::ControlModifier);
    QVERIFY(open.shows("people.chosen") && !open.shows("people.new"));
    const auto* count = find<QLabel>(*open.window, "people.chosen.count");
    QCOMPARE(count->text(), QStringLiteral("2 selected"));
    QVERIFY(open.shows("people.chosen.merge"));
    open.picture("several-2");
    open.click(2, Qt::ControlModifier);
    QCOMPARE(count->text(), QStringLiteral("3 selected"));
    QVERIFY(!open.shows("people.chosen.merge")); // only for exactly two
    open.click(0);
    QVERIFY(!open.shows("people.chosen") && open.shows("people.new"));
    QTest::keyClick(open.list, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(count->text(), QStringLiteral("2 selected"));
}

void SeveralPeopleTest::returnsToSingleSelection()
{
    const PeopleWindow open(wide);
    QVERIFY(open.isOpen);
    open.list->selectAll();
    QCOMPARE(open.chosen(), 3);
    QTest::keyClick(open.list, Qt::Key_Escape);
    QCOMPARE(open.chosen(), 1);
    QCOMPARE(open.list->currentIndex().data().toString(), open.openName());
    open.list->selectAll();
    find<QToolButton>(*open.window, "people.chosen.drop")->click();
    QCOMPARE(open.chosen(), 1);
    QVERIFY(open.list->hasFocus());
    QVERIFY(!find<QToolButton>(*open.window, "people.chosen.drop")->accessibleName().isEmpty());
}

void SeveralPeopleTest::buttonsActOnSelectedPeople()
{
    const PeopleWindow open(wide);
    QVERIFY(open.isOpen);
    const auto press = [&](const char* name) { find<QPushButton>(*open.window, name)->click(); };
    const auto close = [&](const char* name) {
        QTRY_VERIFY_WITH_TIMEOUT(find(*open.window, name), patience);
        find<QDialog>(*open.window, name)->reject();
    };
    open.click(1, Qt::ControlModifier);
    press("people.chosen.export");
    close("exportDialog");
    press("people.chosen.tags");
    close("tagsDialog");
    press("people.chosen.merge");
    auto* cancel = find<QPushButton>(*open.window, "review.cancel");
    QTRY_VERIFY_WITH_TIMEOUT(cancel->isVisible(), patience);
    cancel->click();
    QTRY_VERIFY(open.shows("people.chosen"));
    press("people.chosen.delete");
    QTRY_COMPARE_WITH_TIMEOUT(open.list->model()->rowCount(), 1, patience);
    QVERIFY(!open.shows("people.chosen"));
}

/// Ctrl+E, the button and the menu name the people to be exported.
void SeveralPeopleTest::exportsSelectedPeople()
{
    const PeopleWindow open(wide);
    QVERIFY(open.isOpen);
    QCOMPARE(open.exportText(), QStringLiteral("Export both languages as PDF…"));
    open.click(1, Qt::ControlModifier);
    QCOMPARE(open.exportText(), QStringLiteral("Export 2 people…"));
    auto* button = find<QToolButton>(*open.window, "bar.export");
    QVERIFY(button->menu()->actions().contains(find<QAction>(*open.window, "exportBoth")));
    for (const char* one : {"exportEnglish", "exportChinese", "exportWithData", "exportAs.docx"})
        QVERIFY2(!find<QAction>(*open.window, one)->isEnabled(), one); // it needs a single person
    for (const bool byKey : {true, false}) {
        if (byKey)
            QTest::keyClick(open.list, Qt::Key_E, Qt::ControlModifier);
        else
            QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(10, 10));
        auto* dialog = find<QDialog>(*open.window, "exportDialog");
        QVERIFY(dialog);
        QCOMPARE(dialog->windowTitle(), QStringLiteral("Export 2 people"));
        dialog->reject();
        QTRY_VERIFY(!find(*open.window, "exportDialog"));
    }
    QTest::keyClick(open.list, Qt::Key_Escape);
    QCOMPARE(open.exportText(), QStringLiteral("Export both languages as PDF…"));
    QVERIFY(find<QAction>(*open.window, "exportEnglish")->isEnabled());
}

/// Another format makes the dialog taller: it must not grow beyond the screen's lower edge.
void SeveralPeopleTest::keepsTheExportOnTheScreen()
{
    const PeopleWindow open(wide);
    QVERIFY(open.isOpen);
    open.click(1, Qt::ControlModifier);
    QTest::keyClick(open.list, Qt::Key_E, Qt::ControlModifier);
    auto* dialog = find<QDialog>(*open.window, "exportDialog");
    QVERIFY(dialog);
    const auto* count = find<QLabel>(*dialog, "export.count");
    QTRY_VERIFY_WITH_TIMEOUT(count->text().contains(u'4'), patience); // of two people in two languages
    QTest::qWait(50);
    const int bottom = dialog->screen()->availableGeometry().bottom();
    dialog->move(dialog->x(), dialog->y() + bottom - dialog->frameGeometry().bottom());
    QCOMPARE(dialog->frameGeometry().bottom(), bottom);
    const int before = dialog->height();
    auto* formats = find<ChecklistBox>(*dialog, "export.formats");
    formats->setChosen({QStringLiteral("pdf"), QStringLiteral("docx")});
    Q_EMIT formats->toggled(QStringLiteral("docx"), true);
    QTRY_VERIFY_WITH_TIMEOUT(dialog->height() > before, patience);
    QTRY_VERIFY(dialog->frameGeometry().bottom() <= bottom);
    dialog->reject();
}

/// In Design mode, the templates replace the list; afterwards, the people are still selected.
void SeveralPeopleTest::exportsOpenPersonWhileListIsHidden()
{
    const PeopleWindow open(wide);
    QVERIFY(open.isOpen);
    open.click(1, Qt::ControlModifier);
    trigger(*open.window, "design");
    QCOMPARE(open.exportText(), QStringLiteral("Export both languages as PDF…"));
    trigger(*open.window, "write");
    QCOMPARE(open.exportText(), QStringLiteral("Export 2 people…"));
    trigger(*open.window, "showPeople");
    QCOMPARE(open.exportText(), QStringLiteral("Export both languages as PDF…"));
}

void SeveralPeopleTest::selectsSeveralInPopup()
{
    const PeopleWindow open(narrow);
    QVERIFY(open.isOpen);
    const QString before = open.openName();
    open.popUp();
    open.click(1, Qt::ControlModifier);
    QVERIFY(open.isPoppedUp());
    QCOMPARE(open.chosen(), 2);
    QVERIFY(open.shows("people.chosen"));
    open.picture("several-popup");
    open.click(2, Qt::ShiftModifier);
    QVERIFY(open.isPoppedUp());
    QCOMPARE(open.openName(), before); // no other person was opened
    // From the focused search field.
    auto* search = find<QLineEdit>(*open.window, "people.search");
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(open.isPoppedUp());
    QCOMPARE(open.chosen(), 1);
    QTest::keyClick(search, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(open.chosen(), 2);
    // A plain click selects one person.
    open.click(2);
    QTRY_COMPARE_WITH_TIMEOUT(open.openName(), QStringLiteral("Zhang San"), patience);
    QVERIFY(!open.isPoppedUp());
}

/// Like Ctrl+click, but with the mouse alone; in the pane and in the popup, where a click elsewhere in the row opens
/// one person and closes the popup.
void SeveralPeopleTest::selectsSeveralByCheckMarks()
{
    for (const QSize& size : {wide, narrow}) {
        const PeopleWindow open(size);
        QVERIFY(open.isOpen);
        if (size == narrow)
            open.popUp();
        const auto press = [&](int row) {
            const QRect place = open.list->visualRect(open.list->model()->index(row, 0));
            const QPoint sign = PersonDelegate::checkZone(place).center();
            QTest::mouseMove(open.list->viewport(), sign);
            open.picture(size == narrow ? "check-popup-hover" : "check-pane-hover");
            QTest::mouseClick(open.list->viewport(), Qt::LeftButton, {}, sign);
        };
        press(1);
        QCOMPARE(open.chosen(), 2);
        QVERIFY(open.shows("people.chosen"));
        press(2);
        QCOMPARE(open.chosen(), 3);
        open.picture(size == narrow ? "check-popup" : "check-pane");
        press(1);
        QCOMPARE(open.chosen(), 2);
        QCOMPARE(open.isPoppedUp(), size == narrow);
        press(2);
        QCOMPARE(open.chosen(), 1);
        press(0); // the only person stays selected, and the popup stays open
        QCOMPARE(open.chosen(), 1);
        QCOMPARE(open.isPoppedUp(), size == narrow);
    }
}

/// Without a selection among many people, exporting several explains how to select them; leaving the list restores it.
void SeveralPeopleTest::asksToSelectSeveralPeople()
{
    QStringList many;
    for (char letter = 'A'; letter < 'A' + 13; ++letter)
        many += QLatin1Char(letter) + QStringLiteral(" Person");
    for (const QSize& size : {wide, narrow}) {
        const PeopleWindow open(size, many);
        QVERIFY(open.isOpen);
        find<QAction>(*open.window, "exportSelected")->trigger();
        QCOMPARE(open.isPoppedUp(), size == narrow);
        QVERIFY(open.shows("people.chosen") && !open.shows("people.chosen.export"));
        const auto* count = find<QLabel>(*open.window, "people.chosen.count");
        QVERIFY(count->text().contains(QStringLiteral("To select several people")));
        const auto clickCheck = [&](int row) {
            const QRect place = open.list->visualRect(open.list->model()->index(row, 0));
            QTest::mouseClick(open.list->viewport(), Qt::LeftButton, {}, PersonDelegate::checkZone(place).center());
        };
        clickCheck(1);
        QCOMPARE(open.chosen(), 2);
        QVERIFY(open.shows("people.chosen.export"));
        clickCheck(0); // the open person, who is selected from the start
        QCOMPARE(open.chosen(), 1);
        QVERIFY(open.shows("people.chosen") && !open.shows("people.chosen.export"));
        clickCheck(2);
        QCOMPARE(count->text(), QStringLiteral("2 selected"));
        if (size == narrow) {
            open.popup()->close();
        } else {
            find<QToolButton>(*open.window, "people.chosen.drop")->click();
        }
        QVERIFY(find(*open.window, "people.chosen")->isHidden());
        QVERIFY(!find(*open.window, "people.new")->parentWidget()->isHidden());
    }
}

void SeveralPeopleTest::closingPopupClearsSelection()
{
    const PeopleWindow open(narrow);
    QVERIFY(open.isOpen);
    open.popUp();
    open.click(1, Qt::ControlModifier);
    QCOMPARE(open.exportText(), QStringLiteral("Export 2 people…"));
    open.popup()->close();
    QCOMPARE(open.chosen(), 1);
    QTRY_COMPARE(open.exportText(), QStringLiteral("Export both languages as PDF…"));
    QCOMPARE(open.list->currentIndex().data().toString(), open.openName());
}

void SeveralPeopleTest::opensTheMenuInThePopup()
{
    const PeopleWindow open(narrow);
    QVERIFY(open.isOpen);
    const QString before = open.openName();
    open.popUp();
    open.click(1, {}, Qt::RightButton);
    QVERIFY(open.isPoppedUp());
    QStringList words;
    QTimer::singleShot(100, open.window.get(), [&] {
        const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu && open.isPoppedUp());
        for (const QAction* action : menu->actions())
            words += action->text();
        menu->actions().last()->trigger();
        QApplication::activePopupWidget()->close();
    });
    const QPoint at = open.list->visualRect(open.list->model()->index(1, 0)).center();
    Q_EMIT open.list->customContextMenuRequested(at);
    QVERIFY(words.contains(QStringLiteral("Delete")));
    QTRY_COMPARE_WITH_TIMEOUT(open.list->model()->rowCount(), 2, patience);
    QCOMPARE(open.openName(), before);
    QCOMPARE(open.message(), QStringLiteral("Wang Wu deleted."));
}

/// No dialog opens below the popup.
void SeveralPeopleTest::closesPopupForDialog()
{
    const PeopleWindow open(narrow);
    QVERIFY(open.isOpen);
    for (const bool byKey : {true, false}) {
        open.popUp();
        open.click(1, Qt::ControlModifier);
        if (byKey)
            QTest::keyClick(find<QLineEdit>(*open.window, "people.search"), Qt::Key_E, Qt::ControlModifier);
        else
            find<QPushButton>(*open.window, "people.chosen.export")->click();
        QVERIFY(!open.isPoppedUp());
        auto* dialog = find<QDialog>(*open.window, "exportDialog");
        QVERIFY(dialog);
        QCOMPARE(dialog->windowTitle(), QStringLiteral("Export 2 people"));
        dialog->reject();
        QTRY_VERIFY(!find(*open.window, "exportDialog"));
        QTest::qWait(0); // the list returns to its pane
    }
    open.popUp();
    find<QPushButton>(*open.window, "people.trash")->click();
    QVERIFY(!open.isPoppedUp());
    QTRY_VERIFY_WITH_TIMEOUT(find(*open.window, "trashDialog"), patience);
}

void SeveralPeopleTest::undoesInThePopup()
{
    const PeopleWindow open(narrow);
    QVERIFY(open.isOpen);
    open.popUp();
    open.click(1, Qt::ControlModifier);
    open.click(0, Qt::ControlModifier); // the open person is not among them
    QTest::keyClick(open.list, Qt::Key_Delete);
    QTRY_COMPARE_WITH_TIMEOUT(open.list->model()->rowCount(), 2, patience);
    // The popup is closed: otherwise, it would swallow the click on Undo.
    QVERIFY(!open.isPoppedUp() && !QApplication::activePopupWidget());
    QTRY_VERIFY_WITH_TIMEOUT(find<QAction>(*open.window, "undo")->text().contains(QStringLiteral("delete")), patience);
    QTest::qWait(0); // the list returns to its pane
    open.popUp();
    auto* search = find<QLineEdit>(*open.window, "people.search");
    // Typing in the search field is undone first.
    QTest::keyClicks(search, QStringLiteral("w"));
    QTest::keyClick(search, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(search->text(), QString());
    QTest::keyClick(search, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(open.list->model()->rowCount(), 3, patience);
    QVERIFY(open.isPoppedUp());
}

void SeveralPeopleTest::namesDeletedPeople_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::addColumn<QString>("expected");
    QTest::newRow("who is open") << 0 << 0 << StoreUndo::tr("%1 deleted.").arg(QStringLiteral("Li Si"));
    QTest::newRow("another") << 1 << 1 << StoreUndo::tr("%1 deleted.").arg(QStringLiteral("Wang Wu"));
    QTest::newRow("three") << 0 << 2 << QStringLiteral("Li Si and 2 others deleted.");
    QTest::newRow("nobody with a name") << 3 << 3 << QStringLiteral("1 person deleted.");
}

void SeveralPeopleTest::namesDeletedPeople()
{
    QFETCH(int, first);
    QFETCH(int, last);
    QFETCH(QString, expected);
    const PeopleWindow open(
        wide, {QStringLiteral("Li Si"), QStringLiteral("Wang Wu"), QStringLiteral("Zhang San"), QString()});
    QVERIFY(open.isOpen);
    const QAbstractItemModel* model = open.list->model();
    int shift = 0; // people without a name may come first
    while (model->index(shift, 0).data().toString().startsWith(u'('))
        ++shift;
    const int from = first == 3 ? (shift > 0 ? 0 : 3) : first + shift;
    const int to = first == 3 ? from : last + shift;
    open.list->selectionModel()->select(QItemSelection(model->index(from, 0), model->index(to, 0)),
                                        QItemSelectionModel::ClearAndSelect);
    QTest::keyClick(open.list, Qt::Key_Delete);
    QTRY_COMPARE_WITH_TIMEOUT(open.message(), expected, patience);
}

/// The list is folded away, and there is no name button to open it.
void SeveralPeopleTest::offersOtherPeopleAfterDeletion()
{
    const PeopleWindow open(narrow, {QStringLiteral("Li Si"), QStringLiteral("Wang Wu")});
    QVERIFY(open.isOpen);
    auto* people = find<QToolButton>(*open.window, "bar.person");
    const auto deleteOpen = [&](int left) {
        open.popUp();
        QTest::keyClick(open.list, Qt::Key_Delete);
        QTRY_COMPARE_WITH_TIMEOUT(open.list->model()->rowCount(), left, patience);
        QTRY_VERIFY_WITH_TIMEOUT(find(*open.window, "gone")->isVisible(), patience);
        open.popup()->close();
        QTest::qWait(0); // the list returns to its pane
    };
    deleteOpen(1);
    QTRY_VERIFY(people->isVisible());
    QCOMPARE(people->accessibleName(), QStringLiteral("People"));
    open.popUp();
    open.click(0);
    QTRY_COMPARE_WITH_TIMEOUT(open.openName(), QStringLiteral("Wang Wu"), patience);
    QCOMPARE(people->accessibleName(), QStringLiteral("Person: Wang Wu"));
    deleteOpen(0);
    QTRY_VERIFY(!people->isVisible()); // nobody else is left
    QVERIFY(find(*open.window, "gone.back")->isVisible());
}

void SeveralPeopleTest::leavesNoBlankPage_data()
{
    QTest::addColumn<QString>("before");
    QTest::newRow("the form") << QStringLiteral("write");
    QTest::newRow("the pages in its place") << QStringLiteral("previewInWindow");
    QTest::newRow("the design") << QStringLiteral("design");
    QTest::newRow("focus mode") << QStringLiteral("focusMode");
}

/// In a small window, whatever was shown when the open person was deleted.
void SeveralPeopleTest::leavesNoBlankPage()
{
    QFETCH(QString, before);
    const PeopleWindow open(narrow);
    QVERIFY(open.isOpen);
    trigger(*open.window, qPrintable(before));
    open.popUp();
    QTest::keyClick(open.list, Qt::Key_Delete);
    QTRY_VERIFY_WITH_TIMEOUT(open.list->model()->rowCount() == 2, patience);
    open.popup()->close();
    QTRY_VERIFY_WITH_TIMEOUT(find(*open.window, "gone")->isVisible(), patience);
    QTest::qWait(300); // the list is reloaded after the change
    open.picture(qPrintable(QStringLiteral("gone-") + before));
    QVERIFY(find(*open.window, "gone.back")->isVisible());
    // The shortcut for the pages is disabled, too, because there are none.
    QVERIFY(!find<QAction>(*open.window, "previewInWindow")->isEnabled() || before == QStringLiteral("focusMode"));
    trigger(*open.window, "part3");
    QVERIFY(find(*open.window, "gone.back")->isVisible());
    find<QPushButton>(*open.window, "gone.back")->click();
    QTRY_COMPARE_WITH_TIMEOUT(open.openName(), QStringLiteral("Li Si"), patience);
}

DUOVITA_GUI_TEST(SeveralPeopleTest)
#include "tst_severalpeople.moc"
