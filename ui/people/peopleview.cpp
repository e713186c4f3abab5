#include "ui/people/peopleview.h"

#include <QApplication>
#include <QKeyEvent>

namespace duovita {

void PeopleView::keyboardSearch(const QString& search)
{
    if (!m_sinceTyped.isValid() || m_sinceTyped.elapsed() > QApplication::keyboardInputInterval())
        m_typed.clear();
    m_sinceTyped.start();
    m_typed += search;
    // The same letter again asks for the next one who begins with it.
    if (m_typed.size() > 1 && m_typed.count(m_typed.front()) == m_typed.size())
        m_typed.truncate(1);
    if (!m_typed.trimmed().isEmpty())
        Q_EMIT typed(m_typed);
}

void PeopleView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Delete))
        Q_EMIT deletePressed();
    else
        QListView::keyPressEvent(event);
}

} // namespace duovita
