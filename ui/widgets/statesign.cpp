#include "ui/widgets/statesign.h"

#include "ui/style/tokens.h"

#include <QPainter>
#include <QPainterPath>

namespace duovita {

namespace {

constexpr double box = 12; // size that the shapes are designed for
constexpr double stroke = 1.5;
constexpr double ringRadius = 4.25;

} // namespace

void paintSign(QPainter& painter, const QRectF& square, Sign sign, const QColor& color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    painter.scale(square.width() / box, square.height() / box);
    painter.setPen(QPen(color, stroke, Qt::SolidLine, Qt::RoundCap));
    const QPointF middle(box / 2, box / 2);
    painter.setBrush(Qt::NoBrush);
    switch (sign) {
    case Sign::None:
        break;
    case Sign::Stale: {
        const QRectF ring(middle - QPointF(ringRadius, ringRadius), QSizeF(2 * ringRadius, 2 * ringRadius));
        QPainterPath half(QPointF(middle.x(), ring.top()));
        half.arcTo(ring, 90, -180);
        half.closeSubpath();
        painter.fillPath(half, color);
        [[fallthrough]];
    }
    case Sign::Missing:
        painter.drawEllipse(middle, ringRadius, ringRadius);
        break;
    case Sign::Differ:
        painter.drawLine(QLineF(2, 4.25, 10, 4.25));
        painter.drawLine(QLineF(2, 7.75, 10, 7.75));
        painter.drawLine(QLineF(8, 1.5, 4, 10.5));
        break;
    case Sign::Hint:
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(middle, 3, 3);
        break;
    }
    painter.restore();
}

StateSign::StateSign(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::ArrowCursor);
    hide();
}

void StateSign::setSign(Sign sign, const QString& words)
{
    const bool same = sign == m_sign && words == text();
    if (same)
        return;
    m_sign = sign;
    setText(words);
    setToolTip(words);
    setVisible(sign != Sign::None);
    update();
}

void StateSign::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QPointF corner((width() - signSize) / 2.0, (height() - signSize) / 2.0);
    paintSign(painter, QRectF(corner, QSizeF(signSize, signSize)), m_sign, tone(Tone::WarnSign, palette()));
}

} // namespace duovita
