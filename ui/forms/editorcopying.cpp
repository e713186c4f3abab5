#include "ui/forms/carriedparts.h"
#include "ui/forms/editorpanel.h"
#include "ui/forms/outlineview.h"
#include "ui/models/outlinemodel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

// Cutting, copying and pasting within the outline, between records and with other programs.

namespace duovita {

bool EditorPanel::copyChosen()
{
    if (!m_model)
        return false;
    const RecordParts what = chosen();
    const CopiedParts parts = copyParts(m_document->person(), what.entries, what.sections);
    if (parts.isEmpty())
        return false;
    QGuiApplication::clipboard()->setMimeData(carried(parts));
    return true;
}

void EditorPanel::cutChosen()
{
    if (copyChosen())
        remove();
}

void EditorPanel::pasteParts()
{
    const CopiedParts parts = m_model ? partsIn(QGuiApplication::clipboard()->mimeData()) : CopiedParts();
    if (parts.isEmpty())
        return;
    const QModelIndex current = m_outline->currentIndex();
    const PastedParts pasted =
        duovita::pasteParts(*m_document, parts, {m_model->sectionAt(current), m_model->entryAt(current)});
    QModelIndexList rows;
    for (const SectionId& id : pasted.sections)
        rows += m_model->indexOf(id);
    for (const EntryId& id : pasted.entries)
        rows += m_model->indexOf(id);
    if (rows.isEmpty())
        return;
    select(rows.front());
    for (const QModelIndex& row : rows)
        m_outline->selectionModel()->select(row, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    if (!pasted.entries.isEmpty())
        Q_EMIT added(pasted.entries.front());
}

} // namespace duovita
