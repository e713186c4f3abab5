#include "ui/shell/mainwindow.h"

#include "core/messages/editwords.h"
#include "ui/design/designpane.h"
#include "ui/forms/editorpanel.h"
#include "ui/people/peoplepanel.h"
#include "ui/preview/previewpanel.h"
#include "ui/review/reviewpage.h"
#include "ui/shell/gonepage.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/storeundo.h"
#include "ui/shell/windowactions.h"

#include <QStackedWidget>

namespace duovita {

/// What undo and redo work on: the document under review, or the open record.
PersonDocument* MainWindow::edited() const
{
    if (m_review->isReviewing())
        return m_review->document();
    return m_current ? &m_current.document() : nullptr;
}

/// Back or forth, to where it changes something; and says what.
void MainWindow::step(bool back)
{
    if (back ? m_storeUndo->isUndoNext() : m_storeUndo->isRedoNext())
        return back ? m_storeUndo->undo() : m_storeUndo->redo();
    PersonDocument* document = edited();
    if (!document || !(back ? document->canUndo() : document->canRedo()))
        return;
    const EditSummary edit = back ? document->undoSummary() : document->redoSummary();
    const QString said = m_messages->text();
    back ? document->undo() : document->redo();
    if (m_review->isReviewing() || edit.count == 0)
        return;
    m_editor->showEdit(edit);
    if (const QString now = m_messages->text(); !now.isEmpty() && now != said)
        return; // something weightier came of it
    sayBriefly((back ? tr("Undone: %1") : tr("Redone: %1")).arg(wordsFor(edit)));
}

/// While the store does with the open record what takes a moment.
void MainWindow::showNobody()
{
    m_current.close();
    m_preview->clear();
    m_design->clear();
    updateUndo();
    showTitle();
    showSaveState();
}

/// After showNobody(): somebody, unless another person was chosen meanwhile.
void MainWindow::showInstead(const std::optional<PersonId>& id)
{
    if (id && !m_current && !m_current.coming())
        return reopen(*id);
    m_people->reload();
    updateUndo();
}

/// In the place of the record, while nobody is open in it because of what was done to the store.
void MainWindow::sayGone()
{
    const auto gone = m_storeUndo->gone();
    QWidget* present = m_actions->design.isChecked() ? static_cast<QWidget*>(m_design) : m_editor;
    m_middle->setCurrentWidget(gone ? m_gone : present);
    if (!gone)
        return;
    const QAction& action = gone->byUndo ? m_actions->undo : m_actions->redo;
    m_gone->show(gone->what,
                 tr("%1 (%2) brings it back, with all that was typed.")
                     .arg(action.iconText(), action.shortcut().toString(QKeySequence::NativeText)),
                 tr("Bring back"));
}

} // namespace duovita
