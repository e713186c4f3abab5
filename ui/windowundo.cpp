#include "ui/mainwindow.h"

#include "core/messages/editwords.h"
#include "core/messages/errorwords.h"
#include "core/services/store.h"
#include "ui/background.h"
#include "ui/design/designpane.h"
#include "ui/forms/editorpanel.h"
#include "ui/messagebar.h"
#include "ui/people/peoplepanel.h"
#include "ui/preview/previewpanel.h"
#include "ui/review/reviewpage.h"

namespace duovita {

/// What undo and redo work on: the document under review, or the open record.
PersonDocument* MainWindow::edited() const
{
    if (m_review->isReviewing())
        return m_review->document();
    return m_record ? &m_record->document : nullptr;
}

/// Back or forth, to where it changes something; and says what.
void MainWindow::step(bool back)
{
    if (back && isNext(m_deleted))
        return bringBack(StoreStep(*m_deleted));
    if (!back && isNext(m_redoable))
        return redoStoreStep();
    if (back && isImportNext())
        return m_record->document.canRedo() ? askToTakeImportBack() : takeImportBack();
    if (back && isAsMade())
        return undoCreatePerson();
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

/// Whether the open record is of somebody made here, with nothing in it: then it is their making that undo takes back.
bool MainWindow::isAsMade() const
{
    if (!m_record || m_review->isReviewing() || m_record->document.canUndo())
        return false;
    const auto made = m_made.constFind(m_record->document.person().id);
    return made != m_made.constEnd() && *made == m_record->document.person();
}

QString MainWindow::wordFor(const LastImport& import)
{
    return import.merged ? tr("merge") : tr("import");
}

bool MainWindow::LastImport::has(const PersonId& person) const
{
    return std::any_of(changed.begin(), changed.end(),
                       [&](const StoredDraft& draft) { return draft.person == person; });
}

QList<PersonId> MainWindow::LastImport::people() const
{
    QList<PersonId> people;
    for (const StoredDraft& draft : changed)
        people += draft.person;
    return people;
}

/// When all that was done since has been taken back: what somebody typed into its records would go with it.
bool MainWindow::canTakeImportBack() const
{
    return m_lastImport && !m_review->isReviewing() && m_lastImport->edited.isEmpty();
}

/// Whether it is the open record's next step of undo.
bool MainWindow::isImportNext() const
{
    return canTakeImportBack() && m_record && m_lastImport->has(m_record->document.person().id);
}

void MainWindow::noteEditsSinceImport()
{
    if (!m_lastImport || !m_record)
        return;
    const PersonDocument& document = m_record->document;
    if (!document.canUndo())
        m_lastImport->edited.remove(document.person().id);
    else if (m_lastImport->has(document.person().id))
        m_lastImport->edited.insert(document.person().id);
}

/// What was undone since could not be redone after that: a further Ctrl+Z must not take it along unasked.
void MainWindow::askToTakeImportBack()
{
    m_messages->show(
        m_lastImport->merged
            ? tr("The next step parts the two people again. What you have just undone cannot be redone then.")
            : tr("The next step takes back the whole import. What you have just undone cannot be redone then."),
        m_lastImport->merged ? tr("Part them") : tr("Take the import back"), [this] { takeImportBack(); });
}

/// The people are as they were. Who was shown is again, but not somebody whom the import made.
void MainWindow::takeImportBack()
{
    if (!canTakeImportBack())
        return;
    if (const Result<void> saved = flush(); !saved)
        return m_messages->show(describe(saved.error()));
    const LastImport import = *std::exchange(m_lastImport, std::nullopt);
    const auto shown = m_record ? std::optional(m_record->document.person().id) : std::nullopt;
    showNobody(); // nothing may be typed into what is being taken back
    runInBackground(
        this, [path = m_services.databasePath, changed = import.changed] { return undoImports(path, changed); },
        [this, import, shown](const Result<void>& back) {
            m_messages->show(!back           ? describe(back.error())
                             : import.merged ? tr("The two people are two again.")
                                             : tr("The import was taken back. What it added is in the trash."));
            const bool gone =
                back && std::any_of(import.changed.begin(), import.changed.end(),
                                    [&](const StoredDraft& draft) { return draft.added && draft.person == shown; });
            const auto next = gone ? std::nullopt : shown;
            if (!back)
                m_lastImport = import;
            else
                m_redoable = StoreStep{StoreStep::Kind::Importing, import.people(), {}, import, next};
            showInstead(next);
        });
}

void MainWindow::importAgain(const StoreStep& step)
{
    showNobody(); // nothing may be typed into what is being changed
    runInBackground(
        this, [path = m_services.databasePath, changed = step.import->changed] { return redoImports(path, changed); },
        [this, step](const Result<void>& done) {
            m_messages->show(done ? tr("Redone: %1").arg(wordFor(*step.import)) : describe(done.error()));
            if (done)
                m_lastImport = step.import;
            else
                m_redoable = step;
            showInstead(done ? step.people.front() : step.shown);
        });
}

/// While the store does with the open record what takes a moment.
void MainWindow::showNobody()
{
    closeRecord();
    m_preview->clear();
    m_design->clear();
    updateUndo();
    showTitle();
    showSaveState();
}

/// After showNobody(): somebody, unless another person was chosen meanwhile.
void MainWindow::showInstead(const std::optional<PersonId>& id)
{
    if (id && !m_record && !m_opening)
        return reopen(*id);
    m_people->reload();
    updateUndo();
}

} // namespace duovita
