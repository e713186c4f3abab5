#include "ui/style/duovitastyle.h"
#include "ui/style/enterpress.h"
#include "ui/style/frames.h"
#include "ui/style/keyboarduse.h"
#include "ui/style/popupscrolling.h"
#include "ui/style/roles.h"
#include "ui/style/wheelguard.h"
#include "ui/style/windowkeys.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>

// Prepares widgets for the style.

namespace duovita {

namespace {

/// Widgets with rounded corners, which the style's mask cuts where windows cannot be translucent.
bool isRound(const QWidget& widget)
{
    return qobject_cast<const QMenu*>(&widget) || widget.inherits("QTipLabel");
}

} // namespace

void DuovitaStyle::polish(QApplication* application)
{
    QProxyStyle::polish(application);
    application->installEventFilter(&KeyboardUse::instance());
}

void DuovitaStyle::unpolish(QApplication* application)
{
    application->removeEventFilter(&KeyboardUse::instance());
    QProxyStyle::unpolish(application);
}

void DuovitaStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QLineEdit*>(widget) ||
        qobject_cast<QAbstractSpinBox*>(widget) || qobject_cast<QComboBox*>(widget) ||
        qobject_cast<QScrollBar*>(widget))
        widget->setAttribute(Qt::WA_Hover);
    if (auto* view = qobject_cast<QAbstractItemView*>(widget))
        view->viewport()->setAttribute(Qt::WA_Hover);
    if (qobject_cast<QScrollBar*>(widget))
        widget->setAttribute(Qt::WA_OpaquePaintEvent, false); // its background is transparent
    if (isRound(*widget))
        widget->setAttribute(Qt::WA_TranslucentBackground);
    if (widget->objectName() == QStringLiteral("qt_calendar_navigationbar"))
        widget->setBackgroundRole(QPalette::Base); // its buttons are designed for a plain background
    if (WheelGuard::isFor(*widget)) {
        widget->installEventFilter(&WheelGuard::instance());
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
    }
    if (PopupScrolling::isFor(*widget))
        PopupScrolling::instance().follow(*widget);
    if (EnterPress::isFor(*widget))
        widget->installEventFilter(&EnterPress::instance());
    if (WindowKeys::isFor(*widget))
        widget->installEventFilter(&WindowKeys::instance());
    prepareFrame(*widget, true);
}

void DuovitaStyle::unpolish(QWidget* widget)
{
    prepareFrame(*widget, false);
    widget->removeEventFilter(&WheelGuard::instance());
    widget->removeEventFilter(&PopupScrolling::instance());
    widget->removeEventFilter(&EnterPress::instance());
    widget->removeEventFilter(&WindowKeys::instance());
    if (qobject_cast<QScrollBar*>(widget))
        widget->setAttribute(Qt::WA_OpaquePaintEvent);
    QProxyStyle::unpolish(widget);
}

} // namespace duovita
