#include "ui/manual/manualcontroller.h"

#include "ui/manual/manualpages.h"
#include "ui/manual/manualwindow.h"

#include <QApplication>

namespace duovita {

ManualController::ManualController(const InterfaceLanguage& language, QWidget* window)
    : QObject(window), m_language(language), m_window(window)
{
}

void ManualController::show()
{
    const QString page = manualPageFor(QApplication::focusWidget());
    if (!m_manual)
        m_manual = new ManualWindow(m_language, m_window);
    m_manual->showPage(page);
}

void ManualController::close()
{
    if (m_manual)
        m_manual->close();
}

} // namespace duovita
