#include "ui/shell/storeundo.h"

#include "core/messages/errorwords.h"
#include "core/messages/kindwords.h"
#include "core/services/store.h"
#include "ui/background.h"
#include "ui/people/peoplepanel.h"
#include "ui/review/reviewpage.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/messagebar.h"

namespace duovita {

StoreUndo::StoreUndo(QString databasePath, CurrentRecord& current, PeoplePanel& people, const ReviewPage& review,
                     MessageBar& messages, QObject* parent)
    : QObject(parent), m_database(std::move(databasePath)), m_current(current), m_people(people), m_review(review),
      m_messages(messages)
{
}

void StoreUndo::noteOpened(const StoredPerson& stored)
{
    const Person& person = stored.person;
    for (std::optional<Step>* done : {&m_deleted, &m_putBack}) {
        if (*done && (*done)->shown != person.id)
            done->reset();
    }
    if (m_redoable && m_redoable->shown != person.id)
        dropRedoable();
    const qsizetype last = lastImportOf(person.id);
    if (last >= 0 && m_imports[last].edited.contains(person.id) && !m_current.document().canUndo())
        m_imports[last].isSealed = true; // the edits since cannot be undone first
    if (!m_making.remove(person.id))
        return;
    m_made.insert(person.id, person);
    Q_EMIT madeShown();
}

void StoreUndo::noteEdit()
{
    m_deleted.reset();
    m_putBack.reset();
    if (!isStillRedoable())
        dropRedoable();
    if (!m_current)
        return;
    const PersonId id = m_current.person().id;
    const qsizetype last = lastImportOf(id);
    if (last < 0)
        return;
    if (m_current.document().canUndo())
        m_imports[last].edited.insert(id);
    else
        m_imports[last].edited.remove(id);
}

/// Whether an import can still be redone after a change of the record: edits before it were undone, or redone up to it.
bool StoreUndo::isStillRedoable() const
{
    if (!isImportOfShown(m_redoable))
        return false;
    const QList<StoredDraft>& drafts = m_redoable->import->changed;
    return m_current.document().canRedo() || std::any_of(drafts.begin(), drafts.end(), [&](const StoredDraft& draft) {
               return draft.change && draft.change->before == m_current.person();
           });
}

void StoreUndo::dropRedoable()
{
    m_redoable.reset();
    m_nextRedoable.clear();
}

/// Imports that were undone before it can be redone after it.
void StoreUndo::setRedoable(const Step& step)
{
    if (m_redoable && m_redoable->import)
        m_nextRedoable += *m_redoable;
    m_redoable = step;
}

/// After redo.
void StoreUndo::goOnRedoing()
{
    if (!m_nextRedoable.isEmpty())
        m_redoable = m_nextRedoable.takeLast();
}

bool StoreUndo::isImportOfShown(const std::optional<Step>& step) const
{
    return step && step->import && m_current && step->import->has(m_current.person().id);
}

/// Call after leave(): shows the person unless another was chosen meanwhile.
void StoreUndo::showInstead(const std::optional<PersonId>& person)
{
    if (person && !m_current && !m_current.coming())
        return m_current.reopen(*person);
    m_people.reload();
    Q_EMIT changed();
}

void StoreUndo::forget()
{
    m_imports.clear();
    m_deleted.reset();
    m_putBack.reset();
    dropRedoable();
}

/// Other offers to restore the person are obsolete.
void StoreUndo::showPutBack(const PersonId& person)
{
    m_deleted.reset();
    dropRedoable();
    m_putBack = Step{Step::Kind::Deleting, {person}, {}, {}, person};
    m_current.reopen(person);
    m_messages.show(tr("Restored from the trash."));
    Q_EMIT changed();
}

/// Whether undo or redo applies to this step, because nothing else was done since.
bool StoreUndo::isNext(const std::optional<Step>& step) const
{
    return step && !m_review.isReviewing() && !m_current.coming() && step->shown == m_current.id();
}

/// Whether the open record was created here and is still empty, so that undo removes the person.
bool StoreUndo::isAsMade() const
{
    if (!m_current || m_review.isReviewing() || m_current.document().canUndo())
        return false;
    const auto made = m_made.constFind(m_current.person().id);
    return made != m_made.constEnd() && *made == m_current.person();
}

bool StoreUndo::isUndoNext() const
{
    return isNext(m_deleted) || isNext(m_putBack) || importNext() >= 0 || isAsMade();
}

/// An import that was undone comes after the edits that were undone since.
bool StoreUndo::isRedoNext() const
{
    return isNext(m_redoable) && !(isImportOfShown(m_redoable) && m_current.document().canRedo());
}

QString StoreUndo::undoWords() const
{
    if (isNext(m_deleted))
        return wordsFor(*m_deleted);
    if (isNext(m_putBack))
        return tr("restore");
    if (const qsizetype import = importNext(); import >= 0)
        return wordFor(m_imports[import]);
    return isAsMade() ? tr("new person") : QString();
}

QString StoreUndo::redoWords() const
{
    return isRedoNext() ? wordsFor(*m_redoable) : QString();
}

QString StoreUndo::wordsFor(const Step& step)
{
    switch (step.kind) {
    case Step::Kind::Making:
        return tr("new person");
    case Step::Kind::Deleting:
        return tr("delete %n person(s)", nullptr, static_cast<int>(step.people.size()));
    case Step::Kind::Importing:
        return wordFor(*step.import);
    }
    return {};
}

void StoreUndo::undo()
{
    if (isNext(m_deleted))
        return bringBack(Step(*m_deleted));
    if (isNext(m_putBack))
        return deletePeople(Step(*m_putBack).people);
    if (const qsizetype import = importNext(); import >= 0)
        return takeBack(import);
    if (isAsMade())
        undoMaking();
}

void StoreUndo::redo()
{
    if (!isRedoNext() || !m_current.saveFirst())
        return;
    const Step step = *std::exchange(m_redoable, std::nullopt);
    switch (step.kind) {
    case Step::Kind::Making:
        return bringBack(step);
    case Step::Kind::Deleting:
        return deletePeople(step.people);
    case Step::Kind::Importing:
        return importAgain(step);
    }
}

QString StoreUndo::deletedWords(const Step& step)
{
    const auto count = static_cast<int>(step.people.size());
    if (step.who.isEmpty())
        return tr("%n person(s) deleted.", nullptr, count);
    return count == 1 ? tr("%1 deleted.").arg(step.who)
                      : tr("%1 and %n other(s) deleted.", nullptr, count - 1).arg(step.who);
}

namespace {

/// The name of the first person who has one. Reads only a few of thousands.
LocalizedText nameAmong(const QString& database, const QList<PersonId>& people)
{
    constexpr qsizetype few = 10;
    const QList<PersonId> first = people.mid(0, few);
    const auto summaries = readSummaries(database, first);
    if (!summaries)
        return {}; // deleting reports the error
    for (const PersonId& id : first) {
        const auto person = std::find_if(summaries->begin(), summaries->end(),
                                         [&](const PersonSummary& each) { return each.id == id; });
        if (person != summaries->end() && !person->name.isEmpty())
            return person->name;
    }
    return {};
}

} // namespace

void StoreUndo::deletePeople(const QList<PersonId>& people)
{
    const bool isOpen = m_current && people.contains(m_current.person().id);
    if (isOpen && !m_current.saveFirst())
        return;
    for (Import& import : m_imports) {
        if (import.hasAny(people))
            import.isSealed = true;
    }
    const Step planned{Step::Kind::Deleting, people};
    m_deleted.reset();
    m_putBack.reset();
    dropRedoable();
    if (m_current.coming() && people.contains(*m_current.coming()))
        m_current.stopComing();
    std::optional<PersonId> shown;
    if (isOpen) {
        shown = m_current.id();
        m_current.leave();
    }
    Q_EMIT changed();
    runInBackground(
        this,
        [path = m_database, people] {
            const LocalizedText name = nameAmong(path, people);
            return std::pair(name, trashPeople(path, people));
        },
        [this, planned, shown](const std::pair<LocalizedText, Result<void>>& outcome) {
            const auto& [name, done] = outcome;
            Step step = planned;
            m_people.reload();
            if (!done) {
                m_messages.showFailure(describe(done.error()));
                return showInstead(shown);
            }
            step.who = name.textOrFallback(interfaceLanguage());
            m_messages.show(deletedWords(step), tr("Undo"), [this, step] { bringBack(step); });
            m_deleted = step;
            m_deleted->shown = m_current.id();
            Q_EMIT changed();
        });
}

/// Moves the new person to the trash. The previous record stays closed, so that the next undo does not act on another
/// record.
void StoreUndo::undoMaking()
{
    if (!m_current.saveFirst())
        return;
    const PersonId id = m_current.person().id;
    m_current.leave();
    runInBackground(
        this, [path = m_database, id] { return trashPeople(path, {id}); },
        [this, id](const Result<void>& done) {
            m_people.reload();
            if (!done) {
                m_messages.showFailure(describe(done.error()));
                return showInstead(id);
            }
            m_messages.show(tr("Undone: %1").arg(tr("new person")));
            setRedoable(Step{Step::Kind::Making, {id}});
            Q_EMIT changed();
        });
}

/// Restores people from the trash; redo deletes them again.
void StoreUndo::bringBack(const Step& step)
{
    m_deleted.reset();
    m_putBack.reset();
    if (step.kind != Step::Kind::Making)
        dropRedoable();
    Q_EMIT changed();
    runInBackground(
        this, [path = m_database, people = step.people] { return restorePeople(path, people); },
        [this, step](const Result<void>& back) {
            const bool making = step.kind == Step::Kind::Making;
            if (!back) {
                m_messages.showFailure(describe(back.error()));
                (making ? m_redoable : m_deleted) = step; // allows another attempt
                Q_EMIT changed();
                return m_people.reload();
            }
            m_messages.show(making ? tr("Redone: %1").arg(tr("new person")) : tr("Undone: %1").arg(wordsFor(step)));
            const PersonId first = step.people.front();
            if (making) {
                goOnRedoing();
            } else {
                m_redoable = step;
                m_redoable->shown = m_current.id().value_or(m_current.coming().value_or(first));
            }
            const auto open = [this, first] {
                if (m_current || m_current.coming())
                    return;
                m_people.select(first);
                m_current.open(first); // select() does nothing if the person is still current in the list
            };
            connect(&m_people, &PeoplePanel::loaded, this, open, Qt::SingleShotConnection);
            m_people.reload();
            Q_EMIT changed();
        });
}

std::optional<StoreUndo::Gone> StoreUndo::gone() const
{
    const bool isBack = isNext(m_deleted);
    if (m_current || !(isBack || isNext(m_redoable)))
        return std::nullopt;
    const Step& step = isBack ? *m_deleted : *m_redoable;
    if (step.kind == Step::Kind::Making)
        return Gone{tr("The new person is in the trash."), isBack};
    if (step.kind == Step::Kind::Importing)
        return Gone{tr("What the import added is in the trash."), isBack};
    const auto count = static_cast<int>(step.people.size());
    return Gone{step.who.isEmpty() || count > 1 ? tr("%n person(s) are in the trash.", nullptr, count)
                                                : tr("%1 is in the trash.").arg(step.who),
                isBack};
}

} // namespace duovita
