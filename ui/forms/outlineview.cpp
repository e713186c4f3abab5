#include "ui/forms/outlineview.h"

#include <QDrag>
#include <QMimeData>
#include <QPainter>

namespace duovita {

namespace {

constexpr QPoint besideTheCursor{-18, -14};
constexpr double faint = 0.6;

QPixmap faded(const QPixmap& picture)
{
    QPixmap result(picture.size());
    result.setDevicePixelRatio(picture.devicePixelRatio());
    result.fill(Qt::transparent);
    QPainter painter(&result);
    painter.setOpacity(faint);
    painter.drawPixmap(0, 0, picture);
    return result;
}

} // namespace

void OutlineView::startDrag(Qt::DropActions supported)
{
    const QModelIndexList indexes = selectedIndexes();
    QMimeData* carried = indexes.isEmpty() ? nullptr : model()->mimeData(indexes);
    if (!carried)
        return;
    auto* drag = new QDrag(this);
    drag->setMimeData(carried);
    drag->setPixmap(faded(viewport()->grab(visualRect(indexes.front()))));
    drag->setHotSpot(besideTheCursor);
    drag->exec(supported, Qt::MoveAction); // the model moves in the document: nothing is left to remove
}

} // namespace duovita
