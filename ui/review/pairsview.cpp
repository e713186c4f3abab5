#include "ui/review/pairsview.h"

#include "ui/review/pairsdelegate.h"
#include "ui/review/pairsmodel.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>

#include <utility>

namespace duovita {

PairsView::PairsView(QWidget* parent) : QTreeView(parent)
{
    setObjectName(QStringLiteral("review.pairs"));
    setItemDelegate(new PairsDelegate(this));
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(0);
    setItemsExpandable(false);
    setExpandsOnDoubleClick(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setAllColumnsShowFocus(true);
    setMouseTracking(true);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDragDropOverwriteMode(true); // drop onto rows, not between them
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    header()->setMinimumSectionSize(1);
    header()->setStretchLastSection(true);
}

void PairsView::resizeEvent(QResizeEvent* event)
{
    fitColumns();
    QTreeView::resizeEvent(event);
}

void PairsView::setPaired(bool paired)
{
    m_paired = paired;
    fitColumns();
}

void PairsView::fitColumns()
{
    header()->resizeSection(PairsModel::Document, PairsDelegate::documentWidth(viewport()->width(), m_paired));
}

void PairsView::toggle(const QModelIndex& index)
{
    const QModelIndex first = index.siblingAtColumn(PairsModel::Document);
    const QVariant checked = first.data(Qt::CheckStateRole);
    if (checked.isValid())
        model()->setData(first, checked.toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

QPoint PairsView::below(const QModelIndex& index) const
{
    const QRect cell = visualRect(index.siblingAtColumn(PairsModel::Record));
    return viewport()->mapToGlobal(QPoint(cell.left() + PairsDelegate::signWidth, cell.bottom()));
}

void PairsView::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    switch (event->key()) {
    case Qt::Key_Space:
        if (!plain)
            break;
        return toggle(currentIndex());
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (plain && currentIndex().isValid()) {
            Q_EMIT menuWanted(currentIndex(), below(currentIndex()));
            return;
        }
        break;
    case Qt::Key_Left:
    case Qt::Key_Right:
        return; // rows cannot be collapsed
    default:
        break;
    }
    QTreeView::keyPressEvent(event);
}

void PairsView::mousePressEvent(QMouseEvent* event)
{
    m_pressed = true;
    QTreeView::mousePressEvent(event);
}

void PairsView::mouseReleaseEvent(QMouseEvent* event)
{
    const QPoint place = event->position().toPoint();
    const QModelIndex index = indexAt(place);
    const auto* pairs = static_cast<const PairsModel*>(model());
    const PairRow* row =
        pairs && event->button() == Qt::LeftButton && state() != DraggingState ? pairs->rowAt(index) : nullptr;
    const bool isPiece = row && row->kind == PairRow::Kind::UnplacedText && index.column() == PairsModel::Record;
    const QPersistentModelIndex clicked(index);
    QTreeView::mouseReleaseEvent(event);
    if (row && clicked.isValid()) {
        // All of the space left of the text toggles the box, which is small and easy to miss.
        if (index.column() == PairsModel::Document && place.x() < PairsDelegate::textLeft)
            toggle(clicked);
        else if (isPiece)
            Q_EMIT menuWanted(clicked, below(clicked));
    }
    release();
}

void PairsView::startDrag(Qt::DropActions actions)
{
    QTreeView::startDrag(actions);
    release(); // the button was released elsewhere
}

void PairsView::release()
{
    if (std::exchange(m_pressed, false))
        Q_EMIT released();
}

void PairsView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    if (index.isValid())
        Q_EMIT menuWanted(index, byKey ? below(index) : event->globalPos());
}

} // namespace duovita
