#include "core/messages/kindwords.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/forms/editorpanel.h"

#include <QDialog>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

using namespace duovita;
using namespace duovita::test;

namespace {

/// The area of a laptop with 1366 × 768 at a scale of 1.5, without a panel of 32 pixels and the title bar.
constexpr QSize room(910, 462);

/// The application's own dialogs, without the platform's.
QList<QDialog*> openDialogs()
{
    QList<QDialog*> dialogs;
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (auto* dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible())
            dialogs += dialog;
    }
    return dialogs;
}

} // namespace

/// Everything can be reached on a small laptop's screen, in either interface language.
class SmallScreenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fitsEveryDialog_data();
    void fitsEveryDialog();
    void scrollsNothingSideways_data() { fitsEveryDialog_data(); }
    void scrollsNothingSideways();
    void showsSettingsBesidePage();
    void shrinksInOneStep();
    void newPersonBringsTheFormBack();

private:
    /// The window with the sample, at that size.
    std::unique_ptr<MainWindow> open(WindowFixture& fixture, const QString& language);
};

std::unique_ptr<MainWindow> SmallScreenTest::open(WindowFixture& fixture, const QString& language)
{
    fixture.language.use(language);
    auto window = fixture.open();
    window->resize(room);
    window->show();
    window->activateWindow();
    window->openSample();
    if (!QTest::qWaitFor([&] { return window->document() != nullptr; }, patience))
        return nullptr;
    QTest::qWait(200);
    return window;
}

void SmallScreenTest::fitsEveryDialog_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh");
}

/// Modal and non-modal ones.
void SmallScreenTest::fitsEveryDialog()
{
    QFETCH(QString, language);
    WindowFixture fixture;
    const auto window = open(fixture, language);
    QVERIFY(window);
    find<QListView>(*window, "people.list")->selectAll();

    QStringList tooLarge;
    QSet<QString> seen;
    const auto look = [&] {
        const QList<QDialog*> dialogs = openDialogs();
        for (QDialog* dialog : dialogs) {
            const QSize least = dialog->minimumSizeHint().expandedTo(dialog->minimumSize());
            seen += dialog->objectName();
            const QSize most = dialog->screen()->availableSize();
            if (least != least.boundedTo(room) || dialog->size() != dialog->size().boundedTo(most))
                tooLarge += QStringLiteral("%1: %2 × %3, at least %4 × %5")
                                .arg(dialog->objectName())
                                .arg(dialog->width())
                                .arg(dialog->height())
                                .arg(least.width())
                                .arg(least.height());
            dialog->reject();
        }
    };
    QTimer inside; // runs inside a modal dialog
    connect(&inside, &QTimer::timeout, &inside, look);
    inside.start(50);
    Q_EMIT find<QMenu>(*window, "cvMenu")->aboutToShow(); // creates its actions
    find<QListView>(*window, "people.list")->selectAll(); // the people to be exported
    for (const char* action :
         {"cvContents", "trash", "history", "recordHistory", "glossary", "tagSelected", "exportSelected"}) {
        trigger(*window, action);
        QTest::qWait(300);
    }
    QCOMPARE(tooLarge.join(u'\n'), QString());
    for (const char* name :
         {"cvDialog", "trashDialog", "recordHistoryDialog", "glossaryDialog", "tagsDialog", "exportDialog"})
        QVERIFY2(seen.contains(QString::fromLatin1(name)), name);
}

/// In each mode and in each entry's form, nothing scrolls horizontally, except for zoomed pages.
void SmallScreenTest::scrollsNothingSideways()
{
    QFETCH(QString, language);
    WindowFixture fixture;
    const auto window = open(fixture, language);
    QVERIFY(window);
    QStringList sideways;
    const auto look = [&](const QString& where) {
        QTest::qWait(60);
        for (const QAbstractScrollArea* area : window->findChildren<QAbstractScrollArea*>()) {
            const bool isPage = qobject_cast<const PagesView*>(area) != nullptr;
            if (!isPage && area->isVisible() && area->horizontalScrollBar()->maximum() > 0 &&
                area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff)
                sideways += where + QStringLiteral(": ") + area->objectName();
            const auto* scroller = qobject_cast<const QScrollArea*>(area);
            if (scroller && scroller->isVisible() && scroller->widget() &&
                scroller->widget()->minimumSizeHint().width() > scroller->viewport()->width())
                sideways += where + QStringLiteral(": cut in ") + area->objectName();
        }
    };
    auto* outline = find<QTreeView>(*window, "outline");
    for (QModelIndex index = outline->model()->index(0, 0); index.isValid(); index = outline->indexBelow(index)) {
        outline->setCurrentIndex(index);
        look(index.data().toString());
    }
    for (const char* mode : {"design", "check", "write"}) {
        trigger(*window, mode);
        look(QString::fromLatin1(mode));
    }
    QCOMPARE(sideways.join(u'\n'), QString());
}

/// The page stays visible beside the settings, and the templates open below their name.
void SmallScreenTest::showsSettingsBesidePage()
{
    WindowFixture fixture;
    const auto window = open(fixture, QStringLiteral("en"));
    QVERIFY(window);
    trigger(*window, "design");
    auto* gallery = find<QWidget>(*window, "design.galleryPane");
    auto* templates = find<QToolButton>(*window, "design.template");
    const auto* settings = find<QWidget>(*window, "design.groups");
    const auto* page = window->findChild<PreviewPanel*>();
    QTRY_VERIFY(settings->isVisible() && page->isVisible() && !gallery->isVisible());
    QVERIFY2(page->width() > 450, qPrintable(QString::number(page->width())));
    QVERIFY(templates->isVisible());

    const auto used = [&] { return window->document()->person().cvs.front().design.templateName; };
    const QString before = used();
    templates->click();
    auto* list = find<QListWidget>(*window, "design.gallery");
    QTRY_VERIFY(list->isVisible() && page->isVisible());
    list->setCurrentRow(list->currentRow() == 3 ? 4 : 3);
    QCOMPARE(used(), before); // previewed on the page
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(list->isVisible());
    QTest::keyClick(list, Qt::Key_Escape);
    QTRY_VERIFY(!list->isVisible());
    QCOMPARE(used(), before);
    templates->click();
    QTRY_VERIFY(list->isVisible());
    list->setCurrentRow(list->currentRow() == 3 ? 4 : 3);
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_VERIFY(!list->isVisible());
    QVERIFY(used() != before);
    QCOMPARE(templates->text(), templateWord(used()));

    window->resize(1500, 900); // in their own pane, beside the settings
    QTRY_VERIFY(gallery->isVisible() && !templates->isVisible());
    QVERIFY(gallery->mapTo(window.get(), QPoint()).x() < settings->mapTo(window.get(), QPoint()).x());
    window->resize(room);
    trigger(*window, "write");
    QTRY_VERIFY(!page->isVisible() && !gallery->isVisible() && find<QTreeView>(*window, "outline")->isVisible());
}

/// As when a wide window is snapped to half of the screen: panes that do not fit are folded.
void SmallScreenTest::shrinksInOneStep()
{
    WindowFixture fixture;
    const auto window = open(fixture, QStringLiteral("en"));
    QVERIFY(window);
    for (const char* mode : {"write", "design", "check"}) {
        trigger(*window, mode);
        window->resize(1800, 950);
        QTest::qWait(50);
        window->resize(room);
        QTest::qWait(50);
        QCOMPARE(window->size(), room);
        QVERIFY(find<QWidget>(*window, "mainSplitter")->width() <= room.width());
    }
}

/// From the pages that are in its place.
void SmallScreenTest::newPersonBringsTheFormBack()
{
    WindowFixture fixture;
    const auto window = open(fixture, QStringLiteral("en"));
    QVERIFY(window);
    trigger(*window, "previewInWindow");
    auto* form = find<EditorPanel>(*window, "editor");
    QTRY_VERIFY(!form->isVisible());
    trigger(*window, "newPerson");
    QTRY_VERIFY_WITH_TIMEOUT(form->isVisible(), patience);
    QTRY_COMPARE(window->focusWidget()->objectName(), QStringLiteral("field.name.en"));
}

DUOVITA_GUI_TEST(SmallScreenTest)
#include "tst_smallscreen.moc"
