#include "ui/style/popupscrolling.h"

#include <QAbstractItemView>
#include <QEvent>

namespace duovita {

PopupScrolling& PopupScrolling::instance()
{
    static PopupScrolling scrolling;
    return scrolling;
}

bool PopupScrolling::isFor(const QWidget& widget)
{
    return widget.inherits("QComboBoxListView");
}

void PopupScrolling::follow(QWidget& list)
{
    list.installEventFilter(this);
    static_cast<QAbstractItemView&>(list).viewport()->installEventFilter(this);
}

bool PopupScrolling::eventFilter(QObject* watched, QEvent* event)
{
    auto* list = qobject_cast<QAbstractItemView*>(watched);
    if (!list)
        list = qobject_cast<QAbstractItemView*>(watched->parent());
    if (list && event->type() == QEvent::MouseMove)
        list->setAutoScroll(false);
    else if (list && (event->type() == QEvent::KeyPress || event->type() == QEvent::Show))
        list->setAutoScroll(true);
    return false;
}

} // namespace duovita
