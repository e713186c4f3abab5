#include "ui/style/duovitastyle.h"

#include "ui/style/roles.h"
#include "ui/style/tokens.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

namespace duovita {

DuovitaStyle::DuovitaStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void DuovitaStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const
{
    if (element == PE_Widget) {
        if (const auto ground = groundOf(widget))
            painter->fillRect(option->rect, tone(*ground, option->palette));
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void DuovitaStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    if (element == CE_Splitter) {
        painter->fillRect(option->rect, tone(Tone::Line, option->palette));
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

int DuovitaStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_SplitterWidth:
        return 1;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize:
        return iconSize;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

} // namespace duovita
