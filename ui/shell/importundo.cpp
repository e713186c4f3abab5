#include "core/messages/errorwords.h"
#include "ui/background.h"
#include "ui/review/importsession.h"
#include "ui/review/reviewpage.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/storeundo.h"

// Undo and redo of whole imports and merges.

namespace duovita {

bool StoreUndo::Import::has(const PersonId& person) const
{
    return std::any_of(changed.begin(), changed.end(),
                       [&](const StoredDraft& draft) { return draft.person == person; });
}

QList<PersonId> StoreUndo::Import::people() const
{
    QList<PersonId> people;
    for (const StoredDraft& draft : changed)
        people += draft.person;
    return people;
}

bool StoreUndo::noteImport(const ImportOutcome& outcome)
{
    forget();
    QList<StoredDraft> changed;
    for (const StoredDraft& draft : outcome.stored) {
        if (draft.added || draft.change)
            changed += draft;
    }
    if (!changed.isEmpty())
        m_import = {changed, {}, outcome.merged};
    return m_import.has_value();
}

void StoreUndo::showImported(const ImportOutcome& outcome)
{
    constexpr qsizetype mostLines = 4;
    const QString text = outcome.said.mid(0, mostLines).join(u'\n') +
                         (outcome.said.size() > mostLines ? QStringLiteral("\n…") : QString());
    const auto say = [this, &outcome, &text](const QString& actionText, const std::function<void()>& action) {
        outcome.failed ? m_messages.showFailure(text, actionText, action) : m_messages.show(text, actionText, action);
    };
    const bool undoable = noteImport(outcome);
    if (!outcome.stored.isEmpty())
        m_current.reopen(outcome.stored.front().person);
    if (undoable) {
        say(tr("Undo"), [this] { takeImportBack(); });
        // The Undo button must vanish with the next change, which it would undo, too.
        connect(
            &m_current, &CurrentRecord::opened, this,
            [this, text] { m_messages.hideWithNextEdit(m_current.document(), text); }, Qt::SingleShotConnection);
    } else if (outcome.failed) {
        say({}, {});
    } else if (!text.isEmpty()) {
        m_messages.show(text);
    }
}

/// False until all later edits of the imported records were undone, because they would be lost.
bool StoreUndo::canTakeImportBack() const
{
    return m_import && !m_review.isReviewing() && m_import->edited.isEmpty();
}

/// Whether undo in the open record takes the import back.
bool StoreUndo::isImportNext() const
{
    return canTakeImportBack() && m_current && m_import->has(m_current.person().id);
}

QString StoreUndo::wordFor(const Import& import)
{
    return import.merged ? tr("merge") : tr("import");
}

/// Asks first, because steps undone since could not be redone afterwards: another Ctrl+Z must not lose them silently.
void StoreUndo::askToTakeImportBack()
{
    m_messages.show(
        m_import->merged
            ? tr("Undoing again will separate the two people. What you have just undone can then no longer be redone.")
            : tr("Undoing again will undo the whole import. What you have just undone can then no longer be redone."),
        m_import->merged ? tr("Separate them") : tr("Undo the import"), [this] { takeImportBack(); });
}

/// Restores the people as before. Shows the same person again, unless the import created them.
void StoreUndo::takeImportBack()
{
    if (!canTakeImportBack() || !m_current.saveFirst())
        return;
    const Import import = *std::exchange(m_import, std::nullopt);
    const auto shown = m_current.id();
    m_current.leave();
    runInBackground(
        this, [path = m_database, changed = import.changed] { return undoImports(path, changed); },
        [this, import, shown](const Result<void>& back) {
            if (!back)
                m_messages.showFailure(describe(back.error()));
            else
                m_messages.show(import.merged ? tr("The two people are separate again.")
                                              : tr("The import was undone. What it added is in the trash."));
            const bool gone =
                back && std::any_of(import.changed.begin(), import.changed.end(),
                                    [&](const StoredDraft& draft) { return draft.added && draft.person == shown; });
            const auto next = gone ? std::nullopt : shown;
            if (!back)
                m_import = import;
            else
                m_redoable = Step{Step::Kind::Importing, import.people(), {}, import, next};
            showInstead(next);
        });
}

void StoreUndo::importAgain(const Step& step)
{
    m_current.leave();
    runInBackground(
        this, [path = m_database, changed = step.import->changed] { return redoImports(path, changed); },
        [this, step](const Result<void>& done) {
            if (done) {
                m_messages.show(tr("Redone: %1").arg(wordFor(*step.import)));
                m_import = step.import;
            } else {
                m_messages.showFailure(describe(done.error()));
                m_redoable = step;
            }
            showInstead(done ? step.people.front() : step.shown);
        });
}

} // namespace duovita
