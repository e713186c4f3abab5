#include "ui/forms/outlineview.h"

#include "ui/models/outlinemodel.h"

#include <QDrag>
#include <QDragMoveEvent>
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

/// Where the view sees a place between two rows in the drag of a section; elsewhere where the cursor is.
QPoint OutlineView::betweenSections(const QDropEvent& event) const
{
    const QPoint at = event.position().toPoint();
    const QModelIndex under = indexAt(at);
    if (!under.isValid() || !OutlineModel::hasSection(*event.mimeData()))
        return at;
    const bool isHeading = !under.parent().isValid();
    const QRect heading = visualRect(isHeading ? under : under.parent());
    const bool before = isHeading && at.y() < heading.center().y();
    return {at.x(), before ? heading.top() : heading.bottom()};
}

void OutlineView::dragMoveEvent(QDragMoveEvent* event)
{
    QDragMoveEvent moved(betweenSections(*event), event->possibleActions(), event->mimeData(), event->buttons(),
                         event->modifiers());
    moved.setDropAction(event->dropAction());
    QTreeView::dragMoveEvent(&moved);
    event->setDropAction(moved.dropAction());
    event->setAccepted(moved.isAccepted());
}

void OutlineView::dropEvent(QDropEvent* event)
{
    QDropEvent moved(betweenSections(*event), event->possibleActions(), event->mimeData(), event->buttons(),
                     event->modifiers());
    moved.setDropAction(event->dropAction());
    QTreeView::dropEvent(&moved);
    event->setDropAction(moved.dropAction());
    event->setAccepted(moved.isAccepted());
}

} // namespace duovita
