#include "ui/mainwindow.h"

#include "core/messages/errorwords.h"
#include "core/messages/recordwords.h"
#include "core/services/store.h"
#include "ui/background.h"
#include "ui/design/designpane.h"
#include "ui/forms/editorpanel.h"
#include "ui/gonepage.h"
#include "ui/messagebar.h"
#include "ui/people/peoplepanel.h"
#include "ui/review/reviewpage.h"
#include "ui/windowactions.h"

#include <QStackedWidget>

// Who goes to the trash, and comes back from there.

namespace duovita {

bool MainWindow::isShown(const std::optional<PersonId>& person) const
{
    return !m_opening && person == (m_record ? std::optional(m_record->document.person().id) : std::nullopt);
}

/// Whether it is what undo, or redo, is about: nothing else was done since.
bool MainWindow::isNext(const std::optional<StoreStep>& step) const
{
    return step && !m_review->isReviewing() && isShown(step->shown);
}

void MainWindow::forgetStoreSteps()
{
    m_deleted.reset();
    m_redoable.reset();
}

void MainWindow::deletePeople(const QList<PersonId>& people)
{
    const bool isOpen = m_record && people.contains(m_record->document.person().id);
    if (isOpen) {
        if (const Result<void> saved = flush(); !saved)
            return m_messages->show(describe(saved.error()));
    }
    const auto isImported = [this](const PersonId& id) { return m_lastImport->has(id); };
    if (m_lastImport && std::any_of(people.begin(), people.end(), isImported))
        m_lastImport.reset();
    StoreStep step{StoreStep::Kind::Deleting, people};
    forgetStoreSteps();
    if (m_opening && people.contains(*m_opening))
        m_opening.reset();
    std::optional<PersonId> shown;
    if (isOpen) {
        shown = m_record->document.person().id;
        if (people.size() == 1 && !m_record->document.person().name.isEmpty())
            step.who = titleOf(m_record->document.person());
        showNobody();
    }
    updateUndo();
    runInBackground(
        this, [path = m_services.databasePath, people] { return trashPeople(path, people); },
        [this, step, shown](const Result<void>& done) {
            m_people->reload();
            if (!done) {
                m_messages->show(describe(done.error()));
                return showInstead(shown);
            }
            const auto count = static_cast<int>(step.people.size());
            m_messages->show(step.who.isEmpty() ? tr("%n person(s) went to the trash.", nullptr, count)
                                                : tr("%1 went to the trash.").arg(step.who),
                             tr("Undo"), [this, step] { bringBack(step); });
            m_deleted = step;
            if (m_record)
                m_deleted->shown = m_record->document.person().id;
            updateUndo();
        });
}

/// As if never made: into the trash. Who was open before stays closed, or the next step would be of another record.
void MainWindow::undoCreatePerson()
{
    if (const Result<void> saved = flush(); !saved)
        return m_messages->show(describe(saved.error()));
    const PersonId id = m_record->document.person().id;
    showNobody();
    runInBackground(
        this, [path = m_services.databasePath, id] { return trashPeople(path, {id}); },
        [this, id](const Result<void>& done) {
            m_people->reload();
            m_messages->show(done ? tr("Undone: %1").arg(tr("new person")) : describe(done.error()));
            if (!done)
                return showInstead(id);
            m_redoable = StoreStep{StoreStep::Kind::Making, {id}};
            updateUndo();
        });
}

/// From the trash. Redo deletes them again.
void MainWindow::bringBack(const StoreStep& step)
{
    forgetStoreSteps();
    updateUndo();
    runInBackground(
        this, [path = m_services.databasePath, people = step.people] { return restorePeople(path, people); },
        [this, step](const Result<void>& back) {
            if (!back) {
                m_messages->show(describe(back.error()));
                (step.kind == StoreStep::Kind::Making ? m_redoable : m_deleted) = step; // to be tried again
                updateUndo();
                return m_people->reload();
            }
            const bool making = step.kind == StoreStep::Kind::Making;
            const QString words =
                making ? tr("Redone: %1").arg(tr("new person")) : tr("Undone: %1").arg(storeStepWords(step));
            m_messages->show(words);
            if (!making) {
                m_redoable = step;
                m_redoable->shown = m_record ? m_record->document.person().id : m_opening.value_or(step.people.front());
            }
            const auto open = [this, first = step.people.front()] {
                if (m_record || m_opening)
                    return;
                m_people->select(first);
                openPerson(first); // who was still chosen in the list is not chosen anew
            };
            connect(m_people, &PeoplePanel::loaded, this, open, Qt::SingleShotConnection);
            m_people->reload();
            updateUndo();
        });
}

void MainWindow::redoStoreStep()
{
    if (const Result<void> saved = flush(); !saved)
        return m_messages->show(describe(saved.error()));
    const StoreStep step = *std::exchange(m_redoable, std::nullopt);
    switch (step.kind) {
    case StoreStep::Kind::Making:
        return bringBack(step);
    case StoreStep::Kind::Deleting:
        return deletePeople(step.people);
    case StoreStep::Kind::Importing:
        return importAgain(step);
    }
}

QString MainWindow::storeStepWords(const StoreStep& step)
{
    switch (step.kind) {
    case StoreStep::Kind::Making:
        return tr("new person");
    case StoreStep::Kind::Deleting:
        return tr("delete %n person(s)", nullptr, static_cast<int>(step.people.size()));
    case StoreStep::Kind::Importing:
        return wordFor(*step.import);
    }
    return {};
}

/// In the place of the record, while nobody is open in it because of that.
void MainWindow::sayGone()
{
    const bool isBack = isNext(m_deleted);
    const std::optional<StoreStep>& step = isBack ? m_deleted : m_redoable;
    const bool gone = !m_record && (isBack || isNext(m_redoable));
    QWidget* present = m_actions->design.isChecked() ? static_cast<QWidget*>(m_design) : m_editor;
    m_middle->setCurrentWidget(gone ? m_gone : present);
    if (!gone)
        return;
    const auto count = static_cast<int>(step->people.size());
    QString what = step->who.isEmpty() ? tr("%n person(s) are in the trash.", nullptr, count)
                                       : tr("%1 is in the trash.").arg(step->who);
    if (step->kind == StoreStep::Kind::Making)
        what = tr("The new person is in the trash.");
    if (step->kind == StoreStep::Kind::Importing)
        what = tr("What the import added is in the trash.");
    const QAction& action = isBack ? m_actions->undo : m_actions->redo;
    m_gone->show(what,
                 tr("%1 (%2) brings it back, with all that was typed.")
                     .arg(action.iconText(), action.shortcut().toString(QKeySequence::NativeText)),
                 tr("Bring back"));
}

} // namespace duovita
