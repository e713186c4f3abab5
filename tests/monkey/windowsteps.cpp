#include "tests/monkey/walk.h"

#include "tests/support/windowdriving.h"
#include "ui/pagecard/pageediting.h"
#include "ui/pagecard/pagetexts.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QTest>
#include <QToolButton>

namespace duovita::test {

// Steps that act on the window and on the panes beside the form.

namespace {

/// The visible, enabled children of a class whose object names begin like this.
template <typename Widget>
QList<Widget*> reachable(const QWidget& parent, const char* beginning)
{
    QList<Widget*> all = parent.findChildren<Widget*>();
    all.removeIf([&](const Widget* widget) {
        return !widget->objectName().startsWith(QLatin1StringView(beginning)) || !widget->isVisible() ||
               !widget->isEnabled();
    });
    return all;
}

} // namespace

void Walk::changeMode()
{
    static constexpr const char* modes[] = {"write", "design", "check"};
    trigger(modes[below(3)]);
}

void Walk::changePanes()
{
    static constexpr const char* panes[] = {"showPeople", "showOutline",    "showPages",
                                            "focusMode",  "densityCompact", "densityComfortable"};
    const char* pane = panes[below(6)];
    note(QString::fromLatin1(pane));
    trigger(pane);
}

void Walk::changeSize()
{
    static constexpr QSize sizes[] = {{1500, 900}, {1180, 700}, {911, 480}, {700, 480}};
    m_window->resize(sizes[below(4)]);
}

void Walk::changeDesign()
{
    if (!document())
        return;
    trigger("design");
    auto boxes = reachable<QComboBox>(*m_window, "design.");
    const auto numbers = reachable<QAbstractSpinBox>(*m_window, "design.");
    boxes.removeIf([](const QComboBox* box) { return box->count() < 2; });
    const auto count = static_cast<int>(boxes.size() + numbers.size());
    const int chosen = count > 0 ? below(count) : 0;
    if (chosen < boxes.size()) {
        QComboBox* box = boxes[chosen];
        const int row = below(box->count());
        note(box->objectName());
        box->setCurrentIndex(row);
        Q_EMIT box->activated(row);
    } else if (count > 0) {
        QAbstractSpinBox* number = numbers[chosen - boxes.size()];
        note(number->objectName());
        number->setFocus();
        number->stepBy(1 - 2 * below(2));
    }
    if (below(2) == 0)
        trigger("write");
}

/// Unfolds a rarely used field.
void Walk::chooseChip()
{
    const auto chips = reachable<QToolButton>(*m_window, "chip.");
    if (chips.isEmpty())
        return;
    QToolButton* chip = chips[below(static_cast<int>(chips.size()))];
    note(chip->objectName());
    chip->click();
    QCoreApplication::processEvents(); // nobody does anything else before the form has its new field
}

/// Presses a key that splits, joins, accepts or leaves the current field.
void Walk::pressInField()
{
    static constexpr Qt::Key keys[] = {Qt::Key_Return, Qt::Key_Backspace, Qt::Key_Delete,
                                       Qt::Key_Tab,    Qt::Key_Right,     Qt::Key_Down};
    QWidget* field = someField();
    if (!field)
        return;
    const Qt::Key key = keys[below(6)];
    note(field->objectName() + u' ' + QString::number(key));
    field->setFocus();
    // Only at an end of the text: erasing part of a word before it is saved would make it disappear legitimately.
    if (auto* text = qobject_cast<QPlainTextEdit*>(field)) {
        const bool atStart = key == Qt::Key_Backspace || (key != Qt::Key_Delete && below(2) == 0);
        text->moveCursor(atStart ? QTextCursor::Start : QTextCursor::End);
    } else if (key == Qt::Key_Backspace || key == Qt::Key_Delete) {
        return;
    }
    QTest::keyClick(field, key);
}

/// Presses other buttons in a field and leaves its menu without a choice.
void Walk::openMenuOfField()
{
    QWidget* field = someField();
    if (!field)
        return;
    note(field->objectName());
    auto* scrolled = qobject_cast<QAbstractScrollArea*>(field);
    pressOtherButtons(scrolled ? scrolled->viewport() : field);
}

/// Goes to words of a record with the command bar. Skips other commands, which might open a dialog.
void Walk::goByName()
{
    if (m_words.isEmpty())
        return;
    QStringList words(m_words.begin(), m_words.end());
    words.sort();
    trigger("commands");
    auto* input = find<QLineEdit>(*m_window, "commandBar.input");
    auto* list = find<QListView>(*m_window, "commandBar.list");
    if (!input || !input->isVisible())
        return;
    const QString word = words[below(static_cast<int>(words.size()))];
    note(word);
    leave();
    input->setText(word);
    // The first hit either contains the word, or is a command that happens to match.
    const QModelIndex first = list->model()->index(0, 0);
    const bool isPart = first.isValid() && first.data().toString().contains(word);
    QTest::keyClick(input, isPart ? Qt::Key_Return : Qt::Key_Escape);
    if (input->isVisible())
        QTest::keyClick(input, Qt::Key_Escape);
    settleQueries();
}

void Walk::editOnPage()
{
    if (!m_showsPages || !document())
        return;
    auto* editing = m_window->findChild<PageEditing*>();
    auto* panel = m_window->findChild<PreviewPanel*>();
    const Language language = panel->languages()[below(static_cast<int>(panel->languages().size()))];
    const PreviewDocument* page = panel->view(language).document();
    if (!page || !panel->isVisible())
        return;
    const auto texts = textsInOrder(page->document.layout, document()->person());
    if (texts.isEmpty())
        return;
    editing->edit(texts[below(static_cast<int>(texts.size()))], language);
    for (int more = below(3); editing->isOpen() && more >= 0; --more) {
        QWidget* field = QApplication::focusWidget();
        if (!field || !field->objectName().startsWith(QStringLiteral("card.")))
            break;
        if (qobject_cast<QPlainTextEdit*>(field) || qobject_cast<QLineEdit*>(field)) // not a number or a check box
            enter(*field);
        QTest::keyClick(field, Qt::Key_Tab);
        QCoreApplication::processEvents();
    }
    if (below(2) == 0)
        editing->close();
}

void Walk::copyAndPaste()
{
    chooseInOutline();
    trigger(below(2) == 0 ? "copyEntries" : "cutEntries");
    if (below(3) == 0)
        switchPerson();
    chooseInOutline();
    trigger("pasteEntries");
}

/// Merges two people.
void Walk::mergePeople()
{
    auto& people = *find<QListView>(*m_window, "people.list");
    const int count = people.model()->rowCount();
    auto* accept = find<QPushButton>(*m_window, "review.accept");
    if (count < 2 || accept->isVisible())
        return;
    leave();
    people.selectionModel()->clearSelection();
    const int first = below(count);
    const int second = (first + 1 + below(count - 1)) % count;
    for (const int row : {first, second})
        people.selectionModel()->select(people.model()->index(row, 0), QItemSelectionModel::Select);
    trigger("mergeSelected");
    if (!settle([&] { return accept->isVisible(); }))
        return fail(QStringLiteral("a merge came to nothing"));
    accept->click();
    static_cast<void>(settle([&] { return !accept->isVisible() && document(); }));
    settleQueries();
    m_left.clear(); // as after an import
}

} // namespace duovita::test
