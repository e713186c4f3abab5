#include "ui/widgets/focusorder.h"

#include <QWidget>

namespace duovita {

namespace {

QWidget* orderFrom(QWidget* before, QWidget& whole)
{
    for (QObject* child : whole.children()) {
        auto* widget = qobject_cast<QWidget*>(child);
        if (!widget || widget->isWindow())
            continue;
        if ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy()) {
            if (before)
                QWidget::setTabOrder(before, widget);
            before = widget;
        }
        before = orderFrom(before, *widget);
    }
    return before;
}

} // namespace

void orderFocus(QWidget& whole)
{
    orderFrom(nullptr, whole);
}

} // namespace duovita
