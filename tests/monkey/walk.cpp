#include "tests/monkey/walk.h"

#include "core/services/store.h"
#include "core/storage/personrepository.h"
#include "tests/support/windowdriving.h"
#include "ui/models/outlinemodel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>
#include <QTreeView>
#include <QTreeWidget>

#include <QElapsedTimer>
#include <QTest>

namespace duovita::test {

namespace {

constexpr int longestWait = 10000; // milliseconds, for what takes some

QListView& peopleOf(const MainWindow& window)
{
    return *find<QListView>(window, "people.list");
}

QTreeView& outlineOf(const MainWindow& window)
{
    return *find<QTreeView>(window, "outline");
}

/// As an input method gives it.
void commit(QWidget& field, const QString& text)
{
    QInputMethodEvent preedit(text.left(1), {});
    QCoreApplication::sendEvent(&field, &preedit);
    QInputMethodEvent done;
    done.setCommitString(text);
    QCoreApplication::sendEvent(&field, &done);
}

/// All rows that a view could show.
void collectRows(const QAbstractItemModel& model, const QModelIndex& parent, QModelIndexList& rows)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        rows += index;
        collectRows(model, index, rows);
    }
}

QModelIndexList rowsOf(const QTreeView& view)
{
    QModelIndexList rows;
    if (view.model())
        collectRows(*view.model(), {}, rows);
    return rows;
}

} // namespace

Walk::Walk(quint32 seed) : m_random(seed)
{
    openWindow();
}

Walk::~Walk() = default;

const QList<Walk::Action>& Walk::actions()
{
    static const QList<Action> all{
        {3, "new person", [](Walk& walk) { walk.newPerson(); }},
        {22, "type", [](Walk& walk) { walk.type(); }},
        {6, "type over", [](Walk& walk) { walk.typeOver(); }},
        {6, "paste", [](Walk& walk) { walk.paste(); }},
        {14, "undo", [](Walk& walk) { walk.undo(); }},
        {8, "redo", [](Walk& walk) { walk.redo(); }},
        {6, "switch person", [](Walk& walk) { walk.switchPerson(); }},
        {2, "delete person", [](Walk& walk) { walk.deletePerson(false); }},
        {1, "delete several people", [](Walk& walk) { walk.deletePerson(true); }},
        {12, "choose in the outline", [](Walk& walk) { walk.chooseInOutline(); }},
        {6, "new entry", [](Walk& walk) { walk.trigger("newEntry"); }},
        {2, "new section", [](Walk& walk) { walk.newSection(); }},
        {3, "delete", [](Walk& walk) { walk.trigger("remove"); }},
        {2, "duplicate", [](Walk& walk) { walk.trigger("duplicate"); }},
        {1, "move up", [](Walk& walk) { walk.trigger("moveUp"); }},
        {1, "move down", [](Walk& walk) { walk.trigger("moveDown"); }},
        {1, "hide", [](Walk& walk) { walk.trigger("hide"); }},
        {2, "join", [](Walk& walk) { walk.joinEntries(); }},
        {3, "drag", [](Walk& walk) { walk.drag(); }},
        {2, "restore from the trash", [](Walk& walk) { walk.restoreFromTrash(); }},
        {1, "import", [](Walk& walk) { walk.importFile(); }},
        {2, "change of CV or template", [](Walk& walk) { walk.changeDocument(); }},
        {1, "close and reopen", [](Walk& walk) { walk.reopenWindow(); }},
        {2, "save", [](Walk& walk) { walk.save(); }},
    };
    return all;
}

QString Walk::run(int steps)
{
    for (int i = 0; i < steps && m_failure.isEmpty(); ++i)
        step();
    if (m_failure.isEmpty())
        lookForAll();
    return m_failure;
}

void Walk::step()
{
    int total = 0;
    for (const Action& action : actions())
        total += action.weight;
    int chosen = below(total);
    for (const Action& action : actions()) {
        chosen -= action.weight;
        if (chosen >= 0)
            continue;
        m_steps += QString::fromLatin1(action.name);
        action.act(*this);
        QCoreApplication::processEvents();
        if (stepped)
            stepped();
        return;
    }
}

PersonDocument* Walk::document() const
{
    return const_cast<PersonDocument*>(m_window->document());
}

std::optional<PersonId> Walk::shown() const
{
    return document() ? std::optional(document()->person().id) : std::nullopt;
}

void Walk::fail(const QString& what)
{
    if (m_failure.isEmpty())
        m_failure = what;
}

void Walk::note(const QString& what)
{
    m_steps.back() += QStringLiteral(": ") + what;
}

void Walk::trigger(const char* action)
{
    if (auto* found = find<QAction>(*m_window, action); found && found->isEnabled())
        found->trigger();
}

bool Walk::settle(const std::function<bool()>& isDone)
{
    QTimer alarm; // what ends in another thread wakes nobody here by itself
    alarm.start(1);
    QElapsedTimer since;
    since.start();
    while (!isDone()) {
        if (since.elapsed() > longestWait)
            return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
    return true;
}

/// Until the window has heard of what it asked of the store.
void Walk::settleQueries()
{
    for (int quiet = 0; quiet < 2; ++quiet) {
        static_cast<void>(settle([] { return QThreadPool::globalInstance()->activeThreadCount() == 0; }));
        QCoreApplication::processEvents();
    }
}

void Walk::openWindow()
{
    m_window = m_fixture.open();
    m_fixture.files.name = QStringLiteral("Nobody");
    for (const char* pages : {"preview.en", "preview.zh"}) // drawing them is what takes the time
        find(*m_window, pages)->hide();
    m_window->show();
    m_window->activateWindow(); // or no field hears that the cursor has left it
    static_cast<void>(settle([this] { return m_window->isActiveWindow(); }));
    settleQueries();
    static_cast<void>(settle([this] { return document() || peopleOf(*m_window).model()->rowCount() == 0; }));
}

/// What undo and redo have for the person who is left.
void Walk::leave()
{
    if (document())
        m_left.insert(*shown(), {document()->person(), document()->canUndo(), document()->canRedo()});
}

/// Whoever is as they were left has that again.
void Walk::arrive()
{
    if (!document())
        return;
    const auto left = m_left.constFind(*shown());
    if (left == m_left.constEnd() || left->person != document()->person())
        return;
    if (left->canUndo != document()->canUndo() || left->canRedo != document()->canRedo())
        fail(QStringLiteral("undo or redo was lost on the way to another person and back"));
}

void Walk::newPerson()
{
    const auto before = shown();
    leave();
    trigger("newPerson");
    if (!settle([&] { return document() && shown() != before; }))
        fail(QStringLiteral("a new person did not open"));
    settleQueries();
}

QWidget* Walk::someField()
{
    QList<QWidget*> fields;
    for (QWidget* field : find(*m_window, "editor")->findChildren<QWidget*>()) {
        const auto* text = qobject_cast<QPlainTextEdit*>(field);
        const auto* line = qobject_cast<QLineEdit*>(field);
        const bool named = field->objectName().startsWith(QStringLiteral("field.")) ||
                           field->objectName().startsWith(QStringLiteral("highlights."));
        if (named && field->isVisible() && field->isEnabled() && ((text && !text->isReadOnly()) || line))
            fields += field;
    }
    return fields.isEmpty() ? nullptr : fields[below(static_cast<int>(fields.size()))];
}

QString Walk::newWord(bool han)
{
    const QString word = han ? m_unique.han() : m_unique.latin();
    m_words += word;
    note(word);
    return word;
}

void Walk::enter(QWidget& field)
{
    const bool han = below(2) == 0;
    const QString word = newWord(han);
    note(field.objectName());
    field.setFocus();
    if (han || below(2) == 0)
        commit(field, word);
    else
        QTest::keyClicks(&field, word);
}

void Walk::type()
{
    if (QWidget* field = someField()) {
        if (auto* text = qobject_cast<QPlainTextEdit*>(field))
            text->moveCursor(QTextCursor::End);
        enter(*field);
    }
}

void Walk::typeOver()
{
    QWidget* field = someField();
    if (!field)
        return;
    if (auto* text = qobject_cast<QPlainTextEdit*>(field))
        text->selectAll();
    if (auto* line = qobject_cast<QLineEdit*>(field))
        line->selectAll();
    enter(*field);
}

void Walk::paste()
{
    QWidget* field = someField();
    if (!field)
        return;
    QString text = newWord(below(2) == 0);
    if (below(2) == 0)
        text += u'\n' + newWord(below(2) == 0);
    note(field->objectName());
    QApplication::clipboard()->setText(text);
    field->setFocus();
    if (auto* edit = qobject_cast<QPlainTextEdit*>(field))
        edit->paste();
    if (auto* line = qobject_cast<QLineEdit*>(field))
        line->paste();
}

/// Never into another record.
void Walk::undo()
{
    for (int press = 1 + below(4); press > 0; --press) {
        const auto before = shown();
        leave(); // it may take the person away
        trigger("undo");
        settleQueries();
        if (before && shown() && shown() != before)
            fail(QStringLiteral("undo led to another record"));
    }
}

void Walk::redo()
{
    for (int press = 1 + below(3); press > 0; --press) {
        leave();
        trigger("redo");
        settleQueries();
    }
}

void Walk::switchPerson()
{
    QListView& people = peopleOf(*m_window);
    const int count = people.model()->rowCount();
    if (count == 0)
        return;
    leave();
    const QModelIndex index = people.model()->index(below(count), 0);
    if (index == people.currentIndex())
        return;
    people.setCurrentIndex(index);
    if (!settle([&] { return document() != nullptr; }))
        fail(QStringLiteral("a person did not open"));
    settleQueries();
    arrive();
}

void Walk::deletePerson(bool several)
{
    QListView& people = peopleOf(*m_window);
    const int count = people.model()->rowCount();
    if (count == 0)
        return;
    leave();
    if (several)
        people.selectAll();
    QTest::keyClick(&people, Qt::Key_Delete);
    settleQueries();
}

void Walk::chooseInOutline()
{
    QTreeView& outline = outlineOf(*m_window);
    const QModelIndexList rows = rowsOf(outline);
    if (rows.isEmpty())
        return;
    outline.setCurrentIndex(rows[below(static_cast<int>(rows.size()))]);
}

void Walk::newSection()
{
    const auto* action = find<QAction>(*m_window, "newSection");
    const QList<QAction*> kinds = action->menu()->actions();
    QAction* kind = kinds[below(static_cast<int>(kinds.size()))];
    if (document() && !kind->isSeparator())
        kind->trigger();
}

void Walk::joinEntries()
{
    QTreeView& outline = outlineOf(*m_window);
    const QModelIndexList rows = rowsOf(outline);
    if (rows.size() < 2)
        return;
    QItemSelectionModel& selection = *outline.selectionModel();
    selection.clearSelection();
    for (int i = 0; i < 2; ++i)
        selection.select(rows[below(static_cast<int>(rows.size()))], QItemSelectionModel::Select);
    trigger("joinEntries");
}

/// As a drag ends.
void Walk::drag()
{
    QTreeView& outline = outlineOf(*m_window);
    const QModelIndexList rows = rowsOf(outline);
    if (rows.isEmpty())
        return;
    const QModelIndex what = rows[below(static_cast<int>(rows.size()))];
    const QModelIndex to = rows[below(static_cast<int>(rows.size()))];
    const std::unique_ptr<QMimeData> data(outline.model()->mimeData({what}));
    if (data && outline.model()->canDropMimeData(data.get(), Qt::MoveAction, to.row(), 0, to.parent()))
        outline.model()->dropMimeData(data.get(), Qt::MoveAction, to.row(), 0, to.parent());
}

void Walk::restoreFromTrash()
{
    leave();
    trigger("trash");
    settleQueries();
    const QPointer dialog = find<QDialog>(*m_window, "trashDialog"); // it goes when another record opens
    if (!dialog)
        return;
    auto* list = find<QTreeWidget>(*dialog, "trash.list");
    if (const int count = list->topLevelItemCount(); count > 0) {
        list->setCurrentItem(list->topLevelItem(below(count)));
        find<QPushButton>(*dialog, "trash.restore")->click();
        settleQueries();
    }
    if (dialog)
        dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    arrive();
}

void Walk::importFile()
{
    if (!find<QAction>(*m_window, "import")->isEnabled())
        return;
    leave();
    const QString text = QStringLiteral("# Zhang %1\n\n## Experience\n\n- **%2 Ltd**, Engineer, 2016.9-2020.6\n")
                             .arg(QChar(u'A' + below(3)), newWord(false));
    const QString path = m_fixture.write("cv.md", text.toUtf8().constData());
    m_window->importFiles({path});
    auto* accept = find<QPushButton>(*m_window, "review.accept");
    if (!settle([&] { return accept->isVisible(); }))
        return fail(QStringLiteral("an import came to nothing"));
    accept->click();
    static_cast<void>(settle([&] { return !accept->isVisible() && document(); }));
    settleQueries();
}

void Walk::changeDocument()
{
    QList<QComboBox*> choices;
    for (QComboBox* box : m_window->findChildren<QComboBox*>()) {
        if (box->objectName().startsWith(QStringLiteral("design.cv.")) && box->isEnabled() && box->count() > 1)
            choices += box;
    }
    if (choices.isEmpty() || !document())
        return;
    QComboBox* box = choices[below(static_cast<int>(choices.size()))];
    const int chosen = below(box->count());
    note(box->objectName());
    box->setCurrentIndex(chosen);
    Q_EMIT box->activated(chosen);
}

/// Undo and redo end with the window.
void Walk::reopenWindow()
{
    if (!m_window->close())
        return fail(QStringLiteral("the window would not close"));
    m_window.reset();
    m_left.clear();
    openWindow();
}

void Walk::save()
{
    if (!m_window->flush())
        fail(QStringLiteral("not saved"));
}

/// In the record, in undo and redo, in the store's records, history and trash, in this order.
void Walk::lookForAll()
{
    QSet<QString> missing = m_words;
    const auto look = [&missing](const Person& person) {
        const QString text = allTextOf(person);
        missing.removeIf([&](const QString& word) { return text.contains(word); });
    };
    if (document())
        look(document()->person());
    if (missing.isEmpty())
        return;
    if (!m_window->flush())
        fail(QStringLiteral("not saved"));
    missing = missingInStore(database(), missing);
    if (!missing.isEmpty() && document()) {
        const QSignalBlocker quiet(document());
        int back = 0;
        for (; document()->canUndo(); ++back) {
            document()->undo();
            look(document()->person());
        }
        while (document()->canRedo()) {
            document()->redo();
            look(document()->person());
        }
    }
    if (!missing.isEmpty())
        fail(QStringLiteral("lost: ") + QStringList(missing.begin(), missing.end()).join(QStringLiteral(", ")));
}

} // namespace duovita::test
