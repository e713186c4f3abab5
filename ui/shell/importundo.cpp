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

bool StoreUndo::Import::hasAny(const QList<PersonId>& people) const
{
    return std::any_of(people.begin(), people.end(), [&](const PersonId& person) { return has(person); });
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
    m_deleted.reset();
    m_putBack.reset();
    dropRedoable();
    QList<StoredDraft> changed;
    for (const StoredDraft& draft : outcome.stored) {
        if (draft.added || draft.change)
            changed += draft;
    }
    if (changed.isEmpty())
        return false;
    constexpr qsizetype mostKept = 30; // each may have thousands of people
    if (m_imports.size() == mostKept)
        m_imports.removeFirst();
    m_imports += Import{changed, {}, outcome.merged};
    return true;
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

/// The import that undo takes back in the open record; -1 if there is none, or if edits or other imports come before
/// it.
qsizetype StoreUndo::importNext() const
{
    if (!m_current)
        return -1;
    qsizetype last = m_imports.size() - 1;
    while (last >= 0 && !m_imports[last].has(m_current.person().id))
        --last;
    return canTakeBack(last) ? last : -1;
}

/// False until all later edits and imports of the same people were undone, because they would be lost.
bool StoreUndo::canTakeBack(qsizetype import) const
{
    if (import < 0 || m_review.isReviewing() || !m_imports[import].edited.isEmpty())
        return false;
    const QList<PersonId> people = m_imports[import].people();
    return std::none_of(m_imports.begin() + import + 1, m_imports.end(),
                        [&](const Import& later) { return later.hasAny(people); });
}

QString StoreUndo::wordFor(const Import& import)
{
    return import.merged ? tr("merge") : tr("import");
}

void StoreUndo::takeImportBack()
{
    takeBack(m_imports.size() - 1);
}

/// Restores the people as before. Shows the same person again, unless the import created them.
void StoreUndo::takeBack(qsizetype place)
{
    if (!canTakeBack(place) || !m_current.saveFirst())
        return;
    const Import import = m_imports.takeAt(place);
    const auto shown = m_current.id();
    m_current.leave();
    runInBackground(
        this, [path = m_database, changed = import.changed] { return undoImports(path, changed); },
        [this, import, place, shown](const Result<void>& back) {
            if (!back)
                m_messages.showFailure(describe(back.error()));
            else
                m_messages.show(import.merged ? tr("The two people are separate again.")
                                              : tr("The import was undone. What it added is in the trash."));
            const bool gone =
                back && std::any_of(import.changed.begin(), import.changed.end(),
                                    [&](const StoredDraft& draft) { return draft.added && draft.person == shown; });
            const auto next = gone ? std::nullopt : shown;
            if (!back) {
                m_imports.insert(std::min(place, m_imports.size()), import);
            } else {
                if (m_redoable && m_redoable->kind == Step::Kind::Importing)
                    m_nextRedoable += *m_redoable;
                m_redoable = Step{Step::Kind::Importing, import.people(), {}, import, next};
            }
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
                m_imports += *step.import;
                if (!m_nextRedoable.isEmpty())
                    m_redoable = m_nextRedoable.takeLast();
            } else {
                m_messages.showFailure(describe(done.error()));
                m_redoable = step;
            }
            showInstead(done ? step.people.front() : step.shown);
        });
}

} // namespace duovita
