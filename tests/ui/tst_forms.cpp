#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "core/storage/historyrepository.h"
#include "tests/support/openwindow.h"
#include "tests/support/testmain.h"
#include "ui/shell/messagebar.h"
#include "ui/widgets/growingtextedit.h"
#include "ui/widgets/photoedit.h"
#include "ui/widgets/windowfitting.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>

using namespace duovita;
using namespace duovita::test;

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

Highlight point(const char* english, const char* chinese)
{
    Highlight highlight;
    highlight.text = LocalizedRichText::of(RichText::fromPlain(text(english)), RichText::fromPlain(text(chinese)));
    return highlight;
}

Entry job(const char* place)
{
    Entry entry;
    ExperienceDetails details;
    details.organization = LocalizedText::of(text(place), text("某处"));
    entry.details = details;
    entry.highlights = {point("Wrote one", "写了一"), point("Wrote two", "写了二")};
    return entry;
}

Entry award(const char* title)
{
    Entry entry;
    AwardDetails details;
    details.title = LocalizedText::of(text(title), text("奖"));
    entry.details = details;
    return entry;
}

/// A job at index 1, awards at 2, skills at 3 of the outline.
Person somebody()
{
    Person person;
    person.name = LocalizedText::of(text("Zhang San"), text("张三"));
    Section work(SectionKind::Work);
    static_cast<void>(work.append(job("Somewhere")));
    Section awards(SectionKind::Award);
    static_cast<void>(awards.append(award("A prize")));
    static_cast<void>(awards.append(award("Another")));
    person.sections = {work, awards, Section(SectionKind::Skill)};
    return person;
}

template <typename Widget = QWidget>
Widget* field(const OpenWindow& open, const char* name)
{
    Widget* last = nullptr; // one of a form that is on its way out comes first
    for (Widget* widget : open.window->findChildren<Widget*>(QString::fromLatin1(name)))
        last = widget;
    return last;
}

const AwardDetails& awardOf(const OpenWindow& open, int i)
{
    return std::get<AwardDetails>(open.section(1).entries()[i].details);
}

void paste(const OpenWindow& open, const QString& pasted)
{
    QApplication::clipboard()->setText(pasted);
    QTest::keySequence(open.window->focusWidget(), QKeySequence::Paste);
}

bool problemsSay(const OpenWindow& open, const QString& words)
{
    const QAbstractItemModel* rows = find<QTreeView>(*open.window, "problems.list")->model();
    for (int group = 0; group < rows->rowCount(); ++group) {
        const QModelIndex heading = rows->index(group, 0);
        for (int row = 0; row < rows->rowCount(heading); ++row) {
            if (rows->index(row, 0, heading).data().toString().contains(words))
                return true;
        }
    }
    return false;
}

/// What of a dialog Return would press, and should not.
QStringList pressedByReturn(const QDialog& dialog)
{
    QStringList wrong;
    for (const auto* box : dialog.findChildren<QDialogButtonBox*>()) {
        for (QAbstractButton* button : box->buttons()) {
            const auto role = box->buttonRole(button);
            const auto* push = qobject_cast<QPushButton*>(button);
            const bool mayBe = role == QDialogButtonBox::AcceptRole || role == QDialogButtonBox::RejectRole;
            if (push && !mayBe && (push->isDefault() || push->autoDefault()))
                wrong += dialog.objectName() + u'/' + push->text();
        }
    }
    return wrong;
}

} // namespace

/// What happens to what is typed, and where the cursor is then: by the keys, in the window.
class FormsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void acceptsPeriodAmongYears();
    void keepsInvalidInput();
    void fillsBothDatesFromOne();
    void tabMovesThroughThePoints();
    void returnInListPressesNoButton();
    void removesUndoneDeletionFromTrash();
    void windowTitleShowsName();
    void nextActionHidesMessage();
    void keepsFocusInForm();
    void undoesPasteInItsLanguage();
    void splitsAndJoinsPoints();
    void dropsASectionOnAHeading_data();
    void dropsASectionOnAHeading();
    void formatsDatesInInterfaceLanguage();
    void fitsTheScreen();
    void fitsAPhotoIntoANarrowForm();
    void movesATextToAnotherField();
    void undoesNewPerson();
    void showsContactFieldsSuitedToKind();
    void editsPersonalFacts();
    void editsDocumentWording();
};

void FormsTest::acceptsPeriodAmongYears()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.entry(1, 0));
    auto* years = field<QLineEdit>(open, "field.dates");
    QVERIFY(!field(open, "field.start")->isVisible());
    years->setFocus();
    paste(open, text("2018, 2019–2021"));
    QVERIFY(field<QLabel>(open, "field.dates.problem")->isVisible());
    QTest::keyClick(years, Qt::Key_Tab);
    QCOMPARE(awardOf(open, 0).dates, QList<PartialDate>{*PartialDate::create(2018)});
    QVERIFY(awardOf(open, 0).range == *DateRange::create(*PartialDate::create(2019), *PartialDate::create(2021)));
    QVERIFY(open.section(1).entries()[0].asTyped.isEmpty());
    QCOMPARE(years->text(), text("2018"));
    QVERIFY(!field(open, "field.dates.problem")->isVisible());
    QVERIFY(field(open, "field.start")->isVisible());
    QCOMPARE(field<QLineEdit>(open, "field.end")->text(), text("2021"));
    trigger(*open.window, "undo");
    QVERIFY(awardOf(open, 0).dates.isEmpty() && awardOf(open, 0).range.isEmpty());
    QVERIFY(open.section(1).entries()[0].asTyped.isEmpty());
    QVERIFY(!open.document().canUndo());
    // Another period is there already: neither is lost.
    trigger(*open.window, "redo");
    years->setFocus();
    years->selectAll();
    paste(open, text("2011–2012"));
    QTest::keyClick(years, Qt::Key_Tab);
    QCOMPARE(years->text(), text("2011–2012"));
    QCOMPARE(awardOf(open, 0).range.start()->year(), 2019);
}

void FormsTest::keepsInvalidInput()
{
    OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    const QString odd = text("some spring");
    const auto isKept = [&] {
        const auto* years = field<QLineEdit>(open, "field.dates");
        const auto* problem = field<QLabel>(open, "field.dates.problem");
        return years->text() == odd && problem->isVisible() && !problem->text().isEmpty() &&
               open.section(1).entries()[0].asTyped.value(text("dates")) == odd;
    };
    open.outline->setCurrentIndex(open.entry(1, 0));
    auto* years = field<QLineEdit>(open, "field.dates");
    years->setFocus();
    QTest::keyClicks(years, text("2018"));
    QTest::keyClick(years, Qt::Key_Tab);
    years->setFocus();
    years->selectAll();
    QTest::keyClicks(years, odd);
    QVERIFY(isKept());
    QTest::keyClick(years, Qt::Key_Tab);
    QVERIFY(isKept());
    QCOMPARE(awardOf(open, 0).dates, QList<PartialDate>{*PartialDate::create(2018)});
    open.outline->setCurrentIndex(open.entry(1, 1));
    open.outline->setCurrentIndex(open.entry(1, 0));
    QVERIFY(isKept());
    QTRY_VERIFY_WITH_TIMEOUT(problemsSay(open, odd), patience);
    trigger(*open.window, "undo");
    QCOMPARE(field<QLineEdit>(open, "field.dates")->text(), text("2018"));
    QVERIFY(open.section(1).entries()[0].asTyped.isEmpty());
    trigger(*open.window, "redo");
    QVERIFY(isKept());
    open.fixture.language.use(text("zh_CN"));
    QTRY_COMPARE(interfaceLanguage(), Language::Chinese);
    QVERIFY(isKept());
    open.fixture.language.use(text("en"));
    QTRY_COMPARE(interfaceLanguage(), Language::English);
    // Closed with the cursor in the field, and opened again.
    field(open, "field.dates")->setFocus();
    QVERIFY(open.window->close());
    open.show();
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.entry(1, 0));
    QVERIFY(isKept());
    // What takes its place is a date again.
    years = field<QLineEdit>(open, "field.dates");
    years->selectAll();
    QTest::keyClicks(years, text("2020"));
    QVERIFY(open.section(1).entries()[0].asTyped.isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(!problemsSay(open, odd), patience);
}

void FormsTest::fillsBothDatesFromOne()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.entry(0, 0));
    const auto range = [&] { return std::get<ExperienceDetails>(open.section(0).entries()[0].details).range; };
    auto* start = field<QLineEdit>(open, "field.start");
    auto* end = field<QLineEdit>(open, "field.end");
    start->setFocus();
    paste(open, text("2019.9 – 2021.6"));
    QTest::keyClick(start, Qt::Key_Tab);
    const DateRange wanted = *DateRange::create(*PartialDate::create(2019, 9), *PartialDate::create(2021, 6));
    QVERIFY(range() == wanted);
    QCOMPARE(start->text(), text("2019.09"));
    QCOMPARE(end->text(), text("2021.06"));
    trigger(*open.window, "undo");
    QVERIFY(range().isEmpty());
    QCOMPARE(start->text(), QString());
    QVERIFY(!open.document().canUndo());
    end->setFocus();
    paste(open, text("2020年3月至今"));
    QTest::keyClick(end, Qt::Key_Tab);
    QVERIFY(range() == DateRange::untilPresent(*PartialDate::create(2020, 3)));
    // One field that means nothing does not keep the other from being a date.
    end->setFocus();
    end->selectAll();
    QTest::keyClicks(end, text("whenever"));
    start->setFocus();
    start->selectAll();
    QTest::keyClicks(start, text("2021"));
    QTest::keyClick(start, Qt::Key_Tab);
    QVERIFY(range() == DateRange::untilPresent(*PartialDate::create(2021)));
    QCOMPARE(end->text(), text("whenever"));
    QCOMPARE(open.section(0).entries()[0].asTyped, (TypedTexts{{text("end"), text("whenever")}}));
    // An end before its start is no end.
    end->selectAll();
    QTest::keyClicks(end, text("2018"));
    QCOMPARE(open.section(0).entries()[0].asTyped, (TypedTexts{{text("end"), text("2018")}}));
    open.outline->setCurrentIndex(open.entry(1, 0));
    open.outline->setCurrentIndex(open.entry(0, 0));
    QCOMPARE(field<QLineEdit>(open, "field.end")->text(), text("2018"));
    QVERIFY(field(open, "field.problem")->isVisible());
}

void FormsTest::tabMovesThroughThePoints()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.entry(0, 0));
    const auto level = [&](int i) { return open.section(0).entries()[0].highlights[i].level; };
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(open.window->focusWidget(), key, modifiers);
    };
    auto* first = field<GrowingTextEdit>(open, "highlights.0.en");
    first->setFocus();
    first->moveCursor(QTextCursor::End);
    press(Qt::Key_Tab);
    QCOMPARE(open.focused(), text("highlights.0.zh"));
    press(Qt::Key_Tab);
    QCOMPARE(open.focused(), text("highlights.1.en"));
    press(Qt::Key_Tab);
    QCOMPARE(open.focused(), text("highlights.1.zh"));
    press(Qt::Key_Backtab);
    press(Qt::Key_Backtab);
    QCOMPARE(open.focused(), text("highlights.0.zh"));
    QCOMPARE(level(0) + level(1), 0);
    press(Qt::Key_BracketRight, Qt::ControlModifier);
    QCOMPARE(level(0), 1);
    press(Qt::Key_BracketLeft, Qt::ControlModifier);
    QCOMPARE(level(0), 0);
    first->setFocus();
    first->moveCursor(QTextCursor::Start);
    press(Qt::Key_Tab);
    QCOMPARE(level(0), 1);
    QCOMPARE(open.focused(), text("highlights.0.en"));
    press(Qt::Key_Backtab);
    QCOMPARE(level(0), 0);
    // An empty side of a point with a text is the translation's place, and an empty point is to be placed.
    first->moveCursor(QTextCursor::End);
    press(Qt::Key_Return);
    QCOMPARE(open.focused(), text("highlights.1.en"));
    QCoreApplication::processEvents(); // the row that was made is shown then
    press(Qt::Key_Tab);
    QCOMPARE(level(1), 1);
    paste(open, text("Wrote three"));
    press(Qt::Key_Tab);
    QCOMPARE(open.focused(), text("highlights.1.zh"));
    paste(open, text("写了三"));
    press(Qt::Key_Tab);
    QCOMPARE(open.focused(), text("highlights.2.en"));
    QCOMPARE(open.section(0).entries()[0].highlights[1].text.text(Language::Chinese).plainText(), text("写了三"));
    QCOMPARE(level(1), 1);
}

void FormsTest::returnInListPressesNoButton()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.entry(1, 0));
    open.outline->setFocus();
    trigger(*open.window, "remove");
    QCOMPARE(open.section(1).entries().size(), 1);
    trigger(*open.window, "trash");
    QTRY_VERIFY_WITH_TIMEOUT(find(*open.window, "trashDialog"), patience);
    auto* trash = find<QDialog>(*open.window, "trashDialog");
    QTRY_VERIFY(trash->isVisible());
    auto* list = find<QTreeWidget>(*open.window, "trash.list");
    list->setCurrentItem(list->topLevelItem(0));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Return); // a question would stand in its way for good
    QTRY_COMPARE_WITH_TIMEOUT(open.section(1).entries().size(), 2, patience);
    QCOMPARE(QApplication::activeModalWidget(), nullptr);
    trash->close();
    open.outline->setCurrentIndex(open.entry(1, 0));
    QStringList wrong;
    for (const char* action : {"trash", "history", "recordHistory", "restoreBackup", "cvContents", "glossary"}) {
        QDialog* dialog = nullptr;
        const auto isShown = [&] {
            for (auto* one : open.window->findChildren<QDialog*>())
                dialog = one->isVisible() ? one : dialog;
            return dialog != nullptr;
        };
        if (auto* cvs = find<QMenu>(*open.window, "cvMenu"))
            Q_EMIT cvs->aboutToShow(); // it is filled then
        trigger(*open.window, action);
        QVERIFY2(QTest::qWaitFor(isShown, patience), action);
        wrong += pressedByReturn(*dialog);
        dialog->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QCOMPARE(wrong, QStringList());
}

void FormsTest::removesUndoneDeletionFromTrash()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    const auto inTrash = [&] {
        const auto database = Database::openExisting(open.fixture.database);
        return HistoryRepository(**database).trashedEntries(open.document().person().id)->size();
    };
    const auto save = [&] { return static_cast<bool>(open.window->flush()); };
    open.outline->setCurrentIndex(open.entry(0, 0));
    trigger(*open.window, "newEntry");
    QVERIFY(save());
    trigger(*open.window, "undo");
    open.outline->setCurrentIndex(open.entry(0, 0));
    trigger(*open.window, "duplicate");
    QVERIFY(save());
    QCOMPARE(open.section(0).entries().size(), 2);
    trigger(*open.window, "undo");
    QVERIFY(save());
    QCOMPARE(open.section(0).entries().size(), 1);
    QCOMPARE(inTrash(), 0);
    // What was written into one is kept.
    open.outline->setCurrentIndex(open.entry(0, 0));
    trigger(*open.window, "duplicate");
    field<GrowingTextEdit>(open, "field.organization.en")->insertPlainText(text("x"));
    QVERIFY(save());
    open.outline->setFocus();
    trigger(*open.window, "remove");
    QVERIFY(save());
    QCOMPARE(inTrash(), 1);
}

void FormsTest::windowTitleShowsName()
{
    const OpenWindow open(Person{});
    QVERIFY(open.isOpen);
    QVERIFY(open.window->windowTitle().startsWith(text("(no name yet)")));
    open.outline->setCurrentIndex(open.model().personIndex());
    auto* name = field<GrowingTextEdit>(open, "field.name.en");
    QTest::keyClicks(name, text("Li Si"));
    QCOMPARE(open.window->windowTitle(), text("Li Si – Duovita"));
    trigger(*open.window, "undo");
    QVERIFY(open.window->windowTitle().startsWith(text("(no name yet)")));
}

void FormsTest::nextActionHidesMessage()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    auto* bar = open.window->findChild<MessageBar*>();
    open.outline->setCurrentIndex(open.model().index(1, 0));
    trigger(*open.window, "history");
    QVERIFY(bar->text().startsWith(text("Select an entry first")));
    trigger(*open.window, "zoomIn");
    QCOMPARE(bar->text(), QString());
    trigger(*open.window, "history");
    QVERIFY(!bar->text().isEmpty());
    open.outline->setCurrentIndex(open.entry(0, 0));
    QTest::keyClicks(field(open, "field.organization.en"), text("x"));
    QCOMPARE(bar->text(), QString());
    // What waits for an answer stays.
    bool answered = false;
    bar->show(text("Not saved"), text("Try again"), [&] { answered = true; });
    trigger(*open.window, "zoomOut");
    QTest::keyClicks(field(open, "field.organization.en"), text("y"));
    QCOMPARE(bar->text(), text("Not saved"));
}

void FormsTest::keepsFocusInForm()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setFocus();
    const QList<QAction*> kinds = find<QAction>(*open.window, "newSection")->menu()->actions();
    kinds[1]->trigger();
    QCOMPARE(open.focused(), text("field.title.en"));
    // A summary comes first, and is a text at once.
    QCOMPARE(kinds.front()->text(), wordFor(SectionKind::Summary));
    kinds.front()->trigger();
    QCOMPARE(open.focused(), text("highlights.0.en"));
    QCOMPARE(open.section(0).kind(), SectionKind::Summary);
    QCOMPARE(open.section(0).entries()[0].highlights[0].style, HighlightStyle::Paragraph);
    trigger(*open.window, "undo");
    QVERIFY(open.section(0).kind() != SectionKind::Summary);
    // The side that one is in goes away.
    open.outline->setCurrentIndex(open.entry(0, 0));
    field(open, "field.organization.zh")->setFocus();
    auto* menu = field<QToolButton>(open, "field.organization.menu")->menu();
    Q_EMIT menu->aboutToShow();
    for (QAction* action : menu->actions()) {
        if (action->isCheckable())
            action->trigger();
    }
    QVERIFY(std::get<ExperienceDetails>(open.section(0).entries()[0].details).organization.isShared());
    QCOMPARE(open.focused(), text("field.organization.en"));
}

void FormsTest::undoesPasteInItsLanguage()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.entry(0, 0));
    const Entry before = open.section(0).entries()[0];
    auto* edit = field<GrowingTextEdit>(open, "highlights.1.zh");
    edit->setFocus();
    edit->moveCursor(QTextCursor::End);
    for (const QString& pasted : {text("了**很多**"), text("- **一**\n- *二*\n- 三")}) {
        paste(open, pasted);
        QTRY_VERIFY(open.section(0).entries()[0] != before);
        QVERIFY(
            open.section(0).entries()[0].highlights[1].text.text(Language::Chinese).markdown().contains(text("**")));
        trigger(*open.window, "undo");
        QVERIFY(open.section(0).entries()[0] == before);
        QVERIFY(!open.document().canUndo());
        QCOMPARE(open.focused(), text("highlights.1.zh"));
    }
}

void FormsTest::splitsAndJoinsPoints()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.entry(0, 0));
    const Entry before = open.section(0).entries()[0];
    const auto textsIn = [&](Language language) {
        QStringList texts;
        for (const Highlight& highlight : open.section(0).entries()[0].highlights)
            texts += highlight.text.text(language).markdown();
        return texts.join(u'|');
    };
    auto* edit = field<GrowingTextEdit>(open, "highlights.0.en");
    edit->setFocus();
    edit->moveCursor(QTextCursor::Start);
    edit->moveCursor(QTextCursor::NextWord);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(textsIn(Language::English), text("Wrote|one|Wrote two"));
    QCOMPARE(textsIn(Language::Chinese), text("写了一||写了二"));
    QTRY_COMPARE(open.focused(), text("highlights.1.en"));
    trigger(*open.window, "undo");
    QVERIFY(open.section(0).entries()[0] == before);
    edit = field<GrowingTextEdit>(open, "highlights.1.zh");
    edit->setFocus();
    edit->moveCursor(QTextCursor::Start);
    QTest::keyClick(edit, Qt::Key_Backspace);
    QCOMPARE(textsIn(Language::English), text("Wrote one Wrote two"));
    QCOMPARE(textsIn(Language::Chinese), text("写了一写了二"));
    QTRY_COMPARE(open.focused(), text("highlights.0.zh"));
    trigger(*open.window, "undo");
    QVERIFY(open.section(0).entries()[0] == before);
    QVERIFY(!open.document().canUndo());
}

void FormsTest::dropsASectionOnAHeading_data()
{
    QTest::addColumn<int>("dragged");
    QTest::addColumn<int>("on");
    QTest::addColumn<double>("at"); ///< of the heading's height
    QTest::addColumn<QList<int>>("order");
    QTest::newRow("upper half") << 2 << 0 << 0.4 << QList<int>{2, 0, 1};
    QTest::newRow("lower half") << 2 << 0 << 0.6 << QList<int>{0, 2, 1};
    QTest::newRow("to the end") << 0 << 2 << 0.6 << QList<int>{1, 2, 0};
    QTest::newRow("on an entry") << 2 << 0 << 1.5 << QList<int>{0, 2, 1};
}

void FormsTest::dropsASectionOnAHeading()
{
    QFETCH(int, dragged);
    QFETCH(int, on);
    QFETCH(double, at);
    QFETCH(QList<int>, order);
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.window->resize(1300, 900);
    QCoreApplication::processEvents();
    QList<SectionId> expected;
    for (const int i : order)
        expected += open.section(i).id();
    const QRect heading = open.outline->visualRect(open.model().index(on + 1, 0));
    const QPoint place(heading.left() + 20, heading.top() + static_cast<int>(heading.height() * at));
    const std::unique_ptr<QMimeData> data(open.model().mimeData({open.model().index(dragged + 1, 0)}));
    open.outline->setDragDropMode(QAbstractItemView::DragDrop); // no drag is under way that would name its source
    QWidget* viewport = open.outline->viewport();
    QDragEnterEvent enter(place, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(viewport, &enter);
    QDragMoveEvent move(place, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(viewport, &move);
    QVERIFY(move.isAccepted());
    QDropEvent drop(place, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(viewport, &drop);
    QList<SectionId> now;
    for (const Section& section : open.document().person().sections)
        now += section.id();
    QCOMPARE(now, expected);
}

void FormsTest::formatsDatesInInterfaceLanguage()
{
    WindowFixture fixture;
    const QDateTime when(QDate(2026, 11, 22), QTime(16, 3));
    QCOMPARE(timeText(when), text("22 Nov 2026, 16:03"));
    fixture.language.use(text("zh_CN"));
    QCOMPARE(timeText(when), text("2026年11月22日 16:03"));
    QCOMPARE(QLocale().language(), QLocale::Chinese);
    fixture.language.use(text("en"));
    QCOMPARE(timeText(when), text("22 Nov 2026, 16:03"));
}

void FormsTest::fitsTheScreen()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.window->hide();
    for (const QSize& screen : {QSize(1280, 720), QSize(1366, 768), QSize(1400, 900)}) {
        open.window->setWindowState(Qt::WindowNoState);
        open.window->resize(1500, 900);
        fitToScreen(*open.window, QRect(QPoint(0, 0), screen));
        QVERIFY(open.window->width() < screen.width() && open.window->height() < screen.height());
        QVERIFY(open.window->isMaximized());
    }
    open.window->setWindowState(Qt::WindowNoState);
    open.window->resize(1500, 900);
    fitToScreen(*open.window, QRect(0, 0, 1920, 1080));
    QCOMPARE(open.window->size(), QSize(1500, 900));
    QVERIFY(!open.window->isMaximized());
    for (const char* language : {"en", "zh_CN"}) {
        open.window->setWindowState(Qt::WindowNoState);
        const_cast<OpenWindow&>(open).fixture.language.use(QString::fromLatin1(language));
        QCoreApplication::processEvents();
        const QSize least = open.window->minimumSizeHint();
        QVERIFY2(least.width() <= 1268 && least.height() <= 672,
                 qPrintable(QStringLiteral("%1 %2×%3").arg(text(language)).arg(least.width()).arg(least.height())));
    }
}

/// A screen of 1400×900 at a scale of 1.5. Nothing of the form stands beyond its edge.
void FormsTest::fitsAPhotoIntoANarrowForm()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    const QTemporaryDir folder;
    const QString file = folder.filePath(text("wide.png"));
    QImage wide(900, 300, QImage::Format_RGB32);
    wide.fill(Qt::darkGreen);
    QVERIFY(wide.save(file));
    open.outline->setCurrentIndex(open.outline->model()->index(0, 0));
    auto* choose = field<QPushButton>(open, "field.photo.choose");
    static_cast<PhotoEdit*>(choose->parentWidget())->takeFile(file);
    QTRY_VERIFY(open.document().person().photo);
    open.window->resize(933, 560);
    QWidget* up = choose->parentWidget();
    while (up && !qobject_cast<QScrollArea*>(up))
        up = up->parentWidget();
    QVERIFY(up);
    const QScrollBar* sideways = static_cast<QScrollArea*>(up)->horizontalScrollBar();
    for (const char* language : {"en", "zh_CN"}) {
        const_cast<OpenWindow&>(open).fixture.language.use(QString::fromLatin1(language));
        QCoreApplication::processEvents();
        QTRY_COMPARE(sideways->maximum(), 0);
        for (const char* name : {"field.photo.choose", "field.photo.crop", "field.photo.remove"})
            QVERIFY(field<QPushButton>(open, name)->isVisible());
    }
}

void FormsTest::movesATextToAnotherField()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.entry(0, 0));
    const Entry before = open.section(0).entries()[0];
    const auto job = [&] { return std::get<ExperienceDetails>(open.section(0).entries()[0].details); };
    const auto choose = [&](const char* button, const char* target) {
        auto* menu = field<QToolButton>(open, button)->menu();
        Q_EMIT menu->aboutToShow();
        auto* action = menu->findChild<QAction*>(QString::fromLatin1(target));
        QVERIFY2(action, target);
        action->trigger();
    };
    const LocalizedText place = job().organization;
    field(open, "field.organization.zh")->setFocus();
    choose("field.organization.menu", "moveText.position");
    QVERIFY(job().organization.isEmpty());
    QCOMPARE(job().position, place);
    QCOMPARE(open.focused(), text("field.position.zh"));
    trigger(*open.window, "undo");
    QVERIFY(open.section(0).entries()[0] == before);
    choose("field.organization.menu", "moveText.highlights");
    QCOMPARE(open.section(0).entries()[0].highlights.size(), 3);
    QCOMPARE(open.section(0).entries()[0].highlights[2].text.text(Language::Chinese).plainText(), text("某处"));
    trigger(*open.window, "undo");
    // A point goes into a field, and comes back for what was there.
    choose("highlights.0.menu", "moveText.organization");
    QCOMPARE(job().organization.text(Language::English), text("Wrote one"));
    QCOMPARE(open.section(0).entries()[0].highlights[0].text.text(Language::English).plainText(), text("Somewhere"));
    trigger(*open.window, "undo");
    QVERIFY(open.section(0).entries()[0] == before);
    choose("highlights.0.menu", "moveText.title");
    QCOMPARE(open.section(0).entries()[0].highlights.size(), 1);
    trigger(*open.window, "undo");
    QVERIFY(open.section(0).entries()[0] == before);
    QVERIFY(!open.document().canUndo());
}

void FormsTest::undoesNewPerson()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    const auto* people = find<QListView>(*open.window, "people.list");
    auto* undo = find<QAction>(*open.window, "undo");
    for (int count = 2; count < 4; ++count) {
        const PersonId before = open.document().person().id;
        trigger(*open.window, "newPerson");
        QTRY_VERIFY_WITH_TIMEOUT(open.window->document() && open.document().person().id != before, patience);
        QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), count, patience);
    }
    // With something in them it is that which undo takes back first.
    QTRY_COMPARE(open.focused(), text("field.name.en"));
    QTest::keyClicks(open.window->focusWidget(), text("Li Si"));
    undo->trigger();
    QVERIFY(open.document().person().name.isEmpty());
    const PersonId made = open.document().person().id;
    // They are in the trash then, and the window stays with that, however long the key is held.
    const auto* redo = find<QAction>(*open.window, "redo");
    const auto* gone = find<QLabel>(*open.window, "gone.what");
    for (int round = 0; round < 3; ++round) {
        QCOMPARE(undo->text(), text("Undo: new person"));
        for (int press = 0; press < 5; ++press) {
            undo->trigger();
            QTest::qWait(20);
        }
        QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
        QTRY_VERIFY_WITH_TIMEOUT(gone->isVisible(), patience);
        QCOMPARE(gone->text(), text("The new person is in the trash."));
        QVERIFY(!open.window->document() && !undo->isEnabled());
        QCOMPARE(redo->text(), text("Redo: new person"));
        if (round == 1)
            find<QPushButton>(*open.window, "gone.back")->click();
        else
            trigger(*open.window, "redo");
        QTRY_VERIFY_WITH_TIMEOUT(open.window->document() && open.document().person().id == made, patience);
        QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 3, patience);
        QVERIFY(!gone->isVisible());
    }
    // Redo goes on with what was typed.
    trigger(*open.window, "redo");
    QCOMPARE(open.document().person().name.text(Language::English), text("Li Si"));
    undo->trigger();
    undo->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(gone->isVisible(), patience);
    {
        const auto database = Database::openExisting(open.fixture.database);
        const auto trashed = HistoryRepository(**database).trashedPeople();
        QVERIFY(trashed->size() == 1 && trashed->front().id == made);
    }
    // After anything else it is forgotten. The list shows the person until it has been read again.
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    find<QListView>(*open.window, "people.list")->setCurrentIndex(people->model()->index(0, 0));
    QTRY_VERIFY_WITH_TIMEOUT(open.window->document(), patience);
    QVERIFY(!redo->isEnabled());
}

void FormsTest::editsPersonalFacts()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.model().personIndex());
    const auto facts = [&] { return open.document().person().personalFacts; };
    const auto choose = [&](const char* name, PersonalFactKind chosen) {
        auto* kind = field<QComboBox>(open, name);
        kind->setCurrentIndex(static_cast<int>(chosen));
        Q_EMIT kind->activated(static_cast<int>(chosen));
    };
    field<QPushButton>(open, "field.personalFacts.add")->click();
    QTRY_VERIFY(field(open, "field.personalFacts.0.kind") && field(open, "field.personalFacts.0.kind")->isVisible());
    QVERIFY(facts()[0].isPrivate);
    QVERIFY(facts()[0].value.isShared()); // a birth is one date for all languages
    QVERIFY(!field(open, "field.personalFacts.0.label.en")->isVisible());
    choose("field.personalFacts.0.kind", PersonalFactKind::Gender);
    QVERIFY(!facts()[0].value.isShared());
    QTest::keyClicks(field(open, "field.personalFacts.0..en"), text("Male"));
    QCOMPARE(facts()[0].kind, PersonalFactKind::Gender);
    QCOMPARE(facts()[0].value.text(Language::English), text("Male"));
    field<QAbstractButton>(open, "field.personalFacts.0.public")->click();
    QVERIFY(!facts()[0].isPrivate);
    trigger(*open.window, "undo");
    QVERIFY(facts()[0].isPrivate);

    field<QPushButton>(open, "field.personalFacts.add")->click();
    QTRY_VERIFY(field(open, "field.personalFacts.1.kind") && field(open, "field.personalFacts.1.kind")->isVisible());
    QCOMPARE(facts()[1].kind, PersonalFactKind::Birth); // the first that is not told
    choose("field.personalFacts.1.kind", PersonalFactKind::Other);
    QVERIFY(field(open, "field.personalFacts.1.label.en")->isVisible());
    QTest::keyClicks(field(open, "field.personalFacts.1.label.en"), text("Sign"));
    auto* menu = field<QToolButton>(open, "field.personalFacts.1..menu")->menu();
    Q_EMIT menu->aboutToShow();
    QVERIFY(!menu->findChild<QAction*>(text("field.personalFacts.1.down"))); // it is the last
    menu->findChild<QAction*>(text("field.personalFacts.1.up"))->trigger();
    QTRY_COMPARE(facts()[0].label.text(Language::English), text("Sign"));
    open.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(open.window.get()));
    field(open, "field.personalFacts.0..en")->setFocus();
    QTest::keyClick(field(open, "field.personalFacts.0..en"), Qt::Key_Down, Qt::AltModifier);
    QTRY_COMPARE(facts()[1].label.text(Language::English), text("Sign"));
    QTRY_COMPARE(open.focused(), text("field.personalFacts.1..en"));
    trigger(*open.window, "undo");
    QTRY_COMPARE(facts()[0].label.text(Language::English), text("Sign"));
    field<QAbstractButton>(open, "field.personalFacts.0.remove")->click();
    QTRY_COMPARE(facts().size(), 1);
    QCOMPARE(facts()[0].kind, PersonalFactKind::Gender);
    trigger(*open.window, "undo");
    QCOMPARE(facts().size(), 2);
}

/// What one text for all languages has stands in one box from the beginning; an address has both, and keeps them.
void FormsTest::showsContactFieldsSuitedToKind()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.model().personIndex());
    field<QPushButton>(open, "field.contacts.add")->click();
    QTRY_VERIFY(field(open, "field.contacts.0.kind") && field(open, "field.contacts.0.kind")->isVisible());
    QVERIFY(!field(open, "field.contacts.0..zh")->isVisible());
    QTest::keyClicks(field(open, "field.contacts.0..en"), text("x"));
    const auto value = [&] { return open.document().person().contacts.front().value; };
    QVERIFY(value().isShared());
    trigger(*open.window, "undo");
    auto* kind = field<QComboBox>(open, "field.contacts.0.kind");
    const auto choose = [&](ContactKind chosen) {
        kind->setCurrentIndex(static_cast<int>(chosen));
        Q_EMIT kind->activated(static_cast<int>(chosen));
    };
    choose(ContactKind::Location);
    QCOMPARE(open.document().person().contacts.front().kind, ContactKind::Location);
    QVERIFY(!value().isShared());
    auto* chinese = field<GrowingTextEdit>(open, "field.contacts.0..zh");
    QVERIFY(chinese->isVisible());
    QTest::keyClicks(field(open, "field.contacts.0..en"), text("Shanghai, China"));
    QVERIFY(chinese->isVisible());
    chinese->setFocus();
    paste(open, text("中国上海"));
    QCOMPARE(value().text(Language::English), text("Shanghai, China"));
    QCOMPARE(value().text(Language::Chinese), text("中国上海"));
    // Typed before it was called an address, it goes to the side that it is written in.
    field<QPushButton>(open, "field.contacts.add")->click();
    QTRY_VERIFY(field(open, "field.contacts.1.kind") && field(open, "field.contacts.1.kind")->isVisible());
    QTest::keyClicks(field(open, "field.contacts.1..en"), text("Beijing"));
    kind = field<QComboBox>(open, "field.contacts.1.kind");
    choose(ContactKind::Location);
    QVERIFY(field(open, "field.contacts.1..zh")->isVisible());
    QCOMPARE(open.document().person().contacts[1].value, LocalizedText::of(Language::English, text("Beijing")));
}

void FormsTest::editsDocumentWording()
{
    OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    const auto goToPerson = [&open] { open.outline->setCurrentIndex(open.model().personIndex()); };
    const auto word = [&open](DocumentWord which, Language language) {
        return open.document().person().words.value(which).text(language);
    };
    goToPerson();
    QVERIFY(!field(open, "field.words.present.en")->isVisible());
    field<QToolButton>(open, "chip.words")->click();
    auto* english = field<GrowingTextEdit>(open, "field.words.present.en");
    QTRY_VERIFY(english->hasFocus());
    english->setFocus();
    QTest::keyClicks(english, text("Now"));
    QCOMPARE(word(DocumentWord::Present, Language::English), text("Now"));
    QVERIFY(word(DocumentWord::Present, Language::Chinese).isEmpty());
    QTest::keyClick(english, Qt::Key_Tab);
    QCOMPARE(open.focused(), text("field.words.present.zh"));
    paste(open, text("现在"));
    QTest::keyClick(open.window->focusWidget(), Qt::Key_Tab);
    QCOMPARE(open.focused(), text("field.words.expected.en"));
    QCOMPARE(word(DocumentWord::Present, Language::Chinese), text("现在"));
    trigger(*open.window, "undo");
    QVERIFY(word(DocumentWord::Present, Language::Chinese).isEmpty());
    trigger(*open.window, "undo");
    QVERIFY(open.document().person().words.isEmpty());
    QCOMPARE(english->text(), QString());
    trigger(*open.window, "redo");
    QCOMPARE(english->text(), text("Now"));
    // Those that are there show by themselves, in the next session, too.
    QVERIFY(open.window->close());
    open.show();
    QVERIFY(open.isOpen);
    goToPerson();
    QVERIFY(field(open, "field.words.present.en")->isVisible());
    QVERIFY(!field(open, "field.words.expected.en")->isVisible());
    QCOMPARE(word(DocumentWord::Present, Language::English), text("Now"));
    // An empty one is the document's again.
    english = field<GrowingTextEdit>(open, "field.words.present.en");
    english->setFocus();
    english->selectAll();
    QTest::keyClick(english, Qt::Key_Delete);
    QVERIFY(open.document().person().words.isEmpty());
    QVERIFY(english->isVisible());
}

DUOVITA_GUI_TEST(FormsTest)
#include "tst_forms.moc"
