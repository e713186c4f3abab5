#include "ui/style/enterpress.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>

namespace duovita {

EnterPress& EnterPress::instance()
{
    static EnterPress press;
    return press;
}

bool EnterPress::isFor(const QWidget& widget)
{
    return qobject_cast<const QAbstractButton*>(&widget) && !qobject_cast<const QCheckBox*>(&widget) &&
           !qobject_cast<const QRadioButton*>(&widget);
}

bool EnterPress::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* press = static_cast<QKeyEvent*>(event);
    const bool isEnter = press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter;
    const bool isAlone = (press->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    auto* button = qobject_cast<QAbstractButton*>(watched);
    if (!isEnter || !isAlone || !button || !button->isEnabled())
        return false;
    if (const auto* pushed = qobject_cast<QPushButton*>(button); pushed && pushed->autoDefault())
        return false; // left to the dialog
    auto* tool = qobject_cast<QToolButton*>(button);
    if (tool && tool->popupMode() == QToolButton::InstantPopup && tool->menu())
        tool->showMenu();
    else
        button->click();
    return true;
}

} // namespace duovita
