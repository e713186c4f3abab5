#include "ui/style/wheelguard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace duovita {

WheelGuard& WheelGuard::instance()
{
    static WheelGuard guard;
    return guard;
}

bool WheelGuard::isFor(const QWidget& widget)
{
    const bool slides = qobject_cast<const QAbstractSlider*>(&widget) && !qobject_cast<const QScrollBar*>(&widget);
    return slides || qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget);
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel)
        return false;
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (widget && widget->hasFocus() && !qobject_cast<const QComboBox*>(widget))
        return false;
    event->ignore(); // pass it to the parent
    return true;
}

} // namespace duovita
