#include "ui/people/peoplepanel.h"
#include "ui/people/peopleview.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

// Keys shared by the search field and the list. In the pane, the current person is open; in a popup, the keys only move
// the current row, and Enter opens it.

namespace duovita {

void PeoplePanel::followKeys()
{
    m_search->installEventFilter(this);
    connect(m_list, &PeopleView::enterPressed, this, &PeoplePanel::chooseCurrent);
    connect(m_list, &PeopleView::clicked, this, [this] {
        const bool adds =
            m_list->isChecking() || QApplication::keyboardModifiers() & (Qt::ControlModifier | Qt::ShiftModifier);
        if (m_list->isInPopup() && !adds)
            chooseCurrent();
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        const QModelIndex current = m_list->currentIndex();
        const bool looked = current.isValid() && m_model->idAt(current.row()) != m_chosen;
        if (m_list->isInPopup() && (looked || m_search->text().isEmpty()))
            chooseCurrent();
        else
            goToFirst();
    });
}

bool PeoplePanel::eventFilter(QObject* object, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (object != m_search || (event->type() != QEvent::KeyPress && !isOverride))
        return QWidget::eventFilter(object, event);
    auto* press = static_cast<QKeyEvent*>(event);
    if (isOverride) {
        // If the field has nothing to undo, the key is the window's.
        const bool isWindows = (press->matches(QKeySequence::Undo) && !m_search->isUndoAvailable()) ||
                               (press->matches(QKeySequence::Redo) && !m_search->isRedoAvailable());
        if (isWindows)
            event->ignore();
        return isWindows;
    }
    switch (press->key()) {
    case Qt::Key_Escape:
        if (!areSeveral())
            return QWidget::eventFilter(object, event);
        chooseOne();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        if (m_list->isInPopup())
            QCoreApplication::sendEvent(m_list, press);
        else if (press->key() == Qt::Key_Down)
            focusList();
        return true;
    default:
        return QWidget::eventFilter(object, event);
    }
}

void PeoplePanel::chooseCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    m_chosen = m_model->idAt(current.row());
    Q_EMIT chosen(*m_chosen);
}

/// A person who was merely current in the popup is not opened.
void PeoplePanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!m_list->isInPopup())
        return;
    chooseOne();
}

void PeoplePanel::focusSearch()
{
    m_search->show();
    m_searchButton->hide();
    m_search->setFocus();
    showSearch();
    m_search->selectAll();
}

void PeoplePanel::focusList()
{
    if (m_list->isInPopup())
        focusSearch();
    else
        m_list->setFocus();
}

} // namespace duovita
