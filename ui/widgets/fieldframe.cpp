#include "ui/widgets/fieldframe.h"

#include "ui/style/tokens.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

namespace duovita {

namespace {

constexpr double ring = 2;

/// Rounds only the outer corners of the box.
QPainterPath outline(const QRectF& rect, Half half)
{
    const double left = half == Half::Right ? 0 : fieldRadius;
    const double right = half == Half::Left ? 0 : fieldRadius;
    QPainterPath path(QPointF(rect.left() + left, rect.top()));
    path.lineTo(rect.right() - right, rect.top());
    if (right > 0)
        path.arcTo(rect.right() - 2 * right, rect.top(), 2 * right, 2 * right, 90, -90);
    path.lineTo(rect.right(), rect.bottom() - right);
    if (right > 0)
        path.arcTo(rect.right() - 2 * right, rect.bottom() - 2 * right, 2 * right, 2 * right, 0, -90);
    path.lineTo(rect.left() + left, rect.bottom());
    if (left > 0)
        path.arcTo(rect.left(), rect.bottom() - 2 * left, 2 * left, 2 * left, 270, -90);
    path.lineTo(rect.left(), rect.top() + left);
    if (left > 0)
        path.arcTo(rect.left(), rect.top(), 2 * left, 2 * left, 180, -90);
    path.closeSubpath();
    return path;
}

} // namespace

void paintFieldFrame(QPainter& painter, const QRect& rect, const FieldLook& look, const QPalette& palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect);
    if (look.isFocused) {
        const QRectF inside = QRectF(rect).adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2);
        painter.setPen(QPen(tone(Tone::AccentText, palette), ring));
        painter.setBrush(tone(Tone::Form, palette));
        painter.drawRoundedRect(inside, fieldRadius - ring / 2, fieldRadius - ring / 2);
        painter.restore();
        return;
    }
    // The left half's right edge is clipped: the other half draws the dividing line.
    const QRectF box = QRectF(rect).adjusted(0.5, 0.5, look.half == Half::Left ? fieldRadius : -0.5, -0.5);
    const QPainterPath path = outline(box, look.half);
    painter.setPen(QPen(tone(look.isHovered ? Tone::Press : Tone::FieldLine, palette), 1));
    painter.setBrush(tone(look.isBrought ? Tone::Selection : Tone::Field, palette));
    painter.drawPath(path);
    if (look.isEmpty) {
        painter.setClipRect(QRect(rect.left(), rect.bottom(), rect.width(), 1));
        painter.setPen(QPen(tone(Tone::Edge, palette), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
    }
    painter.restore();
}

int paintKey(QPainter* painter, const QPoint& topRight, const QString& key, const QPalette& palette)
{
    constexpr int beside = 6; // padding of the key's name, including the hairline
    const QFont font = textFont(TextSize::Key);
    const int width = QFontMetrics(font).horizontalAdvance(key) + 2 * beside;
    if (!painter)
        return width;
    const QRectF box(topRight.x() - width + 0.5, topRight.y() + 0.5, width - 1, lineHeight(TextSize::Key) + 1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(font);
    painter->setPen(QPen(tone(Tone::Line, palette), 1));
    painter->setBrush(tone(Tone::Form, palette));
    painter->drawRoundedRect(box, fieldRadius, fieldRadius);
    painter->setPen(tone(Tone::Text2, palette));
    painter->drawText(box, Qt::AlignCenter, key);
    painter->restore();
    return width;
}

} // namespace duovita
