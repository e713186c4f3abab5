#include "ui/style/shapes.h"

#include <QIcon>
#include <QPainter>
#include <QPainterPath>
#include <QRegion>

#include <algorithm>
#include <cmath>

namespace duovita {

namespace {

constexpr double iconLine = 1.5;
constexpr double ringWidth = 2;

/// Aligns a rectangle's edges to device pixels.
QRectF onPixels(const QPainter& painter, const QRectF& rect)
{
    const QTransform transform = painter.deviceTransform();
    if (transform.type() > QTransform::TxScale)
        return rect;
    const QRectF there = transform.mapRect(rect);
    const QPointF topLeft(std::round(there.left()), std::round(there.top()));
    const QPointF bottomRight(std::round(there.right()), std::round(there.bottom()));
    return transform.inverted().mapRect(QRectF(topLeft, bottomRight));
}

/// One logical pixel, rounded to whole device pixels.
double hairlineWidth(const QPainter& painter)
{
    const double scale = std::abs(painter.deviceTransform().m11());
    return scale > 0 ? std::max(1.0, std::floor(scale)) / scale : 1;
}

void strokeInside(QPainter& painter, const QRectF& rect, const QBrush& fill, const QColor& line, double width,
                  double radius)
{
    const QRectF middle = onPixels(painter, rect).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(line, width));
    painter.setBrush(fill);
    painter.drawRoundedRect(middle, std::max(0.0, radius - width / 2), std::max(0.0, radius - width / 2));
    painter.restore();
}

/// Draws lines given in the 16-pixel box of icons, centred in the rectangle.
void drawInBox(QPainter& painter, const QRectF& rect, const QList<QList<QPointF>>& lines, const QColor& color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double size = std::min({static_cast<double>(iconSize), rect.width(), rect.height()});
    painter.translate(rect.center() - QPointF(size, size) / 2);
    painter.scale(size / iconSize, size / iconSize);
    painter.setPen(QPen(color, iconLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const QList<QPointF>& line : lines)
        painter.drawPolyline(line.constData(), static_cast<int>(line.size()));
    painter.restore();
}

} // namespace

void fillShape(QPainter& painter, const QRectF& rect, const QColor& fill, double radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(onPixels(painter, rect), radius, radius);
    painter.restore();
}

void drawShape(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& line, double radius)
{
    strokeInside(painter, rect, fill, line, hairlineWidth(painter), radius);
}

void drawHairline(QPainter& painter, const QRectF& rect, const QColor& color)
{
    const double width = hairlineWidth(painter);
    QRectF line = rect;
    if (rect.width() >= rect.height()) {
        line.setTop(std::floor(rect.center().y()));
        line = onPixels(painter, line);
        line.setHeight(width);
    } else {
        line.setLeft(std::floor(rect.center().x()));
        line = onPixels(painter, line);
        line.setWidth(width);
    }
    painter.fillRect(line, color);
}

void drawFocusRing(QPainter& painter, const QRectF& rect, const QPalette& palette, double radius)
{
    strokeInside(painter, rect, Qt::NoBrush, tone(Tone::AccentText, palette), ringWidth, radius);
}

void drawChevron(QPainter& painter, const QRectF& rect, Qt::ArrowType way, const QColor& color)
{
    switch (way) {
    case Qt::UpArrow:
        return drawInBox(painter, rect, {{{4.5, 9.5}, {8, 6}, {11.5, 9.5}}}, color);
    case Qt::DownArrow:
        return drawInBox(painter, rect, {{{4.5, 6.5}, {8, 10}, {11.5, 6.5}}}, color);
    case Qt::LeftArrow:
        return drawInBox(painter, rect, {{{9.5, 4.5}, {6, 8}, {9.5, 11.5}}}, color);
    case Qt::RightArrow:
        return drawInBox(painter, rect, {{{6.5, 4.5}, {10, 8}, {6.5, 11.5}}}, color);
    case Qt::NoArrow:
        break;
    }
}

void drawTick(QPainter& painter, const QRectF& rect, const QColor& color)
{
    drawInBox(painter, rect, {{{3.5, 8.5}, {6.5, 11.5}, {12.5, 5}}}, color);
}

void drawMinus(QPainter& painter, const QRectF& rect, const QColor& color)
{
    drawInBox(painter, rect, {{{4, 8}, {12, 8}}}, color);
}

void drawPlus(QPainter& painter, const QRectF& rect, const QColor& color)
{
    drawInBox(painter, rect, {{{4, 8}, {12, 8}}, {{8, 4}, {8, 12}}}, color);
}

void drawIcon(QPainter& painter, const QIcon& icon, const QRect& rect, const QColor& color, bool enabled)
{
    if (!icon.isMask()) {
        icon.paint(&painter, rect, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
        return;
    }
    QPixmap pixmap = icon.pixmap(rect.size(), painter.device()->devicePixelRatio());
    QPainter tint(&pixmap);
    tint.setCompositionMode(QPainter::CompositionMode_SourceIn);
    tint.fillRect(QRect(QPoint(), rect.size()), color);
    tint.end();
    painter.drawPixmap(rect, pixmap);
}

void drawPageToCome(QPainter& painter, const QRectF& page, const QPalette& palette)
{
    painter.fillRect(page, tone(Tone::Paper, palette));
    // Parts of the page's width and height: a name, then sections of a heading and its lines.
    constexpr double margin = 0.12;
    constexpr double line = 0.018;
    const auto bar = [&](double x, double y, double width) {
        painter.fillRect(QRectF(page.left() + x * page.width(), page.top() + y * page.height(), width * page.width(),
                                line * page.height()),
                         tone(Tone::PaperLine, palette));
    };
    bar(0.3, 0.09, 0.4);
    for (double top = 0.17; top < 0.85; top += 0.19) {
        bar(margin, top, 0.25);
        bar(margin, top + 0.045, 1 - 2 * margin);
        bar(margin, top + 0.08, 0.7);
        bar(margin, top + 0.115, 0.6);
    }
}

QRegion roundRegion(const QRect& rect, int radius)
{
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return QRegion(path.toFillPolygon().toPolygon());
}

} // namespace duovita
