#include "ui/preview/pagesgeometry.h"

#include <QtNumeric>

namespace duovita {

QSize PagesGeometry::pageSize() const
{
    constexpr double narrowest = 100;
    double width = room.width() - left - right;
    if (isWholePage)
        width = qMin(width, (room.height() - gap) * paper.width() / paper.height());
    width = qMax(narrowest, width * zoom);
    return {qRound(width), qRound(qRound(width) * paper.height() / paper.width())};
}

QRect PagesGeometry::page(int index) const
{
    const QSize size = pageSize();
    return {QPoint(qMax(left, (room.width() - size.width()) / 2), index * (size.height() + gap)), size};
}

QSize PagesGeometry::contentSize() const
{
    const QSize size = pageSize();
    return {left + size.width() + right, count * (size.height() + gap)};
}

int PagesGeometry::pageAt(int y) const
{
    return qMax(0, y) / (pageSize().height() + gap);
}

} // namespace duovita
