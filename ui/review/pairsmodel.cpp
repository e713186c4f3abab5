#include "ui/review/pairsmodel.h"

#include "core/messages/punctuation.h"
#include "core/messages/recordwords.h"

namespace duovita {

namespace {

using State = MergePlan::State;

bool areAbout(const QList<PairRow>& rows, const QList<PairRow>& same)
{
    return std::equal(rows.begin(), rows.end(), same.begin(), same.end(),
                      [](const PairRow& a, const PairRow& b) { return a.isAbout(b); });
}

/// Whether both sides of a row have texts that can be compared.
bool hasTwoSides(const PairRow& row)
{
    const bool isCompared = row.kind == PairRow::Kind::Entry || row.kind == PairRow::Kind::Point;
    return isCompared && row.state != State::LeftOut && !row.given.isEmpty() && !row.own.isEmpty();
}

} // namespace

void PairsModel::setPlan(const MergePlan* plan, const Doubts& doubts, const QList<Term>& glossary)
{
    beginResetModel();
    m_plan = plan;
    m_doubts = doubts;
    m_glossary = glossary;
    m_marked.reset();
    m_rows = plan ? pairRowsOf(*plan, doubts) : QList<PairRow>();
    m_pointsOf.reset();
    m_points.clear();
    endResetModel();
}

void PairsModel::refresh(const Doubts& doubts)
{
    if (!m_plan)
        return;
    m_doubts = doubts;
    const QList<PairRow> rows = pairRowsOf(*m_plan, doubts);
    if (!areAbout(rows, m_rows)) {
        beginResetModel();
        m_rows = rows;
        m_points = pointRows();
        if (!parentOfPoints().isValid())
            m_points.clear();
        endResetModel();
        return;
    }
    if (rows != m_rows) {
        m_rows = rows;
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
    showPoints(pointRows());
}

void PairsModel::showPointsOf(const std::optional<EntryId>& entry)
{
    if (m_pointsOf == entry)
        return;
    showPoints({});
    m_pointsOf = entry;
    showPoints(pointRows());
}

QList<PairRow> PairsModel::pointRows() const
{
    return m_plan && m_pointsOf ? pointRowsOf(*m_plan, *m_pointsOf, m_doubts.value(*m_pointsOf)) : QList<PairRow>();
}

void PairsModel::showPoints(const QList<PairRow>& points)
{
    const QModelIndex parent = parentOfPoints();
    if (!parent.isValid() || points == m_points)
        return;
    if (areAbout(points, m_points)) {
        m_points = points;
        Q_EMIT dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, ColumnCount - 1, parent));
        Q_EMIT dataChanged(parent, parent.siblingAtColumn(Record)); // where its difference is shown
        return;
    }
    if (!m_points.isEmpty()) {
        beginRemoveRows(parent, 0, static_cast<int>(m_points.size()) - 1);
        m_points.clear();
        endRemoveRows();
    }
    if (!points.isEmpty()) {
        beginInsertRows(parent, 0, static_cast<int>(points.size()) - 1);
        m_points = points;
        endInsertRows();
    }
    Q_EMIT dataChanged(parent, parent.siblingAtColumn(Record)); // where its difference is shown
}

void PairsModel::markSharedOf(const QModelIndex& index)
{
    const PairRow* row = rowAt(index);
    const auto wanted = row && hasTwoSides(*row) ? std::optional(*row) : std::nullopt;
    if (wanted == m_marked)
        return;
    const QModelIndex before = m_marked ? indexOf(*m_marked) : QModelIndex();
    m_marked = wanted;
    m_shared = wanted ? sharedPartsOf(wanted->given, wanted->own, m_glossary) : SharedParts();
    for (const QModelIndex& changed : {before, wanted ? index : QModelIndex()}) {
        if (changed.isValid())
            Q_EMIT dataChanged(changed.siblingAtColumn(Document), changed.siblingAtColumn(Record));
    }
}

QModelIndex PairsModel::parentOfPoints() const
{
    return m_pointsOf ? indexOf(*m_pointsOf) : QModelIndex();
}

const PairRow* PairsModel::rowAt(const QModelIndex& index) const
{
    if (!index.isValid())
        return nullptr;
    return index.internalId() == 0 ? &m_rows[index.row()] : &m_points[index.row()];
}

const RowDifference* PairsModel::differenceAt(const QModelIndex& index) const
{
    const PairRow* row = rowAt(index);
    if (!row || !row->difference)
        return nullptr;
    const bool isInPoint = row->kind == PairRow::Kind::Entry && row->difference->isOfPoint &&
                           row->entry == m_pointsOf &&
                           std::any_of(m_points.begin(), m_points.end(),
                                       [](const PairRow& point) { return point.difference.has_value(); });
    return isInPoint ? nullptr : &*row->difference;
}

QModelIndex PairsModel::indexOf(const EntryId& entry) const
{
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].kind == PairRow::Kind::Entry && m_rows[i].entry == entry)
            return index(static_cast<int>(i), 0);
    }
    return {};
}

QModelIndex PairsModel::indexOf(const PairRow& row) const
{
    const bool isPoint = row.kind == PairRow::Kind::Point;
    const QList<PairRow>& among = isPoint ? m_points : m_rows;
    const auto found = std::find_if(among.begin(), among.end(), [&](const PairRow& each) {
        return each.kind == row.kind && each.section == row.section && each.entry == row.entry &&
               (each.entry || each.record == row.record) && each.point == row.point &&
               (each.point || each.recordPoint == row.recordPoint) &&
               (row.kind != PairRow::Kind::UnplacedText || each.given == row.given);
    });
    if (found == among.end())
        return row.kind == PairRow::Kind::UnplacedText && row.entry ? indexOf(*row.entry) : QModelIndex();
    return index(static_cast<int>(found - among.begin()), 0, isPoint ? parentOfPoints() : QModelIndex());
}

QModelIndex PairsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, static_cast<quintptr>(parent.isValid() ? 1 : 0));
}

QModelIndex PairsModel::parent(const QModelIndex& index) const
{
    return index.isValid() && index.internalId() != 0 ? parentOfPoints() : QModelIndex();
}

int PairsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_rows.size());
    const bool hasPoints = parent.internalId() == 0 && parent.column() == 0 && m_pointsOf &&
                           m_rows[parent.row()].kind == PairRow::Kind::Entry &&
                           m_rows[parent.row()].entry == m_pointsOf;
    return hasPoints ? static_cast<int>(m_points.size()) : 0;
}

int PairsModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QString PairsModel::stateText(const PairRow& row) const
{
    if (row.kind == PairRow::Kind::UnplacedText)
        return tr("Not placed: it is kept with the record");
    if (row.kind == PairRow::Kind::Person)
        return row.note;
    if (row.kind != PairRow::Kind::Entry)
        return {};
    if (!row.entry)
        return tr("Only in the record: it stays as it is");
    const bool asks = row.isOpen && !row.isSettled;
    QStringList joined{asks ? tr("Joined; please check: %1").arg(row.reason) : tr("Joined with an entry of the record"),
                       row.note};
    joined.removeAll(QString());
    switch (row.state) {
    case State::New:
        return m_plan->record() ? tr("New: nothing in the record is like it") : QString();
    case State::Joined:
    case State::Uncertain:
        return joined.join(u'\n');
    case State::LeftOut:
        return tr("Left out");
    }
    return {};
}

/// Whether the record has the whole text of the marked row's document: no part of it need be shown.
bool PairsModel::isAllShared() const
{
    return m_marked->own.split(languageSeparator()).contains(m_marked->given);
}

/// What happens to the row, and which words are marked in it.
QString PairsModel::describe(const PairRow& row) const
{
    QStringList lines{stateText(row)};
    if (isMarked(row) && !m_shared.words.isEmpty())
        lines += tr("On both sides: %1").arg(listed(m_shared.words));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QVariant PairsModel::data(const QModelIndex& index, int role) const
{
    const PairRow* row = rowAt(index);
    if (!row)
        return {};
    const bool document = index.column() == Document;
    switch (role) {
    case Qt::DisplayRole:
        if (row->isHeading())
            return document ? row->given : row->note;
        if (!document && row->kind == PairRow::Kind::UnplacedText)
            return tr("Choose where…");
        if (!document && row->own.isEmpty() && row->kind == PairRow::Kind::Entry && m_plan->record())
            return row->state == State::LeftOut ? tr("Left out") : tr("New entry");
        return document ? row->given : row->own;
    case Qt::ToolTipRole: {
        QStringList lines{document ? row->given : row->isHeading() ? row->note : row->own};
        lines += describe(*row);
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
    case Qt::AccessibleDescriptionRole:
        return describe(*row);
    case SharedRole:
        return isMarked(*row) && !isAllShared() ? QVariant::fromValue(document ? m_shared.given : m_shared.own)
                                                : QVariant();
    case Qt::CheckStateRole:
        if (!document || row->kind != PairRow::Kind::Entry || !row->entry)
            return {};
        return row->state == State::LeftOut ? Qt::Unchecked : Qt::Checked;
    default:
        return {};
    }
}

bool PairsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const PairRow* row = rowAt(index);
    if (role != Qt::CheckStateRole || !row || row->kind != PairRow::Kind::Entry || !row->entry)
        return false;
    Q_EMIT leftOutChanged(EntryId(*row->entry), value.toInt() == Qt::Unchecked);
    return true;
}

Qt::ItemFlags PairsModel::flags(const QModelIndex& index) const
{
    const PairRow* row = rowAt(index);
    if (!row || row->isTitle()) // the keyboard skips it
        return {};
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled;
    if (row->kind == PairRow::Kind::Entry || row->kind == PairRow::Kind::Point ||
        row->kind == PairRow::Kind::UnplacedText)
        flags |= Qt::ItemIsDragEnabled;
    if (row->kind == PairRow::Kind::Entry && row->entry && index.column() == Document)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

} // namespace duovita
