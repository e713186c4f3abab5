#include "core/editing/recasting.h"
#include "ui/review/pairsmodel.h"
#include "ui/widgets/unparsedlist.h"

#include <QMimeData>

namespace duovita {

// Which rows can be joined, and how that is done by dragging.

namespace {

QString rowMimeType()
{
    return QStringLiteral("application/x-duovita-review-row");
}

bool areUnjoinedEntries(const PairRow& record, const PairRow& document)
{
    return record.kind == PairRow::Kind::Entry && document.kind == PairRow::Kind::Entry && record.record &&
           document.entry && record.entry != document.entry;
}

} // namespace

bool mayJoin(const MergePlan& plan, const PairRow& record, const PairRow& document)
{
    if (record.kind != document.kind || !plan.record())
        return false;
    if (record.kind == PairRow::Kind::Point)
        return record.entry == document.entry && record.recordPoint && document.point &&
               !(record.point && record.point == document.point);
    if (!areUnjoinedEntries(record, document))
        return false;
    const Entry* own = plan.record()->entry(*record.record);
    const Entry* given = plan.document().entry(*document.entry);
    return own && given && duovita::mayJoin(*own, *given);
}

bool mayJoinRecast(const MergePlan& plan, const PairRow& record, const PairRow& document)
{
    if (!plan.record() || !areUnjoinedEntries(record, document))
        return false;
    const auto own = plan.record()->findEntry(*record.record);
    const Entry* given = plan.document().entry(*document.entry);
    return own && given && canMoveTo(plan.record()->sections[own->section], *given);
}

QStringList PairsModel::mimeTypes() const
{
    return {rowMimeType(), DraggedPiece::mimeType()};
}

/// A row can be dragged only within its list, so that its number identifies it. Unplaced pieces can also come from
/// other lists (DraggedPiece).
QMimeData* PairsModel::mimeData(const QModelIndexList& indexes) const
{
    const PairRow* row = indexes.isEmpty() ? nullptr : rowAt(indexes.front());
    if (!row)
        return nullptr;
    auto* data = new QMimeData;
    const bool isPoint = row->kind == PairRow::Kind::Point;
    data->setData(rowMimeType(), QByteArray(isPoint ? "point " : "row ") + QByteArray::number(indexes.front().row()));
    return data;
}

bool PairsModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex& parent) const
{
    const PairRow* onto = rowAt(parent);
    if (!onto || !m_plan)
        return false;
    if (qobject_cast<const DraggedPiece*>(data))
        return onto->section.has_value();
    const PairRow* dragged = draggedRow(data);
    if (!dragged || dragged == onto)
        return false;
    if (dragged->kind == PairRow::Kind::UnplacedText)
        return onto->section.has_value() && onto->kind != PairRow::Kind::UnplacedText;
    return duovita::mayJoin(*m_plan, *onto, *dragged) || duovita::mayJoin(*m_plan, *dragged, *onto) ||
           mayJoinRecast(*m_plan, *onto, *dragged) || mayJoinRecast(*m_plan, *dragged, *onto);
}

const PairRow* PairsModel::draggedRow(const QMimeData* data) const
{
    const QList<QByteArray> place = data->data(rowMimeType()).split(' ');
    if (place.size() != 2)
        return nullptr;
    const QList<PairRow>& rows = place[0] == "point" ? m_points : m_rows;
    const int row = place[1].toInt();
    return row >= 0 && row < rows.size() ? &rows[row] : nullptr;
}

bool PairsModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                              const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const PairRow onto = *rowAt(parent);
    if (const auto* piece = qobject_cast<const DraggedPiece*>(data)) {
        piece->place(
            this, [this, text = piece->text(), section = *onto.section] { Q_EMIT unplacedTextDropped(section, text); });
        return true;
    }
    const PairRow dragged = *draggedRow(data);
    // Only after the drag, because this rebuilds the rows that were dragged.
    QMetaObject::invokeMethod(
        this,
        [this, onto, dragged] {
            if (dragged.kind == PairRow::Kind::UnplacedText)
                Q_EMIT unplacedTextDropped(*onto.section, dragged.given);
            else if (m_plan && (duovita::mayJoin(*m_plan, onto, dragged) ||
                                (!duovita::mayJoin(*m_plan, dragged, onto) && mayJoinRecast(*m_plan, onto, dragged))))
                Q_EMIT joinWanted(onto, dragged);
            else
                Q_EMIT joinWanted(dragged, onto);
        },
        Qt::QueuedConnection);
    return true;
}

} // namespace duovita
