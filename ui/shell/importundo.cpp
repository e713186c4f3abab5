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
    return people().contains(person);
}

bool StoreUndo::Import::hasAny(const QList<PersonId>& people) const
{
    return std::any_of(people.begin(), people.end(), [&](const PersonId& person) { return has(person); });
}

QList<PersonId> StoreUndo::Import::people() const
{
    QList<PersonId> people;
    for (const StoredDraft& draft : changed) {
        people += draft.person;
        if (draft.takenIn)
            people += draft.takenIn->id;
    }
    return people;
}

/// Keeps the newest imports, with some thousands of records in all.
void StoreUndo::takeIn(Import import)
{
    constexpr qsizetype mostRecords = 2000;
    import.number = ++m_lastImport;
    qsizetype records = import.changed.size();
    qsizetype first = m_imports.size();
    while (first > 0 && records + m_imports[first - 1].changed.size() <= mostRecords)
        records += m_imports[--first].changed.size();
    m_imports.remove(0, first);
    m_imports += import;
}

bool StoreUndo::noteImport(const ImportOutcome& outcome)
{
    m_deleted.reset();
    m_putBack.reset();
    Import import;
    import.merged = outcome.merged;
    for (const StoredDraft& draft : outcome.stored) {
        if (draft.added || draft.change)
            import.changed += draft;
    }
    if (import.changed.isEmpty())
        return false;
    dropRedoable();
    m_current.dropRedo(import.people());
    takeIn(import);
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
        say(tr("Undo"), [this, number = m_lastImport] { takeImportBack(number); });
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

/// -1 if there is none.
qsizetype StoreUndo::lastImportOf(const PersonId& person) const
{
    qsizetype last = m_imports.size() - 1;
    while (last >= 0 && !m_imports[last].has(person))
        --last;
    return last;
}

/// The import that undo takes back in the open record; -1 if there is none, or if edits or other imports come before
/// it.
qsizetype StoreUndo::importNext() const
{
    const qsizetype last = m_current ? lastImportOf(m_current.person().id) : -1;
    return canTakeBack(last) ? last : -1;
}

/// False until all later edits and imports of the same people were undone, because they would be lost.
bool StoreUndo::canTakeBack(qsizetype import) const
{
    if (import < 0 || m_review.isReviewing() || m_current.coming())
        return false;
    if (m_imports[import].isSealed || !m_imports[import].edited.isEmpty())
        return false;
    const QList<PersonId> people = m_imports[import].people();
    return std::none_of(m_imports.begin() + import + 1, m_imports.end(),
                        [&](const Import& later) { return later.hasAny(people); });
}

QString StoreUndo::wordFor(const Import& import)
{
    return import.merged ? tr("merge") : tr("import");
}

/// Undoes the import, whoever is shown.
void StoreUndo::takeImportBack(int number)
{
    const auto import =
        std::find_if(m_imports.begin(), m_imports.end(), [&](const Import& each) { return each.number == number; });
    takeBack(import == m_imports.end() ? -1 : import - m_imports.begin());
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
            if (back)
                setRedoable(Step{Step::Kind::Importing, import.people(), {}, import, next});
            else
                keepAfterFailure(import, back.error());
            if (m_current && import.has(m_current.person().id)) // opened meanwhile
                return m_current.reopen(m_current.person().id);
            showInstead(next);
        });
}

/// If somebody is gone, trying to undo it again is of no use.
void StoreUndo::keepAfterFailure(Import import, const Error& why)
{
    import.isSealed = why.code == ErrorCode::PersonNotFound;
    const auto later = std::find_if(m_imports.begin(), m_imports.end(),
                                    [&](const Import& each) { return each.number > import.number; });
    m_imports.insert(later, import);
}

void StoreUndo::importAgain(const Step& step)
{
    m_current.leave();
    runInBackground(
        this, [path = m_database, changed = step.import->changed] { return redoImports(path, changed); },
        [this, step](const Result<void>& done) {
            if (done) {
                m_messages.show(tr("Redone: %1").arg(wordFor(*step.import)));
                takeIn(*step.import);
                goOnRedoing();
            } else {
                m_messages.showFailure(describe(done.error()));
                m_redoable = step;
            }
            const auto next = m_redoable ? m_redoable->shown : std::nullopt;
            showInstead(!done || step.shown ? step.shown : next.value_or(step.people.front()));
        });
}

} // namespace duovita
