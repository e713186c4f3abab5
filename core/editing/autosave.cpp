#include "core/editing/autosave.h"

#include "core/editing/lostwords.h"
#include "core/editing/unsavedcopy.h"
#include "core/storage/database.h"

#include <QEventLoop>
#include <QFile>

#include <utility>

namespace duovita {

namespace {

constexpr std::chrono::milliseconds rest{300};
constexpr std::chrono::milliseconds longestWait{1000};
constexpr std::chrono::milliseconds untilNextTry{2000};

/// Whether the same write may succeed later: when the server is back or the disk has space.
bool mayPass(ErrorCode code)
{
    switch (code) {
    case ErrorCode::DatabaseUnreachable:
    case ErrorCode::DatabaseLocked:
    case ErrorCode::DatabaseReadOnly:
    case ErrorCode::DatabaseNotOpened:
    case ErrorCode::DiskFull:
    case ErrorCode::DiskFailed:
        return true;
    default:
        return false;
    }
}

/// Whether this program or its user will never be allowed to write there.
bool isRefusal(ErrorCode code)
{
    return code == ErrorCode::DatabaseRenewed || code == ErrorCode::DatabaseDenied ||
           code == ErrorCode::DatabaseOutdated;
}

/// Whether the failed write may have succeeded all the same: the server disconnected before it answered, or the disk
/// has all data but failed to sync.
bool leavesInDoubt(ErrorCode code)
{
    return code == ErrorCode::DatabaseUnreachable || code == ErrorCode::DiskFull || code == ErrorCode::DiskFailed;
}

/// Runs in the writer thread. Opens the store on first use and keeps it open.
class Writer : public QObject {
public:
    explicit Writer(QString path) : m_path(std::move(path)) {}

    /// Retries once, because a server closes sessions that were idle for long.
    Result<PersonRevisions> write(const Person& before, const Person& after, const PersonRevisions& revisions,
                                  ChangeCause cause)
    {
        const bool wasIdle = m_database != nullptr;
        const Result<PersonRevisions> written = writeOnce(before, after, revisions, cause);
        const bool wentAway = !written && written.error().code == ErrorCode::DatabaseUnreachable;
        return wasIdle && wentAway ? writeOnce(before, after, revisions, cause) : written;
    }

    /// After RevisionStale: loads the record as somebody else has written it.
    Result<StoredPerson> load(const PersonId& id) { return PersonRepository(*m_database).load(id); }

private:
    Result<PersonRevisions> writeOnce(const Person& before, const Person& after, const PersonRevisions& revisions,
                                      ChangeCause cause)
    {
        if (m_database && !m_database->isInPlace())
            m_database.reset(); // another file may be there now: the revisions tell whether it is the same store
        if (!m_database) {
            auto opened = Database::openExisting(m_path);
            if (!opened && opened.error().code == ErrorCode::DatabaseTooNew) // it was not too new when it was read
                return Error{ErrorCode::DatabaseRenewed, opened.error().parameters};
            if (!opened)
                return opened.error();
            m_database = *std::move(opened);
        }
        Result<PersonRevisions> written = update(before, after, revisions, cause);
        if (written && !m_database->isInPlace()) { // the file was removed during the write
            m_database.reset();
            return Error{ErrorCode::DatabaseGone, {m_path}};
        }
        if (!written && written.error().code != ErrorCode::RevisionStale)
            m_database.reset(); // reopen on the next attempt, when the disk or the lock may be free
        return written;
    }

    /// If the last write is in doubt and the store has the state that was to be written, nobody else has changed it.
    Result<PersonRevisions> update(const Person& before, const Person& after, const PersonRevisions& revisions,
                                   ChangeCause cause)
    {
        PersonRepository people(*m_database);
        if (m_inDoubt) {
            const Result<StoredPerson> stored = people.load(after.id);
            if (!stored)
                return stored.error();
            const bool done = stored->person == *m_inDoubt;
            m_inDoubt.reset();
            if (done)
                return people.update(stored->person, after, stored->revisions, cause);
        }
        Result<PersonRevisions> written = people.update(before, after, revisions, cause);
        if (!written && leavesInDoubt(written.error().code))
            m_inDoubt = after;
        return written;
    }

    QString m_path;
    std::unique_ptr<Database> m_database;
    std::optional<Person> m_inDoubt;
};

} // namespace

Autosave::Autosave(const QString& databasePath, PersonDocument& document, const PersonRevisions& revisions,
                   QObject* parent)
    : QObject(parent), m_path(databasePath), m_document(document), m_saved(document.person()), m_revisions(revisions),
      m_shown(document.person()), m_worker(new Writer(databasePath))
{
    m_rest.setSingleShot(true);
    m_longest.setSingleShot(true);
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(&document, &PersonDocument::changed, this, &Autosave::documentChanged);
    connect(&m_rest, &QTimer::timeout, this, &Autosave::saveNow);
    connect(&m_longest, &QTimer::timeout, this, &Autosave::saveNow);
    m_thread.start();
}

Autosave::~Autosave()
{
    static_cast<void>(flush());
    if (m_conflict)
        keepMine();
    m_thread.quit();
    m_thread.wait();
}

void Autosave::setState(State state)
{
    m_state = state;
    Q_EMIT stateChanged();
}

bool Autosave::isWritten() const
{
    return m_first.isEmpty() && m_document.person() == m_saved;
}

/// Changes with different causes that are written together count as Edit.
void Autosave::noteCause(ChangeCause cause)
{
    m_cause = !m_cause || *m_cause == cause ? cause : ChangeCause::Edit;
}

void Autosave::documentChanged()
{
    keepStateBeforeLoss();
    noteCause(m_document.lastCause());
    schedule();
}

/// Keeps the state before the last change if that change removed texts that the store does not have and would never
/// get.
void Autosave::keepStateBeforeLoss()
{
    const Person before = std::exchange(m_shown, m_document.person());
    if (before == m_saved || m_document.lastCause() == ChangeCause::Merge)
        return;
    const QStringList lost = wordsLost(before, m_shown);
    const Person& known = m_first.isEmpty() ? m_saved : m_first.back();
    if (!lost.isEmpty() && !holdsWords(known, before, lost))
        m_first += before;
}

void Autosave::dropWritten()
{
    while (!m_first.isEmpty() && m_first.front() == m_saved)
        m_first.removeFirst();
}

void Autosave::schedule()
{
    if (isWritten() && !m_writing && !m_waiting && !m_conflict) {
        // Reverted before it was written: the store has the current state.
        m_rest.stop();
        m_longest.stop();
        m_error.reset();
        m_cause.reset();
        setState(State::Saved);
        return;
    }
    if (m_waiting) // the next attempt includes this change
        return;
    m_rest.start(rest);
    if (!m_longest.isActive())
        m_longest.start(longestWait);
    if (!m_writing && !m_conflict)
        setState(State::Unsaved);
}

void Autosave::saveNow()
{
    m_rest.stop();
    m_longest.stop();
    if (m_writing)
        return;
    if (m_conflict) // an edit may have removed the conflict
        return reconcile(RecordConflict(*m_conflict));
    // A write in doubt may have succeeded: write even if its change was reverted since.
    if (isWritten() && !m_waiting)
        return;
    write(next(), m_cause.value_or(ChangeCause::Edit));
}

const Person& Autosave::next() const
{
    return m_refused < m_first.size() ? m_first.at(m_refused) : m_document.person();
}

void Autosave::write(const Person& after, ChangeCause cause)
{
    m_writing = true;
    m_cause.reset();
    if (!m_waiting) // stays Failed until the store is back
        setState(State::Saving);
    auto* writer = static_cast<Writer*>(m_worker);
    QMetaObject::invokeMethod(m_worker, [this, writer, before = m_saved, after, revisions = m_revisions, cause,
                                         shown = m_document.person(), keptIn = m_keptIn,
                                         refused = m_first.mid(0, m_refused)] {
        const Result<PersonRevisions> written = writer->write(before, after, revisions, cause);
        Outcome outcome;
        if (written) {
            outcome.revisions = *written;
            for (const Person& state : refused)
                static_cast<void>(keepUnsaved(state, {}));
        } else if (written.error().code == ErrorCode::RevisionStale) {
            const Result<StoredPerson> theirs = writer->load(after.id);
            if (theirs)
                outcome.theirs = *theirs;
            else
                outcome.error = theirs.error();
        } else {
            outcome.error = written.error();
            const auto kept =
                isRefusal(written.error().code) ? std::optional(keepUnsaved(shown, keptIn)) : std::nullopt;
            outcome.keptIn = kept && *kept ? **kept : QString();
        }
        QMetaObject::invokeMethod(this, [this, after, cause, shown, outcome] {
            noteKept(shown, outcome);
            finished(after, cause, outcome);
        });
    });
}

/// Removes the file with the unsaved record once the store has accepted it.
void Autosave::noteKept(const Person& shown, const Outcome& outcome)
{
    if (!outcome.keptIn.isEmpty()) {
        m_kept = shown;
        m_keptIn = outcome.keptIn;
    } else if (outcome.revisions && m_kept) {
        m_kept.reset();
        QFile::remove(std::exchange(m_keptIn, {}));
    }
}

void Autosave::finished(const Person& written, ChangeCause cause, const Outcome& outcome)
{
    m_writing = false;
    m_error = outcome.error;
    m_waiting = m_error && mayPass(m_error->code);
    const qsizetype refused = std::exchange(m_refused, 0);
    if (!outcome.revisions)
        noteCause(cause);
    if (outcome.theirs)
        return reconcile({m_saved, *outcome.theirs});
    const bool isFormer = refused < m_first.size() && written == m_first.at(refused);
    if (m_error && !m_waiting && !isRefusal(m_error->code) && isFormer) {
        // A rejected earlier state must not hold back the following ones.
        m_refused = refused + 1;
        m_error.reset();
        return write(next(), m_cause.value_or(cause));
    }
    if (m_error) {
        if (m_waiting)
            m_rest.start(untilNextTry);
        setState(State::Failed);
        return;
    }
    m_saved = written;
    m_revisions = *outcome.revisions;
    if (!m_first.isEmpty()) { // write the rest immediately as well
        m_first.remove(0, refused);
        dropWritten();
        if (!isWritten())
            return write(next(), m_cause.value_or(cause));
    }
    // Edits made during the write are written next.
    if (isWritten())
        setState(State::Saved);
    else
        schedule();
}

void Autosave::reconcile(const RecordConflict& conflict)
{
    const RecordMerge merge = threeWayMerge(conflict.base, m_document.person(), conflict.theirs.person);
    for (Person& first : m_first)
        first = threeWayMerge(conflict.base, first, conflict.theirs.person).person;
    if (merge.conflicts.isEmpty()) {
        adopt(conflict.theirs, merge.person, merge.person);
        if (merge.taken > 0)
            Q_EMIT merged(merge.taken);
        return;
    }
    m_conflict = conflict;
    m_error = Error{ErrorCode::RevisionStale, {QStringLiteral("person"), conflict.base.id.toString()}};
    if (m_state != State::Conflicted)
        setState(State::Conflicted);
}

void Autosave::follow(const StoredPerson& theirs)
{
    if (!m_writing && !m_waiting && !m_conflict && theirs.person.id == m_saved.id)
        reconcile({m_saved, theirs});
}

void Autosave::resolve(const ConflictChoices& choices)
{
    if (!m_conflict)
        return;
    const RecordConflict conflict = *m_conflict;
    const Person mine = m_document.person();
    const Person merged = threeWayMerge(conflict.base, mine, conflict.theirs.person, choices).person;
    const Person allMine = threeWayMerge(conflict.base, mine, conflict.theirs.person).person;
    if (allMine != merged)
        m_first += allMine;
    adopt(conflict.theirs, allMine, merged);
}

/// The document becomes an edit of the other side's version. Changes merged without a conflict are no undo step; the
/// chosen ones are.
void Autosave::adopt(const StoredPerson& theirs, const Person& taken, const Person& chosen)
{
    m_conflict.reset();
    m_error.reset();
    m_saved = theirs.person;
    m_revisions = theirs.revisions;
    m_document.applyRemote(taken);
    m_document.replaceRecord(chosen, ChangeCause::Merge);
    m_cause = ChangeCause::Merge;
    if (isWritten())
        schedule();
    else
        saveNow();
}

void Autosave::keepMine()
{
    const RecordConflict& conflict = *m_conflict;
    const Person mine = threeWayMerge(conflict.base, m_document.person(), conflict.theirs.person).person;
    auto* writer = static_cast<Writer*>(m_worker);
    QMetaObject::invokeMethod(
        m_worker,
        [writer, &conflict, &mine, this] {
            const StoredPerson& theirs = conflict.theirs;
            const auto kept = writer->write(theirs.person, mine, theirs.revisions, ChangeCause::Merge);
            if (kept)
                static_cast<void>(writer->write(mine, theirs.person, *kept, ChangeCause::Merge));
            else // somebody else has written again, or the store is unreachable
                static_cast<void>(keepUnsaved(mine, m_keptIn));
        },
        Qt::BlockingQueuedConnection);
}

Result<void> Autosave::flush()
{
    QEventLoop loop;
    connect(this, &Autosave::stateChanged, &loop, &QEventLoop::quit);
    while (m_writing || m_waiting || m_conflict || !isWritten()) {
        if (!m_writing)
            saveNow();
        if (m_conflict)
            return *m_error;
        if (!m_writing) // there was nothing left to write
            continue;
        loop.exec(QEventLoop::ExcludeUserInputEvents);
        if (m_error)
            return *m_error;
    }
    return {};
}

} // namespace duovita
