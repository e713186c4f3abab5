#include "ui/forms/outlineview.h"

#include "ui/forms/outlinedelegate.h"
#include "ui/models/outlinemodel.h"
#include "ui/style/appearance.h"
#include "ui/style/keyboarduse.h"
#include "ui/style/roles.h"

#include <QDrag>
#include <QDragMoveEvent>
#include <QHelpEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

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

OutlineView::OutlineView(QWidget* parent) : QTreeView(parent)
{
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setIndentation(0);
    setRootIsDecorated(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setMouseTracking(true);
    setExpandsOnDoubleClick(false);
    setItemDelegate(new OutlineDelegate(this));
    setGround(*viewport(), Tone::Outline);
    connect(&Appearance::instance(), &Appearance::changed, this, [this] {
        doItemsLayout();
        viewport()->update();
    });
}

/// Spans the pane; a scroll bar covers the free margin at the right.
QRect OutlineView::rowOf(const QModelIndex& index) const
{
    QRect row = visualRect(index);
    row.setLeft(0);
    const int bar = verticalScrollBar()->isVisible() ? verticalScrollBar()->width() : 0;
    row.setWidth(viewport()->width() + std::min(bar, OutlineDelegate::inset));
    return row;
}

/// The delegate paints the whole row, without branch indicators and with its own background.
void OutlineView::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    row.rect = rowOf(index);
    row.widget = this;
    row.state.setFlag(QStyle::State_Selected, selectionModel() && selectionModel()->isSelected(index));
    row.state.setFlag(QStyle::State_HasFocus,
                      hasFocus() && index == currentIndex() && KeyboardUse::instance().isByKeys());
    row.state.setFlag(QStyle::State_MouseOver, m_hovered == index);
    itemDelegate()->paint(painter, row, index);
}

void OutlineView::hover(const QModelIndex& index)
{
    if (m_hovered == index)
        return;
    m_hovered = index;
    viewport()->update();
}

void OutlineView::mouseMoveEvent(QMouseEvent* event)
{
    hover(event->buttons() == Qt::NoButton ? indexAt(event->position().toPoint()) : QModelIndex());
    QTreeView::mouseMoveEvent(event);
}

void OutlineView::leaveEvent(QEvent* event)
{
    hover({});
    QTreeView::leaveEvent(event);
}

/// The arrow folds a section and the eye hides an entry; neither selects the row.
bool OutlineView::pressPart(const QMouseEvent& event)
{
    const QPoint at = event.position().toPoint();
    const QModelIndex index = indexAt(at);
    if (event.button() != Qt::LeftButton || !index.isValid())
        return false;
    if (isAtEye(index, at)) {
        Q_EMIT eyeClicked(index);
        return true;
    }
    const QMargins around(gridStep, gridStep, gridStep, gridStep);
    if (!index.parent().isValid() && model()->hasChildren(index) &&
        OutlineDelegate::arrowRect(rowOf(index)).marginsAdded(around).contains(at)) {
        setExpanded(index, !isExpanded(index));
        return true;
    }
    return false;
}

/// Tool tips: over the eye its action, elsewhere the row's, if it says more than the row. They stand below the row and
/// begin with it, so that they cover as little as possible of the form beside the outline.
bool OutlineView::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QTreeView::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QModelIndex index = indexAt(help->pos());
    const QRect row = rowOf(index);
    const bool isAtEye = this->isAtEye(index, help->pos());
    const QString tip = index.data(isAtEye ? int(OutlineModel::EyeRole) : int(Qt::ToolTipRole)).toString();
    if (!isAtEye && !tip.contains(u'\n') && !OutlineDelegate::isTitleCut(row, index)) {
        QToolTip::hideText();
        return true;
    }
    const QPoint place = isAtEye ? help->globalPos() : viewport()->mapToGlobal(row.bottomLeft());
    QToolTip::showText(place, tip, viewport(), row);
    return true;
}

bool OutlineView::isAtEye(const QModelIndex& index, const QPoint& at) const
{
    const QMargins around(gridStep, gridStep, gridStep, gridStep);
    return index.parent().isValid() && OutlineDelegate::eyeRect(rowOf(index), index).marginsAdded(around).contains(at);
}

void OutlineView::mousePressEvent(QMouseEvent* event)
{
    if (!pressPart(*event))
        QTreeView::mousePressEvent(event);
}

void OutlineView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!pressPart(*event))
        QTreeView::mouseDoubleClickEvent(event);
}

/// Row heights depend on the font.
void OutlineView::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        doItemsLayout();
}

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
    drag->exec(supported, Qt::MoveAction); // the model moved the item in the document already: remove nothing
}

/// Where a section is dragged, snaps to the boundary between rows where the view accepts drops.
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
    setDropIndicatorShown(true);
    QTreeView::dragMoveEvent(&moved);
    if (!moved.isAccepted()) { // else the view keeps showing the previous drop indicator
        setDropIndicatorShown(false);
        viewport()->update();
    }
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
