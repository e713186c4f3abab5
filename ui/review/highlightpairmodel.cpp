#include "ui/review/highlightpairmodel.h"

namespace duovita {

namespace {

const Entry* entryOf(const Person& person, const EntryId& id)
{
    const auto place = person.findEntry(id);
    return place ? &person.sections[place->section].entries()[place->entry] : nullptr;
}

/// What a point says, in each language that it has.
QString textOf(const Entry* entry, const std::optional<HighlightId>& id)
{
    QStringList texts;
    for (const Highlight& highlight : entry&& id ? entry->highlights : QList<Highlight>()) {
        if (highlight.id != *id)
            continue;
        for (const Language language : allLanguages) {
            if (const QString text = highlight.text.text(language).plainText(); !text.isEmpty())
                texts += text;
        }
    }
    return texts.join(u'\n');
}

} // namespace

void HighlightPairModel::show(const MergePlan* plan, const std::optional<EntryId>& entry)
{
    QList<Row> rows;
    const auto partner = plan && entry ? plan->partnerOf(*entry) : std::nullopt;
    if (partner) {
        const Entry* own = entryOf(*plan->record(), *partner);
        const Entry* given = entryOf(plan->document(), *entry);
        for (const MergePlan::HighlightRow& row : plan->highlightRows(*entry))
            rows += Row{Cell{row.entry, textOf(given, row.entry)}, Cell{row.record, textOf(own, row.record)}};
    }
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

std::optional<HighlightId> HighlightPairModel::highlightAt(const QModelIndex& index) const
{
    return index.isValid() ? m_rows[index.row()][static_cast<std::size_t>(index.column())].id : std::nullopt;
}

void HighlightPairModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int HighlightPairModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int HighlightPairModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant HighlightPairModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    return m_rows[index.row()][static_cast<std::size_t>(index.column())].text;
}

QVariant HighlightPairModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Document ? tr("Points of the document") : tr("Points of the record");
}

Qt::ItemFlags HighlightPairModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const Qt::ItemFlags empty = Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return highlightAt(index) ? empty | Qt::ItemIsSelectable : empty;
}

} // namespace duovita
