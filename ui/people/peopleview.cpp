#include "ui/people/peopleview.h"

#include "ui/people/persondelegate.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScopedValueRollback>

#include <utility>

namespace duovita {

namespace {

QMouseEvent withControl(const QMouseEvent& event)
{
    return QMouseEvent(event.type(), event.position(), event.scenePosition(), event.globalPosition(), event.button(),
                       event.buttons(), event.modifiers() | Qt::ControlModifier, event.pointingDevice());
}

} // namespace

void PeopleView::keyboardSearch(const QString& search)
{
    if (!m_sinceTyped.isValid() || m_sinceTyped.elapsed() > QApplication::keyboardInputInterval())
        m_typed.clear();
    m_sinceTyped.start();
    m_typed += search;
    // Repeating a letter goes to the next name that begins with it.
    if (m_typed.size() > 1 && m_typed.count(m_typed.front()) == m_typed.size())
        m_typed.truncate(1);
    if (!m_typed.trimmed().isEmpty())
        Q_EMIT typed(m_typed);
}

void PeopleView::setSelecting(bool selecting)
{
    m_selecting = selecting;
    viewport()->update();
}

void PeopleView::keyPressEvent(QKeyEvent* event)
{
    const bool entered = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (entered && isInPopup())
        return Q_EMIT enterPressed();
    if (event->matches(QKeySequence::Delete))
        return Q_EMIT deletePressed();
    if (event->key() == Qt::Key_Escape && (m_selecting || selectedIndexes().size() > 1))
        return Q_EMIT dropPressed();
    const QScopedValueRollback browsing(m_browsing, isInPopup());
    QListView::keyPressEvent(event);
}

/// In a popup, only a complete plain left click chooses a person, not one with Ctrl, Shift or the right button.
void PeopleView::mousePressEvent(QMouseEvent* event)
{
    const QScopedValueRollback browsing(m_browsing, isInPopup());
    const QModelIndex pressed = indexAt(event->position().toPoint());
    m_checking = isOnCheck(*event);
    m_swallowing = (m_checking && isAlone(pressed)) || !pressed.isValid();
    if (!pressed.isValid() && !isInPopup()) // the open person stays selected, as their record stays shown
        selectionModel()->select(currentIndex(), QItemSelectionModel::ClearAndSelect);
    if (m_swallowing)
        return; // would leave none selected, and close the popup on a user who starts to select several
    if (m_checking) {
        QMouseEvent adding = withControl(*event);
        return QListView::mousePressEvent(&adding);
    }
    QListView::mousePressEvent(event);
}

bool PeopleView::isAlone(const QModelIndex& index) const
{
    return selectionModel()->isSelected(index) && selectedIndexes().size() == 1;
}

bool PeopleView::isOnCheck(const QMouseEvent& event) const
{
    const QModelIndex index = indexAt(event.position().toPoint());
    return event.button() == Qt::LeftButton && event.modifiers() == Qt::NoModifier && index.isValid() &&
           (isInPopup() || m_selecting || !isAlone(index)) &&
           PersonDelegate::checkZone(visualRect(index)).contains(event.position().toPoint());
}

void PeopleView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool swallowing = std::exchange(m_swallowing, false);
    if (!m_checking && !swallowing)
        return QListView::mouseReleaseEvent(event);
    if (!swallowing) {
        QMouseEvent adding = withControl(*event);
        QListView::mouseReleaseEvent(&adding);
    }
    m_checking = false;
}

void PeopleView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_checking || m_swallowing)
        return;
    const QScopedValueRollback browsing(m_browsing, isInPopup());
    QListView::mouseMoveEvent(event);
}

} // namespace duovita
