#include "ui/widgets/focusing.h"

#include <QLayout>
#include <QPlainTextEdit>
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

/// Scrolls later, because the container of new rows is resized only after this event.
void focusInView(QWidget& field)
{
    field.setFocus(Qt::OtherFocusReason);
    QMetaObject::invokeMethod(
        &field, [&field] { bringIntoView(field); }, Qt::QueuedConnection);
}

void keepCursorInView(QPlainTextEdit& edit)
{
    const auto scroll = [&edit] {
        constexpr int below = 12;
        for (QWidget* outer = edit.parentWidget(); outer; outer = outer->parentWidget()) {
            auto* area = qobject_cast<QScrollArea*>(outer);
            if (!area || !area->widget())
                continue;
            if (QLayout* rows = area->widget()->layout())
                rows->activate();
            const QPoint end = edit.viewport()->mapTo(area->widget(), edit.cursorRect().bottomLeft());
            area->ensureVisible(end.x(), end.y(), 0, below);
        }
    };
    QMetaObject::invokeMethod(&edit, scroll, Qt::QueuedConnection);
}

} // namespace duovita
