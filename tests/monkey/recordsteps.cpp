#include "tests/monkey/walk.h"

#include "tests/support/windowdriving.h"
#include "ui/models/outlinemodel.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

namespace duovita::test {

// Steps that change the record and the store.

namespace {

QListView& peopleOf(const MainWindow& window)
{
    return *find<QListView>(window, "people.list");
}

QTreeView& outlineOf(const MainWindow& window)
{
    return *find<QTreeView>(window, "outline");
}

/// Enters text like an input method.
void commit(QWidget& field, const QString& text)
{
    QInputMethodEvent preedit(text.left(1), {});
    QCoreApplication::sendEvent(&field, &preedit);
    QInputMethodEvent done;
    done.setCommitString(text);
    QCoreApplication::sendEvent(&field, &done);
}

/// Collects all rows of a model.
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

/// Undo must never switch to another record.
void Walk::undo()
{
    for (int press = 1 + below(4); press > 0; --press) {
        const auto before = shown();
        leave(); // undo may close this person
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

void Walk::moveToSection()
{
    auto* menu = find<QMenu>(*m_window, "moveTo");
    Q_EMIT menu->aboutToShow();
    const QList<QAction*> sections = menu->actions();
    QAction* section = sections[below(static_cast<int>(sections.size()))];
    if (section->isEnabled())
        section->trigger();
}

/// Simulates the end of a drag.
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
    const QPointer dialog = find<QDialog>(*m_window, "trashDialog"); // closed when another record is opened
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
    m_left.clear(); // what could be redone in the record before cannot be redone after it
}

} // namespace duovita::test
