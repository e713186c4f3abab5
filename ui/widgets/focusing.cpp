#include "ui/widgets/focusing.h"

#include <QLayout>
#include <QScrollArea>

namespace duovita {

namespace {

void bringIntoView(QWidget& field)
{
    for (QWidget* outer = field.parentWidget(); outer; outer = outer->parentWidget()) {
        auto* area = qobject_cast<QScrollArea*>(outer);
        if (!area || !area->widget())
            continue;
        if (QLayout* rows = area->widget()->layout())
            rows->activate();
        area->ensureWidgetVisible(&field);
    }
}

} // namespace

/// What holds the rows is resized only after the event in which they came.
void focusInView(QWidget& field)
{
    field.setFocus(Qt::OtherFocusReason);
    QMetaObject::invokeMethod(
        &field, [&field] { bringIntoView(field); }, Qt::QueuedConnection);
}

} // namespace duovita
