#include "core/editing/newids.h"
#include "core/json/personjson.h"
#include "core/services/store.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/support/manypeople.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/storeundo.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

#include <memory>

using namespace duovita;
using namespace duovita::test;

namespace {

std::unique_ptr<MainWindow> openWith(WindowFixture& fixture, const QList<Person>& people)
{
    {
        const auto database = Database::open(fixture.database);
        for (const Person& person : people)
            static_cast<void>(PersonRepository(**database).insert(person));
    }
    auto window = fixture.open();
    window->show();
    window->activateWindow();
    const bool opened = QTest::qWaitFor([&] { return window->document() != nullptr; }, patience);
    return opened ? std::move(window) : nullptr;
}

PersonDocument& edited(MainWindow& window)
{
    return const_cast<PersonDocument&>(*window.document());
}

} // namespace

/// How the window reports changes and undo, without moving anything.
class UndoTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAndShowsUndoneChange();
    void showsMessagesWithoutMovingLayout();
    void hidesMessagesAfterReadingTime();
    void namesPersonMovedToTrash();
    void undoesDeletion();
    void undoesDeletionOfSeveralPeople();
    void undoesRestoringFromTrash();
    void undoesMergeInEitherDirection_data();
    void undoesMergeInEitherDirection();
    void opensAnotherPersonAtTheTop();
    void keepsUndoStepsOfEachPerson();
    void returnsToFieldAfterReopening();
    void retranslatesOpenDialogs();
    void showsNameInInterfaceLanguageFirst();
};

void UndoTest::namesAndShowsUndoneChange()
{
    WindowFixture fixture;
    const auto window = openWith(fixture, {personWithJobs(QStringLiteral("Zhang San"), 3)});
    QVERIFY(window);
    auto* undo = find<QAction>(*window, "undo");
    auto* redo = find<QAction>(*window, "redo");
    QCOMPARE(undo->text(), QStringLiteral("Undo"));
    const auto* button = find<QToolButton>(*window, "bar.undo");
    const int width = button->sizeHint().width();

    PersonDocument& document = edited(*window);
    Entry last = document.person().sections[0].entries()[2];
    last.highlights += {Highlight(), Highlight(), Highlight()};
    document.replaceEntry(last);
    QCOMPARE(undo->text(), QStringLiteral("Undo: add 3 points"));
    QCOMPARE(button->sizeHint().width(), width);
    auto* outline = find<QTreeView>(*window, "outline");
    outline->setCurrentIndex(outline->model()->index(0, 0));
    undo->trigger();
    QCOMPARE(outline->currentIndex().row(), 2);
    QCOMPARE(find<MessageBar>(*window, "messageBar")->text(), QStringLiteral("Undone: add 3 points (Place 2)"));
    QCOMPARE(redo->text(), QStringLiteral("Redo: add 3 points"));
    redo->trigger();
    QCOMPARE(find<MessageBar>(*window, "messageBar")->text(), QStringLiteral("Redone: add 3 points (Place 2)"));

    auto details = std::get<ExperienceDetails>(last.details);
    details.location = LocalizedText::of(Language::Chinese, QStringLiteral("北京"));
    last.details = details;
    document.replaceEntry(last);
    QVERIFY(find<MessageBar>(*window, "messageBar")->text().isEmpty()); // the next change hides it
    QCOMPARE(undo->text(), QStringLiteral("Undo: Place"));
    auto* other = find<QPlainTextEdit>(*window, "field.organization.en");
    QVERIFY(other);
    other->setFocus();
    undo->trigger();
    QCOMPARE(find(*window, "editor")->focusWidget()->objectName(), QStringLiteral("field.location.zh"));
    fixture.language.use(QStringLiteral("zh_CN"));
    QTRY_VERIFY(undo->text().startsWith(QStringLiteral("撤销：")));
    QVERIFY(!undo->text().contains(QStringLiteral("point")));
}

void UndoTest::showsMessagesWithoutMovingLayout()
{
    WindowFixture fixture;
    const auto window = openWith(fixture, {personWithJobs(QStringLiteral("Zhang San"), 3)});
    QVERIFY(window);
    const auto places = [&] {
        QList<QRect> rects;
        for (const QWidget* widget : window->findChildren<QWidget*>()) {
            const auto* bar = find<MessageBar>(*window, "messageBar");
            if (widget->isVisible() && widget->window() == window.get() && widget != bar &&
                !bar->isAncestorOf(widget) && !widget->isAncestorOf(bar) &&
                widget->objectName() != QStringLiteral("bar.search"))
                rects += QRect(widget->mapTo(window.get(), QPoint()), widget->size());
        }
        return rects;
    };
    QTRY_COMPARE_WITH_TIMEOUT(find<QLabel>(*window, "saveState")->text(), QStringLiteral("Saved"), patience);
    QTRY_VERIFY_WITH_TIMEOUT(shown(*window, "preview.en") && shown(*window, "preview.zh"), patience);
    QTest::qWait(50); // wait for effects of the first pages
    const QList<QRect> before = places();
    QVERIFY(before.size() > 30);
    auto* bar = find<MessageBar>(*window, "messageBar");
    bar->show(QStringLiteral("One line."));
    QCoreApplication::processEvents();
    QCOMPARE(places(), before);
    const int line = bar->height();
    // Several lines are shown on one, without moving anything, and in full on request.
    const QString text = QStringLiteral("1\n2\n3\n4\n") + QString(400, u'5');
    bar->show(text, QStringLiteral("Do it"), [] {});
    QCoreApplication::processEvents();
    QCOMPARE(bar->height(), line);
    QCOMPARE(places(), before);
    QCOMPARE(bar->text(), text);
    auto* more = find<QPushButton>(*window, "messageBar.more");
    QVERIFY(more->isVisible());
    more->click();
    auto* whole = find(*window, "messageBar.whole");
    QVERIFY(whole && whole->isVisible());
    QCOMPARE(whole->findChild<QLabel*>()->text(), text);
    whole->close();
    // With the keyboard: F6 goes to its button, Esc closes it.
    find(*window, "preview.en")->setFocus();
    trigger(*window, "nextPart");
    QCOMPARE(window->focusWidget(), bar->findChild<QPushButton*>());
    QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
    QVERIFY(!bar->isVisible());
    QTRY_COMPARE(places(), before);
}

void UndoTest::namesPersonMovedToTrash()
{
    WindowFixture fixture;
    const auto window = openWith(fixture, {personWithJobs(QStringLiteral("Zhang San"), 1)});
    QVERIFY(window);
    const auto* bar = find<MessageBar>(*window, "messageBar");
    for (int round = 0; round < 2; ++round) { // in both languages
        const QString message = StoreUndo::tr("%1 deleted.").arg(QStringLiteral("Zhang San"));
        QTRY_VERIFY_WITH_TIMEOUT(window->document() != nullptr, patience);
        if (round == 0)
            QTest::keyClick(find(*window, "people.list"), Qt::Key_Delete);
        else
            find<QAction>(*window, "deletePerson")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(bar->text(), message, patience);
        QTest::mouseClick(bar->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(window->document() != nullptr, patience);
        fixture.language.use(QStringLiteral("zh_CN"));
    }
}

void UndoTest::undoesDeletion()
{
    WindowFixture fixture;
    const auto window =
        openWith(fixture, {personWithJobs(QStringLiteral("Li Si"), 2), personWithJobs(QStringLiteral("Zhang San"), 1)});
    QVERIFY(window);
    auto* undo = find<QAction>(*window, "undo");
    auto* redo = find<QAction>(*window, "redo");
    auto* list = find<QListView>(*window, "people.list");
    const auto* gone = find<QLabel>(*window, "gone.what");
    Person facts = edited(*window).person();
    facts.headline = LocalizedText::shared(QStringLiteral("Engineer"));
    edited(*window).replaceProfile(facts);
    QTest::keyClick(list, Qt::Key_Delete);
    for (int round = 0; round < 2; ++round) {
        QTRY_VERIFY_WITH_TIMEOUT(gone->isVisible(), patience);
        QCOMPARE(gone->text(), QStringLiteral("Li Si is in the trash."));
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 1, patience);
        QTest::qWait(300); // the list is reloaded after the change
        QVERIFY(!window->document() && !redo->isEnabled());
        QCOMPARE(undo->text(), QStringLiteral("Undo: delete 1 person"));
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
        QCOMPARE(window->document()->person(), facts);
        QCOMPARE(redo->text(), QStringLiteral("Redo: delete 1 person"));
        QCOMPARE(undo->text(), QStringLiteral("Undo: Headline"));
        redo->trigger();
    }
    QTRY_VERIFY_WITH_TIMEOUT(gone->isVisible(), patience);
    undo->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    // After any other change, the step is dropped.
    undo->trigger();
    QCOMPARE(redo->text(), QStringLiteral("Redo: Headline"));
}

/// Offers to restore the person disappear, because they are not in the trash any more.
void UndoTest::undoesRestoringFromTrash()
{
    WindowFixture fixture;
    const auto window =
        openWith(fixture, {personWithJobs(QStringLiteral("Li Si"), 2), personWithJobs(QStringLiteral("Zhang San"), 1)});
    QVERIFY(window);
    const PersonId id = window->document()->person().id;
    const auto* bar = find<MessageBar>(*window, "messageBar");
    const auto* list = find<QListView>(*window, "people.list");
    QTest::keyClick(find(*window, "people.list"), Qt::Key_Delete);
    QTRY_COMPARE_WITH_TIMEOUT(bar->text(), QStringLiteral("Li Si deleted."), patience);

    trigger(*window, "trash");
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "trashDialog"), patience);
    auto* trash = find<QTreeWidget>(*window, "trash.list");
    trash->setCurrentItem(trash->topLevelItem(0));
    find<QPushButton>(*window, "trash.restore")->click();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && window->document()->person().id == id, patience);
    QCOMPARE(bar->text(), QStringLiteral("Restored from the trash."));
    QCOMPARE(find<QAction>(*window, "undo")->text(), QStringLiteral("Undo: restore"));

    trigger(*window, "undo");
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 1, patience);
    QVERIFY(!window->document());
    trigger(*window, "undo");
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && window->document()->person().id == id, patience);
}

void UndoTest::undoesMergeInEitherDirection_data()
{
    QTest::addColumn<bool>("swapped");
    QTest::newRow("as offered") << false;
    QTest::newRow("with the sides swapped") << true;
}

/// Both records are restored exactly, and redo recreates the merged one.
void UndoTest::undoesMergeInEitherDirection()
{
    QFETCH(bool, swapped);
    WindowFixture fixture;
    const Person one = samplePerson(QStringLiteral("li-si"));
    Person other = withNewIds(one);
    other.id = PersonId();
    other.headline = LocalizedText::shared(QStringLiteral("Engineer"));
    const auto window = openWith(fixture, {one, other, personWithJobs(QStringLiteral("Zhang San"), 1)});
    QVERIFY(window);
    const auto json = [&](const Person& person) {
        const auto stored = loadPerson(fixture.database, person.id);
        return stored ? writePeople({stored->person}) : QByteArray("gone");
    };
    const QByteArrayList before{json(one), json(other)};
    auto* list = find<QListView>(*window, "people.list");
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 3, patience);
    const QAbstractItemModel* model = list->model();
    list->selectionModel()->select(QItemSelection(model->index(0, 0), model->index(1, 0)),
                                   QItemSelectionModel::ClearAndSelect);
    trigger(*window, "mergeSelected");
    auto* accept = find<QPushButton>(*window, "review.accept");
    QTRY_VERIFY_WITH_TIMEOUT(accept->isVisible(), patience);
    auto* target = find<QComboBox>(*window, "review.target");
    if (swapped) {
        target->setCurrentIndex(1);
        Q_EMIT target->activated(1);
        QTRY_VERIFY_WITH_TIMEOUT(accept->isEnabled(), patience);
    }
    accept->click();
    QTRY_COMPARE_WITH_TIMEOUT(model->rowCount(), 2, patience);
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    const QByteArrayList merged{json(one), json(other)};
    QCOMPARE(merged.count("gone"), 1);
    for (int round = 0; round < 2; ++round) {
        QTRY_COMPARE_WITH_TIMEOUT(find<QAction>(*window, "undo")->text(), QStringLiteral("Undo: merge"), patience);
        trigger(*window, "undo");
        QTRY_COMPARE_WITH_TIMEOUT((QByteArrayList{json(one), json(other)}), before, patience);
        QTRY_COMPARE_WITH_TIMEOUT(find<QAction>(*window, "redo")->text(), QStringLiteral("Redo: merge"), patience);
        trigger(*window, "redo");
        QTRY_COMPARE_WITH_TIMEOUT((QByteArrayList{json(one), json(other)}), merged, patience);
    }
}

/// Also for people other than the open one, which stays open.
void UndoTest::undoesDeletionOfSeveralPeople()
{
    WindowFixture fixture;
    const auto window =
        openWith(fixture, {personWithJobs(QStringLiteral("Li Si"), 1), personWithJobs(QStringLiteral("Wang Wu"), 1),
                           personWithJobs(QStringLiteral("Zhang San"), 1)});
    QVERIFY(window);
    auto* undo = find<QAction>(*window, "undo");
    auto* list = find<QListView>(*window, "people.list");
    const auto choose = [&](int first) {
        const QAbstractItemModel* model = list->model();
        list->selectionModel()->select(QItemSelection(model->index(first, 0), model->index(2, 0)),
                                       QItemSelectionModel::ClearAndSelect);
    };
    for (const bool all : {true, false}) {
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 3, patience);
        list->setCurrentIndex(list->model()->index(0, 0));
        QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
        const PersonId open = window->document()->person().id;
        choose(all ? 0 : 1);
        QTest::keyClick(list, Qt::Key_Delete);
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), all ? 0 : 1, patience);
        QTRY_COMPARE_WITH_TIMEOUT(
            undo->text(), all ? QStringLiteral("Undo: delete 3 people") : QStringLiteral("Undo: delete 2 people"),
            patience);
        QCOMPARE(window->document() == nullptr, all);
        QCOMPARE(find(*window, "gone")->isVisible(), all);
        undo->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 3, patience);
        QTRY_VERIFY_WITH_TIMEOUT(window->document() && window->document()->person().id == open, patience);
        QCOMPARE(find<QAction>(*window, "redo")->text(),
                 all ? QStringLiteral("Redo: delete 3 people") : QStringLiteral("Redo: delete 2 people"));
    }
}

/// Passing messages disappear after enough time to read them; messages with an action stay.
void UndoTest::hidesMessagesAfterReadingTime()
{
    MessageBar bar;
    bar.show(QStringLiteral("Undone."));
    const auto timers = bar.findChildren<QTimer*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(std::any_of(timers.begin(), timers.end(), [](const QTimer* timer) {
        return timer->isActive() && timer->interval() >= 8000; // long enough for any reader
    }));
    bar.show(QStringLiteral("Deleted."), QStringLiteral("Undo"), [] {});
    QVERIFY(std::none_of(timers.begin(), timers.end(), [](const QTimer* timer) { return timer->isActive(); }));
}

void UndoTest::opensAnotherPersonAtTheTop()
{
    WindowFixture fixture;
    const auto window = openWith(
        fixture, {personWithJobs(QStringLiteral("Li Si"), 24), personWithJobs(QStringLiteral("Zhang San"), 24)});
    QVERIFY(window);
    auto* pages = find<PagesView>(*window, "preview.en");
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Li Si")), patience);
    QTRY_VERIFY(pages->verticalScrollBar()->maximum() > 400);
    pages->verticalScrollBar()->setValue(pages->verticalScrollBar()->maximum());
    auto* list = find<QListView>(*window, "people.list");
    list->setCurrentIndex(list->model()->index(1, 0));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Zhang San")), patience);
    QCOMPARE(pages->verticalScrollBar()->value(), 0);
    // Editing the same person does not scroll the pages.
    pages->verticalScrollBar()->setValue(300);
    QSignalSpy drawn(window->preview(), &PreviewPanel::updated);
    Person facts = edited(*window).person();
    facts.headline = LocalizedText::shared(QStringLiteral("Engineer"));
    edited(*window).replaceProfile(facts);
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Engineer")), patience);
    QVERIFY(!drawn.isEmpty());
    QVERIFY(pages->verticalScrollBar()->value() >= 300);
}

void UndoTest::keepsUndoStepsOfEachPerson()
{
    WindowFixture fixture;
    const auto window =
        openWith(fixture, {personWithJobs(QStringLiteral("Li Si"), 2), personWithJobs(QStringLiteral("Zhang San"), 2)});
    QVERIFY(window);
    auto* undo = find<QAction>(*window, "undo");
    auto* redo = find<QAction>(*window, "redo");
    auto* list = find<QListView>(*window, "people.list");
    const auto open = [&](int row, const char* name) {
        list->setCurrentIndex(list->model()->index(row, 0));
        return QTest::qWaitFor(
            [&] {
                return window->document() &&
                       window->document()->person().name.text(Language::English) == QString::fromLatin1(name);
            },
            patience);
    };
    const auto call = [&](const QString& headline) {
        Person facts = edited(*window).person();
        facts.headline = LocalizedText::shared(headline);
        edited(*window).closeMerge();
        edited(*window).replaceProfile(facts);
    };
    const auto headline = [&] { return window->document()->person().headline.text(Language::English); };
    QVERIFY(open(0, "Li Si"));
    call(QStringLiteral("Engineer"));
    call(QStringLiteral("Chief engineer"));
    undo->trigger();
    QVERIFY(open(1, "Zhang San"));
    QVERIFY(!undo->isEnabled() && !redo->isEnabled());
    call(QStringLiteral("Reader"));

    QVERIFY(open(0, "Li Si"));
    QCOMPARE(undo->text(), QStringLiteral("Undo: Headline"));
    QVERIFY(undo->isEnabled() && redo->isEnabled());
    QTest::keyClick(window.get(), Qt::Key_Y, Qt::ControlModifier); // redo does, too
    QCOMPARE(headline(), QStringLiteral("Chief engineer"));
    undo->trigger();
    undo->trigger();
    QCOMPARE(headline(), QString());
    QVERIFY(!undo->isEnabled());
    QVERIFY(window->flush());

    // Changes by others cannot be undone here.
    {
        const auto database = Database::open(fixture.database);
        PersonRepository people(**database);
        const auto all = people.list();
        QVERIFY(all);
        for (const PersonSummary& each : *all) {
            const auto stored = people.load(each.id);
            if (stored->person.name.text(Language::English) != QStringLiteral("Zhang San"))
                continue;
            Person changed = stored->person;
            changed.headline = LocalizedText::shared(QStringLiteral("Professor"));
            QVERIFY(people.update(stored->person, changed, stored->revisions));
        }
    }
    QVERIFY(open(1, "Zhang San"));
    QCOMPARE(headline(), QStringLiteral("Professor"));
    QVERIFY(!undo->isEnabled());
}

void UndoTest::returnsToFieldAfterReopening()
{
    WindowFixture fixture;
    auto window = openWith(fixture, {personWithJobs(QStringLiteral("Zhang San"), 3)});
    QVERIFY(window);
    const auto choose = [](MainWindow& on) {
        auto* outline = find<QTreeView>(on, "outline");
        outline->setCurrentIndex(outline->model()->index(1, 0, outline->model()->index(1, 0)));
    };
    const auto field = [&] {
        const QWidget* focused = find(*window, "editor")->focusWidget();
        return focused ? focused->objectName() : QString();
    };
    const auto again = [&] {
        window->close();
        window = fixture.open();
        window->show();
        return QTest::qWaitFor([&] { return window->document() != nullptr; }, patience);
    };
    choose(*window);
    find(*window, "field.location.zh")->setFocus();
    QVERIFY(again());
    QCOMPARE(field(), QStringLiteral("field.location.zh"));
    // From the outline: the form's first text, not a date.
    choose(*window);
    find(*window, "outline")->setFocus();
    QVERIFY(again());
    QVERIFY2(field().startsWith(QStringLiteral("field.")) && qobject_cast<QPlainTextEdit*>(window->focusWidget()),
             qPrintable(field()));
}

void UndoTest::retranslatesOpenDialogs()
{
    WindowFixture fixture;
    const auto window = openWith(fixture, {personWithJobs(QStringLiteral("Zhang San"), 3)});
    QVERIFY(window);
    const auto title = [&] {
        for (const QDialog* dialog : window->findChildren<QDialog*>()) {
            if (dialog->isVisible())
                return dialog->windowTitle();
        }
        return QString();
    };
    auto* outline = find<QTreeView>(*window, "outline");
    outline->setCurrentIndex(outline->model()->index(0, 0, outline->model()->index(1, 0)));
    for (const char* action : {"history", "recordHistory", "trash", "restoreBackup"}) {
        fixture.language.use(QStringLiteral("en"));
        trigger(*window, action);
        QTRY_VERIFY2_WITH_TIMEOUT(!title().isEmpty(), action, patience);
        const QString english = title();
        fixture.language.use(QStringLiteral("zh_CN"));
        QTRY_VERIFY2_WITH_TIMEOUT(!title().isEmpty() && title() != english, qPrintable(english), patience);
        QVERIFY2(containsHan(title()), qPrintable(title()));
        for (QDialog* dialog : window->findChildren<QDialog*>())
            dialog->close();
        QTRY_VERIFY(title().isEmpty());
    }
}

/// In the title, the outline and the list of people.
void UndoTest::showsNameInInterfaceLanguageFirst()
{
    Person zhang = personWithJobs(QStringLiteral("Zhang San"), 1);
    zhang.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    WindowFixture fixture;
    const auto window = openWith(fixture, {zhang});
    QVERIFY(window);
    const QAbstractItemModel* outline = find<QTreeView>(*window, "outline")->model();
    const QAbstractItemModel* people = find<QListView>(*window, "people.list")->model();
    QCOMPARE(window->windowTitle(), QStringLiteral("Zhang San – Duovita"));
    QCOMPARE(outline->index(0, 0).data().toString(), QStringLiteral("Personal data"));
    QTRY_COMPARE(people->index(0, 0).data().toString(), QStringLiteral("Zhang San  张三"));
    fixture.language.use(QStringLiteral("zh_CN"));
    QTRY_COMPARE(window->windowTitle(), QStringLiteral("张三 – Duovita"));
    QCOMPARE(outline->index(0, 0).data().toString(), QStringLiteral("个人信息"));
    QTRY_COMPARE(people->index(0, 0).data().toString(), QStringLiteral("张三  Zhang San"));
}

DUOVITA_GUI_TEST(UndoTest)
#include "tst_undo.moc"
