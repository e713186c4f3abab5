#include "ui/forms/editorpanel.h"

#include "core/editing/recasting.h"
#include "core/messages/recordwords.h"
#include "ui/forms/outlineview.h"
#include "ui/models/outlinemodel.h"

#include <QAction>
#include <QMenu>

// Moves the current entry or section.

namespace duovita {

void EditorPanel::move(int by)
{
    const QModelIndex current = m_outline->currentIndex();
    const auto section = m_model->sectionAt(current);
    if (const auto entry = m_model->entryAt(current)) {
        m_document->moveEntry(*entry, *section, current.row() + by);
        select(m_model->indexOf(*entry));
    } else if (section) {
        m_document->moveSection(*section, m_document->person().indexOf(*section) + by);
        select(m_model->indexOf(*section));
    }
}

QList<SectionId> EditorPanel::destinations() const
{
    QList<SectionId> sections;
    const auto id = currentEntry();
    const Entry* entry = id ? m_document->findEntry(*id) : nullptr;
    if (!entry)
        return sections;
    for (const Section& section : m_document->person().sections) {
        if (section.indexOf(*id) < 0 && canMoveTo(section, *entry))
            sections += section.id();
    }
    return sections;
}

void EditorPanel::moveEntryTo(const SectionId& section)
{
    const auto entry = currentEntry();
    const Section* to = entry ? m_document->findSection(section) : nullptr;
    if (!to)
        return;
    if (const auto moved = moveToSection(*m_document, *entry, section, to->entries().size()))
        select(m_model->indexOf(*moved));
}

QMenu* EditorPanel::makeMoveMenu(QWidget* parent)
{
    auto* menu = new QMenu(tr("Move to"), parent);
    menu->setObjectName(QStringLiteral("moveTo"));
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMoveMenu(*menu); });
    return menu;
}

void EditorPanel::fillMoveMenu(QMenu& menu)
{
    menu.clear();
    for (const SectionId& section : destinations())
        menu.addAction(titleOf(*m_document->findSection(section)), this, [this, section] { moveEntryTo(section); });
    if (menu.isEmpty())
        menu.addAction(tr("No other section fits"))->setEnabled(false);
}

} // namespace duovita
