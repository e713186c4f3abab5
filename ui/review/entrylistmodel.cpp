#include "ui/review/entrylistmodel.h"

#include "core/messages/recordwords.h"
#include "ui/style/tokens.h"
#include "ui/widgets/unparsedlist.h"

#include <QBrush>
#include <QFont>
#include <QGuiApplication>
#include <QMimeData>
#include <QPalette>

namespace duovita {

namespace {

QString mimeType()
{
    return QStringLiteral("application/x-duovita-document-entry");
}

std::optional<EntryId> entryIn(const QMimeData* data)
{
    const auto id = EntryId::parse(QString::fromLatin1(data->data(mimeType())));
    return id ? std::optional(*id) : std::nullopt;
}

} // namespace

const Person* EntryListModel::person() const
{
    if (!m_plan)
        return nullptr;
    if (m_side == Side::Document)
        return &m_plan->document();
    return m_plan->record() ? &*m_plan->record() : nullptr;
}

QList<EntryListModel::Row> EntryListModel::rowsOf(const Person& person) const
{
    QList<Row> rows{Row{}};
    for (const Section& section : person.sections) {
        rows += Row{section.id(), {}};
        for (const Entry& entry : section.entries())
            rows += Row{section.id(), entry.id};
    }
    return rows;
}

void EntryListModel::setPlan(const MergePlan* plan)
{
    beginResetModel();
    m_plan = plan;
    m_rows = person() ? rowsOf(*person()) : QList<Row>();
    endResetModel();
}

void EntryListModel::refresh()
{
    const QList<Row> rows = person() ? rowsOf(*person()) : QList<Row>();
    if (rows != m_rows)
        setPlan(m_plan);
    else if (!rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void EntryListModel::setDiffering(const QSet<EntryId>& entries)
{
    if (m_differing == entries)
        return;
    m_differing = entries;
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

std::optional<EntryId> EntryListModel::entryAt(const QModelIndex& index) const
{
    return index.isValid() ? m_rows[index.row()].entry : std::nullopt;
}

std::optional<SectionId> EntryListModel::sectionAt(const QModelIndex& index) const
{
    return index.isValid() ? m_rows[index.row()].section : std::nullopt;
}

QModelIndex EntryListModel::indexOf(const EntryId& entry) const
{
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].entry == entry)
            return index(static_cast<int>(i));
    }
    return {};
}

int EntryListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const Entry* EntryListModel::held(const EntryId& id) const
{
    const auto place = person()->findEntry(id);
    return place ? &person()->sections[place->section].entries()[place->entry] : nullptr;
}

QString EntryListModel::textOf(const Row& row) const
{
    const auto counted = [](const QString& title, const QStringList& unparsed) {
        return unparsed.isEmpty() ? title
                                  : title + u' ' + tr("(%n not placed)", nullptr, static_cast<int>(unparsed.size()));
    };
    if (row.entry) {
        const auto place = person()->findEntry(*row.entry);
        if (!place)
            return {};
        const Section& section = person()->sections[place->section];
        const Entry& entry = section.entries()[place->entry];
        const QString title = titleOf(entry, section);
        return counted(m_differing.contains(entry.id) ? tr("%1 (differs)").arg(title) : title, entry.unparsed);
    }
    if (!row.section)
        return counted(titleOf(*person()), person()->unparsed);
    const qsizetype at = person()->indexOf(*row.section);
    return at < 0 ? QString() : counted(titleOf(person()->sections[at]), person()->sections[at].unparsed);
}

QString EntryListModel::stateText(const EntryId& entry) const
{
    switch (m_plan->stateOf(entry)) {
    case MergePlan::State::New:
        return m_plan->record() ? tr("New: the record has nothing like it") : QString();
    case MergePlan::State::Joined:
        return m_differing.contains(entry) ? tr("Joined with an entry of the record that says something else")
                                           : tr("Joined with an entry of the record");
    case MergePlan::State::Uncertain:
        return tr("Joined, but not certain: please look");
    case MergePlan::State::LeftOut:
        return tr("Left out");
    }
    return {};
}

QVariant EntryListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !person())
        return {};
    const Row& row = m_rows[index.row()];
    const bool decided = m_side == Side::Document && row.entry;
    switch (role) {
    case Qt::DisplayRole:
        return row.entry ? QStringLiteral("    ") + textOf(row) : textOf(row);
    case Qt::ToolTipRole:
        return decided ? textOf(row) + u'\n' + stateText(*row.entry) : textOf(row);
    case Qt::AccessibleDescriptionRole:
        return decided ? stateText(*row.entry) : QString();
    case Qt::CheckStateRole:
        if (!decided)
            return {};
        return m_plan->stateOf(*row.entry) == MergePlan::State::LeftOut ? Qt::Unchecked : Qt::Checked;
    case Qt::FontRole: {
        QFont font;
        font.setBold(!row.entry);
        return font;
    }
    case Qt::ForegroundRole:
        if (decided && (m_plan->stateOf(*row.entry) == MergePlan::State::Uncertain || m_differing.contains(*row.entry)))
            return QBrush(tone(Tone::Warn));
        if (decided && m_plan->stateOf(*row.entry) == MergePlan::State::LeftOut)
            return QBrush(tone(Tone::Text3));
        return {};
    case EntryRole:
        return row.entry ? row.entry->toString() : QString();
    case SectionRole:
        return row.section ? row.section->toString() : QString();
    case StateRole:
        return decided ? QVariant(static_cast<int>(m_plan->stateOf(*row.entry))) : QVariant();
    default:
        return {};
    }
}

bool EntryListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const auto entry = entryAt(index);
    if (role != Qt::CheckStateRole || !entry || m_side != Side::Document)
        return false;
    Q_EMIT leftOutChanged(*entry, value.toInt() == Qt::Unchecked);
    return true;
}

Qt::ItemFlags EntryListModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractListModel::flags(index);
    if (m_side == Side::Document && sectionAt(index))
        flags |= Qt::ItemIsDropEnabled;
    if (!entryAt(index))
        return flags;
    if (m_side == Side::Document)
        return flags | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled;
    return flags | Qt::ItemIsDropEnabled;
}

QStringList EntryListModel::mimeTypes() const
{
    return {mimeType(), DraggedPiece::mimeType()};
}

QMimeData* EntryListModel::mimeData(const QModelIndexList& indexes) const
{
    const auto entry = indexes.isEmpty() ? std::nullopt : entryAt(indexes.front());
    if (!entry)
        return nullptr;
    auto* data = new QMimeData;
    data->setData(mimeType(), entry->toString().toLatin1());
    return data;
}

bool EntryListModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex& parent) const
{
    if (m_side == Side::Document)
        return qobject_cast<const DraggedPiece*>(data) && sectionAt(parent);
    const auto own = entryAt(parent);
    const auto given = entryIn(data);
    if (!own || !given)
        return false;
    const auto place = m_plan->document().findEntry(*given);
    return place && mayJoin(*held(*own), m_plan->document().sections[place->section].entries()[place->entry]);
}

bool EntryListModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                  const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    if (m_side == Side::Document) {
        const auto* piece = qobject_cast<const DraggedPiece*>(data);
        piece->place(this, [this, text = piece->text(), section = *sectionAt(parent)] {
            Q_EMIT leftOverDropped(section, text);
        });
        return true;
    }
    Q_EMIT joinWanted(*entryAt(parent), *entryIn(data));
    return true;
}

} // namespace duovita
