#include "ui/style/keyboarduse.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace duovita {

KeyboardUse& KeyboardUse::instance()
{
    static KeyboardUse use;
    return use;
}

void KeyboardUse::set(bool byKeys)
{
    if (m_byKeys == byKeys)
        return;
    m_byKeys = byKeys;
    if (QWidget* focused = QApplication::focusWidget())
        focused->update();
}

bool KeyboardUse::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress)
        set(true);
    else if (event->type() == QEvent::MouseButtonPress)
        set(false);
    return QObject::eventFilter(watched, event);
}

} // namespace duovita
