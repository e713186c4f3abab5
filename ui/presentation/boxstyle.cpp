#include "ui/presentation/boxstyle.h"

#include "ui/style/tokens.h"

#include <QPainter>
#include <QStyleOption>

namespace duovita {

namespace {

constexpr double framed = 0.6; // how much of the text's colour a frame has
constexpr double disabled = 0.3;

} // namespace

void BoxStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    // Fusion draws the boxes of lists with this one.
    if (element != PE_IndicatorCheckBox || !isDark(option->palette) ||
        baseStyle()->name().compare(u"fusion", Qt::CaseInsensitive) != 0)
        return;
    QColor frame = option->palette.color(QPalette::Text);
    frame.setAlphaF(option->state.testFlag(State_Enabled) ? framed : disabled);
    painter->save();
    painter->setPen(frame);
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
    painter->restore();
}

} // namespace duovita
