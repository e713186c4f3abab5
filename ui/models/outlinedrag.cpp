#include "ui/models/outlinemodel.h"

#include "core/editing/recasting.h"
#include "core/import/validate/leftover.h"
#include "ui/widgets/unparsedlist.h"

#include <QMimeData>

namespace duovita {

namespace {

constexpr int rowsBeforeSections = 1;

QString sectionFormat()
{
    return QStringLiteral("application/x-duovita-section");
}

QString entryFormat()
{
    return QStringLiteral("application/x-duovita-entry");
}

QString idIn(const QMimeData& data, const QString& format)
{
    return QString::fromLatin1(data.data(format));
}

/// Converts a drop position to an index that does not count the row being moved.
qsizetype placeAfterLeaving(qsizetype from, qsizetype to)
{
    return from < to ? to - 1 : to;
}

} // namespace

bool OutlineModel::hasSection(const QMimeData& data)
{
    return data.hasFormat(sectionFormat());
}

Qt::ItemFlags OutlineModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (!index.isValid())
        return flags | Qt::ItemIsDropEnabled; // sections are dropped between sections
    if (!sectionAt(index))
        return flags;
    flags |= Qt::ItemIsDragEnabled;
    return entryAt(index) ? flags : flags | Qt::ItemIsDropEnabled;
}

QStringList OutlineModel::mimeTypes() const
{
    return {entryFormat(), sectionFormat(), DraggedPiece::mimeType()};
}

QMimeData* OutlineModel::mimeData(const QModelIndexList& indexes) const
{
    const auto section = indexes.size() == 1 ? sectionAt(indexes.front()) : std::nullopt;
    if (!section)
        return nullptr;
    auto* data = new QMimeData;
    if (const auto entry = entryAt(indexes.front()))
        data->setData(entryFormat(), entry->toString().toLatin1());
    else
        data->setData(sectionFormat(), section->toString().toLatin1());
    return data;
}

std::optional<OutlineModel::Move> OutlineModel::findEntryMove(const EntryId& id, int row,
                                                              const QModelIndex& parent) const
{
    const Entry* entry = m_document.findEntry(id);
    const auto target = sectionAt(parent);
    const Section* section = target ? m_document.findSection(*target) : nullptr;
    if (!entry || !section || !canMoveTo(*section, *entry))
        return std::nullopt;
    const qsizetype to = row < 0 ? section->entries().size() : row;
    const qsizetype from = section->indexOf(id);
    return Move{id, *target, from < 0 ? to : placeAfterLeaving(from, to)};
}

std::optional<OutlineModel::Move> OutlineModel::findSectionMove(const SectionId& id, int row,
                                                                const QModelIndex& parent) const
{
    const qsizetype from = m_document.person().indexOf(id);
    if (from < 0 || parent.isValid() || (row >= 0 && row < rowsBeforeSections))
        return std::nullopt;
    const qsizetype to = row < 0 ? m_document.person().sections.size() : row - rowsBeforeSections;
    return Move{std::nullopt, id, placeAfterLeaving(from, to)};
}

std::optional<OutlineModel::Move> OutlineModel::findMove(const QMimeData& data, int row,
                                                         const QModelIndex& parent) const
{
    if (const auto entry = EntryId::parse(idIn(data, entryFormat())))
        return findEntryMove(*entry, row, parent);
    if (const auto section = SectionId::parse(idIn(data, sectionFormat())))
        return findSectionMove(*section, row, parent);
    return std::nullopt;
}

/// Makes an entry from a text that an import could not place.
void OutlineModel::placeLeftOver(const QString& text, const SectionId& section, int row)
{
    const Section* before = m_document.findSection(section);
    if (!before)
        return;
    const qsizetype at = row < 0 ? before->entries().size() : row;
    m_document.closeMerge();
    if (!m_document.replaceRecord(leftOverAsEntry(m_document.person(), text, section, at), ChangeCause::Edit))
        return;
    const Section* after = m_document.findSection(section);
    if (at < after->entries().size())
        Q_EMIT dropped(indexOf(after->entries()[at].id));
}

bool OutlineModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                                   const QModelIndex& parent) const
{
    if (!data || action != Qt::MoveAction)
        return false;
    return qobject_cast<const DraggedPiece*>(data) ? sectionAt(parent) && !entryAt(parent)
                                                   : findMove(*data, row, parent).has_value();
}

bool OutlineModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    if (const auto* piece = qobject_cast<const DraggedPiece*>(data)) {
        piece->place(this, [this, text = piece->text(), section = *sectionAt(parent), row] {
            placeLeftOver(text, section, row);
        });
        return true;
    }
    const Move move = *findMove(*data, row, parent);
    if (!move.entry)
        m_document.moveSection(move.section, move.to);
    const auto moved = move.entry ? moveToSection(m_document, *move.entry, move.section, move.to) : std::nullopt;
    Q_EMIT dropped(moved ? indexOf(*moved) : indexOf(move.section));
    return true;
}

} // namespace duovita
