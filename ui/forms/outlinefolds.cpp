#include "ui/forms/outlinefolds.h"

#include "ui/forms/outlineview.h"
#include "ui/models/outlinemodel.h"
#include "ui/style/tokens.h"

namespace duovita {

namespace {

bool isMain(SectionKind kind)
{
    return kind == SectionKind::Work || kind == SectionKind::Project || kind == SectionKind::Education;
}

} // namespace

OutlineFolds::OutlineFolds(OutlineView& outline, QObject* parent) : QObject(parent), m_outline(outline)
{
    connect(&outline, &QTreeView::expanded, this, [this](const QModelIndex& index) { note(index, true); });
    connect(&outline, &QTreeView::collapsed, this, [this](const QModelIndex& index) { note(index, false); });
}

/// Whether the outline has room for all entries.
bool OutlineFolds::hasRoomForAll() const
{
    const QAbstractItemModel& model = *m_outline.model();
    int height = 0;
    for (int row = 0; row < model.rowCount(); ++row)
        height +=
            measure(Measure::OutlineSection) + model.rowCount(model.index(row, 0)) * measure(Measure::OutlineEntry);
    return height <= m_outline.viewport()->height();
}

/// An empty section is expanded, so that its first entry will be visible.
void OutlineFolds::restore()
{
    const auto& model = *static_cast<const OutlineModel*>(m_outline.model());
    const bool all = hasRoomForAll();
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        const auto section = model.sectionAt(index);
        if (section)
            m_outline.setExpanded(
                index, m_open.value(*section, all || isMain(*model.kindAt(index)) || !model.hasChildren(index)));
    }
}

void OutlineFolds::note(const QModelIndex& index, bool open)
{
    const auto section = static_cast<const OutlineModel*>(m_outline.model())->sectionAt(index);
    if (section)
        m_open.insert(*section, open);
}

} // namespace duovita
