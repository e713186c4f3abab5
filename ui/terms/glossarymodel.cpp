#include "ui/terms/glossarymodel.h"

namespace duovita {

void GlossaryModel::setTerms(const QList<Term>& terms)
{
    if (terms == m_terms)
        return;
    beginResetModel();
    m_terms = terms;
    endResetModel();
}

int GlossaryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_terms.size());
}

int GlossaryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(languageCount);
}

QVariant GlossaryModel::data(const QModelIndex& index, int role) const
{
    const bool isText = role == Qt::DisplayRole || role == Qt::EditRole || role == Qt::ToolTipRole;
    if (!index.isValid() || !isText)
        return {};
    return m_terms[index.row()].texts.at(static_cast<std::size_t>(index.column()));
}

QVariant GlossaryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return {};
    return endonymOf(allLanguages.at(static_cast<std::size_t>(section)));
}

/// A term is a pair: an edit that would empty one side is rejected.
bool GlossaryModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const QString text = value.toString().simplified();
    if (!index.isValid() || role != Qt::EditRole || text.isEmpty())
        return false;
    const Term before = m_terms[index.row()];
    Term after = before;
    after.texts.at(static_cast<std::size_t>(index.column())) = text;
    if (!(after == before))
        Q_EMIT edited(before, after);
    return true;
}

Qt::ItemFlags GlossaryModel::flags(const QModelIndex& index) const
{
    return QAbstractTableModel::flags(index) | (index.isValid() ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

} // namespace duovita
