#include "ui/problems/problemsmodel.h"

#include "core/messages/punctuation.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace duovita {

namespace {

constexpr quintptr ofHeading = 0; // internal id of headings; other rows have that of their heading plus 1

} // namespace

QString ProblemRow::words() const
{
    return place.isEmpty() ? text : labelled(place, text);
}

void ProblemsModel::setRows(const QList<ProblemRow>& rows)
{
    if (rows == m_shown)
        return;
    beginResetModel();
    m_shown = rows;
    m_groups.clear();
    for (const ProblemRow& row : rows) {
        auto group = std::find_if(m_groups.begin(), m_groups.end(),
                                  [&](const Group& held) { return held.heading == row.heading; });
        if (group == m_groups.end()) {
            m_groups += Group{row.heading, {}};
            group = std::prev(m_groups.end());
        }
        group->rows += row;
    }
    endResetModel();
}

int ProblemsModel::count() const
{
    return static_cast<int>(
        std::count_if(m_shown.begin(), m_shown.end(), [](const ProblemRow& row) { return !row.isDismissed(); }));
}

QString ProblemsModel::headingAt(const QModelIndex& heading) const
{
    return heading.isValid() && heading.internalId() == ofHeading ? m_groups[heading.row()].heading : QString();
}

const ProblemRow* ProblemsModel::rowAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == ofHeading)
        return nullptr;
    return &m_groups[static_cast<qsizetype>(index.internalId()) - 1].rows[index.row()];
}

QModelIndex ProblemsModel::indexOf(const ProblemRow& row) const
{
    for (int group = 0; group < rowCount(); ++group) {
        const auto at = static_cast<int>(m_groups[group].rows.indexOf(row));
        if (at >= 0)
            return index(at, 0, index(group, 0));
    }
    return {};
}

bool ProblemsModel::isDismissed(const QModelIndex& heading) const
{
    return heading.isValid() && heading.internalId() == ofHeading && m_groups[heading.row()].rows.front().isDismissed();
}

QList<QModelIndex> ProblemsModel::problems() const
{
    QList<QModelIndex> all;
    for (int group = 0; group < rowCount(); ++group) {
        for (int row = 0; row < m_groups[group].rows.size(); ++row)
            all += index(row, 0, index(group, 0));
    }
    return all;
}

QModelIndex ProblemsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : ofHeading);
}

QModelIndex ProblemsModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == ofHeading)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, ofHeading);
}

int ProblemsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    const bool heading = parent.internalId() == ofHeading && parent.column() == 0;
    return heading ? static_cast<int>(m_groups[parent.row()].rows.size()) : 0;
}

int ProblemsModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const ProblemRow* row = rowAt(index);
    if (role == Qt::ForegroundRole && (row ? row->isDismissed() : isDismissed(index)))
        return QGuiApplication::palette().brush(QPalette::PlaceholderText);
    if (role == Qt::FontRole && !row) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role == Qt::ToolTipRole && !row)
        return tr("%n problem(s) of this kind", nullptr, static_cast<int>(m_groups[index.row()].rows.size()));
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) {
        if (row)
            return row->words();
        const Group& group = m_groups[index.row()];
        return counted(group.heading, group.rows.size());
    }
    return {};
}

} // namespace duovita
