#include "ui/forms/outlinekeeper.h"

#include "ui/forms/outlineview.h"
#include "ui/models/outlinemodel.h"
#include "ui/widgets/choosing.h"

namespace duovita {

namespace {

const OutlineModel* modelOf(const OutlineView& outline)
{
    return static_cast<const OutlineModel*>(outline.model());
}

} // namespace

OutlineKeeper::OutlineKeeper(PersonDocument& document, OutlineView& outline, QObject* parent)
    : QObject(parent), m_document(document), m_outline(outline)
{
    connect(&document, &PersonDocument::entryAboutToBeRemoved, this, &OutlineKeeper::note);
    connect(&document, &PersonDocument::sectionAboutToBeRemoved, this, &OutlineKeeper::note);
    connect(&document, &PersonDocument::changed, this, &OutlineKeeper::putBack);
}

OutlineKeeper::Row OutlineKeeper::rowAt(const QModelIndex& index) const
{
    return {modelOf(m_outline)->sectionAt(index), modelOf(m_outline)->entryAt(index)};
}

QModelIndex OutlineKeeper::indexOf(const Row& row) const
{
    const OutlineModel& model = *modelOf(m_outline);
    if (row.entry)
        return model.indexOf(*row.entry);
    return row.section ? model.indexOf(*row.section) : model.personIndex();
}

/// Saves the state before the first row is removed.
void OutlineKeeper::note()
{
    if (m_kept || !m_outline.model())
        return;
    Kept kept;
    kept.current = rowAt(m_outline.currentIndex());
    for (const QModelIndex& index : m_outline.selectionModel()->selectedIndexes())
        kept.selected += rowAt(index);
    for (const Section& section : m_document.person().sections) {
        const QModelIndex index = modelOf(m_outline)->indexOf(section.id());
        if (m_outline.model()->hasChildren(index) && !m_outline.isExpanded(index))
            kept.folded += section.id();
    }
    m_kept = kept;
}

/// If the current row was really removed, keeps the one that the view chose instead.
void OutlineKeeper::putBack()
{
    if (!m_kept)
        return;
    for (const SectionId& section : m_kept->folded)
        m_outline.collapse(modelOf(m_outline)->indexOf(section));
    const QModelIndex current = indexOf(m_kept->current);
    if (current.isValid()) {
        QItemSelection selected;
        for (const Row& row : m_kept->selected) {
            if (const QModelIndex index = indexOf(row); index.isValid())
                selected.select(index, index);
        }
        m_outline.selectionModel()->select(selected, QItemSelectionModel::ClearAndSelect);
        m_outline.selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    } else {
        chooseAlone(m_outline, m_outline.currentIndex()); // the view made it current without selecting it
    }
    m_kept.reset();
    Q_EMIT settled();
}

} // namespace duovita
