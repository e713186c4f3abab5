#include "core/typeset/icons.h"

#include "core/design/template.h"

#include <QTransform>

namespace duovita {

namespace {

constexpr double grid = 16; // side of the square on which the icons below are drawn
constexpr double strokeOnGrid = 1.25;

QPainterPath envelope()
{
    QPainterPath path;
    path.addRoundedRect(1.6, 3.4, 12.8, 9.2, 1.1, 1.1);
    path.moveTo(2.2, 4.6);
    path.lineTo(8, 8.9);
    path.lineTo(13.8, 4.6);
    return path;
}

QPainterPath handset()
{
    QPainterPath path;
    path.moveTo(4.4, 2);
    path.lineTo(6.5, 4.9);
    path.lineTo(5.2, 6.7);
    path.cubicTo(6, 8.4, 7.6, 10, 9.3, 10.8);
    path.lineTo(11.1, 9.5);
    path.lineTo(14, 11.6);
    path.cubicTo(13.9, 13.2, 12.9, 14.1, 11.4, 14);
    path.cubicTo(6.4, 13.6, 2.4, 9.6, 2, 4.6);
    path.cubicTo(1.9, 3.1, 2.8, 2.1, 4.4, 2);
    return path;
}

QPainterPath globe()
{
    QPainterPath path;
    path.addEllipse(QPointF(8, 8), 6.3, 6.3);
    path.addEllipse(QPointF(8, 8), 2.7, 6.3);
    for (const double y : {6.0, 10.0}) {
        path.moveTo(2, y);
        path.lineTo(14, y);
    }
    return path;
}

QPainterPath pin()
{
    QPainterPath path;
    path.moveTo(8, 14.5);
    path.cubicTo(8, 14.5, 12.8, 9.9, 12.8, 6.4);
    path.cubicTo(12.8, 3.7, 10.7, 1.6, 8, 1.6);
    path.cubicTo(5.3, 1.6, 3.2, 3.7, 3.2, 6.4);
    path.cubicTo(3.2, 9.9, 8, 14.5, 8, 14.5);
    path.addEllipse(QPointF(8, 6.4), 1.7, 1.7);
    return path;
}

QPainterPath codeMark()
{
    QPainterPath path;
    path.moveTo(4.8, 4.2);
    path.lineTo(1.3, 8);
    path.lineTo(4.8, 11.8);
    path.moveTo(11.2, 4.2);
    path.lineTo(14.7, 8);
    path.lineTo(11.2, 11.8);
    path.moveTo(9.3, 3);
    path.lineTo(6.7, 13);
    return path;
}

/// "in" in a box.
QPainterPath boxedLetters()
{
    QPainterPath path;
    path.addRoundedRect(1.7, 1.7, 12.6, 12.6, 1.5, 1.5);
    path.moveTo(5, 7.1);
    path.lineTo(5, 11.3);
    path.moveTo(5, 4.7);
    path.lineTo(5, 4.8);
    path.moveTo(7.8, 11.3);
    path.lineTo(7.8, 7.1);
    path.moveTo(7.8, 9.1);
    path.cubicTo(7.8, 7.8, 8.6, 7.1, 9.6, 7.1);
    path.cubicTo(10.6, 7.1, 11.3, 7.8, 11.3, 9.1);
    path.lineTo(11.3, 11.3);
    return path;
}

/// "iD" in a circle.
QPainterPath roundedLetters()
{
    QPainterPath path;
    path.addEllipse(QPointF(8, 8), 6.3, 6.3);
    path.moveTo(5.7, 6.7);
    path.lineTo(5.7, 10.9);
    path.moveTo(5.7, 4.9);
    path.lineTo(5.7, 5);
    path.moveTo(8, 5.4);
    path.lineTo(8, 10.9);
    path.lineTo(9.2, 10.9);
    path.cubicTo(10.7, 10.9, 11.9, 9.7, 11.9, 8.15);
    path.cubicTo(11.9, 6.6, 10.7, 5.4, 9.2, 5.4);
    path.closeSubpath();
    return path;
}

/// An open book, for publications.
QPainterPath book()
{
    QPainterPath path;
    path.moveTo(8, 4.4);
    path.cubicTo(6.6, 3.3, 4.4, 2.9, 1.8, 3.1);
    path.lineTo(1.8, 12.3);
    path.cubicTo(4.4, 12.1, 6.6, 12.5, 8, 13.6);
    path.cubicTo(9.4, 12.5, 11.6, 12.1, 14.2, 12.3);
    path.lineTo(14.2, 3.1);
    path.cubicTo(11.6, 2.9, 9.4, 3.3, 8, 4.4);
    path.lineTo(8, 13.6);
    return path;
}

QPainterPath speech()
{
    QPainterPath path;
    path.moveTo(4.4, 13.8);
    path.lineTo(4.9, 11.4);
    path.cubicTo(2.9, 10.5, 1.7, 9, 1.7, 7.3);
    path.cubicTo(1.7, 4.5, 4.5, 2.3, 8, 2.3);
    path.cubicTo(11.5, 2.3, 14.3, 4.5, 14.3, 7.3);
    path.cubicTo(14.3, 10.1, 11.5, 12.3, 8, 12.3);
    path.cubicTo(7.6, 12.3, 7.2, 12.3, 6.9, 12.2);
    path.closeSubpath();
    return path;
}

QPainterPath linkMark()
{
    QPainterPath path;
    path.addEllipse(QPointF(8, 8), 6.3, 6.3);
    path.moveTo(5, 8);
    path.lineTo(11, 8);
    return path;
}

QPainterPath drawingOf(ContactKind kind)
{
    switch (kind) {
    case ContactKind::Email:
        return envelope();
    case ContactKind::Phone:
        return handset();
    case ContactKind::Website:
        return globe();
    case ContactKind::Location:
        return pin();
    case ContactKind::GitHub:
        return codeMark();
    case ContactKind::LinkedIn:
        return boxedLetters();
    case ContactKind::Orcid:
        return roundedLetters();
    case ContactKind::GoogleScholar:
        return book();
    case ContactKind::WeChat:
        return speech();
    case ContactKind::Other:
        break;
    }
    return linkMark();
}

} // namespace

QList<LayoutShape> contactIcon(ContactKind kind, double size, const QColor& color)
{
    const QTransform scaled = QTransform::fromScale(size / grid, size / grid);
    return {LayoutShape{scaled.map(drawingOf(kind)), {}, color, strokeOnGrid * size / grid}};
}

LayoutShape bulletShape(quint8 bullet, double size, const QColor& color)
{
    LayoutShape shape;
    shape.fill = color;
    QPainterPath& path = shape.path;
    switch (static_cast<Template::Bullet>(bullet)) {
    case Template::Bullet::Square: {
        const double side = 0.27 * size;
        path.addRect(0, -side / 2, side, side);
        break;
    }
    case Template::Bullet::Ring: {
        const double radius = 0.15 * size;
        path.addEllipse(QPointF(radius, 0), radius, radius);
        shape.stroke = std::exchange(shape.fill, QColor());
        shape.width = 0.075 * size;
        break;
    }
    case Template::Bullet::Bar:
        path.addRect(0, -0.32 * size, 0.11 * size, 0.64 * size);
        break;
    case Template::Bullet::Dash:
        path.addRect(0, -0.045 * size, 0.5 * size, 0.09 * size);
        break;
    case Template::Bullet::Triangle: {
        const double height = 0.42 * size;
        path.moveTo(0, -height / 2);
        path.lineTo(0.36 * size, 0);
        path.lineTo(0, height / 2);
        path.closeSubpath();
        break;
    }
    case Template::Bullet::SmallDot:
    case Template::Bullet::Dot: {
        const double radius = 0.14 * size;
        path.addEllipse(QPointF(radius, 0), radius, radius);
        break;
    }
    }
    return shape;
}

} // namespace duovita
