#include "ui/people/peopleview.h"

#include <QApplication>

namespace duovita {

void PeopleView::keyboardSearch(const QString& search)
{
    if (!m_sinceTyped.isValid() || m_sinceTyped.elapsed() > QApplication::keyboardInputInterval())
        m_typed.clear();
    m_sinceTyped.start();
    m_typed += search;
    if (!m_typed.trimmed().isEmpty())
        Q_EMIT typed(m_typed);
}

} // namespace duovita
