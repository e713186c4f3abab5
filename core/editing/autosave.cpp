#include "core/editing/autosave.h"

#include "core/storage/database.h"

#include <QEventLoop>

namespace duovita {

namespace {

constexpr std::chrono::milliseconds rest{300};
constexpr std::chrono::milliseconds longestWait{1000};
constexpr std::chrono::milliseconds untilNextTry{2000};

/// Whether the same may go well a little later: the server is back, the disk has room.
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

/// Whether a write that failed so may have been done all the same: the server went away before it answered, or the disk
/// has all of it and failed to say that it is safe there.
bool leavesInDoubt(ErrorCode code)
{
    return code == ErrorCode::DatabaseUnreachable || code == ErrorCode::DiskFull || code == ErrorCode::DiskFailed;
}

/// The writer's side: opens the store on first use and keeps it open.
class Writer : public QObject {
public:
    explicit Writer(QString path) : m_path(std::move(path)) {}

    Result<PersonRevisions> write(const Person& before, const Person& after, const PersonRevisions& revisions)
    {
        if (m_database && !m_database->isInPlace())
            m_database.reset(); // another file may stand there by now: its revisions tell whether it is the same store
        if (!m_database) {
            auto opened = Database::openExisting(m_path);
            if (!opened)
                return opened.error();
            m_database = *std::move(opened);
        }
        Result<PersonRevisions> written = update(before, after, revisions);
        if (written && !m_database->isInPlace()) { // it went while it was written
            m_database.reset();
            return Error{ErrorCode::DatabaseGone, {m_path}};
        }
        if (!written && written.error().code != ErrorCode::RevisionStale)
            m_database.reset(); // the next try starts afresh: the disk or the lock may be free by then
        return written;
    }

private:
    /// Where the last write is in doubt and the store has what was to be written, that was no change by somebody else.
    Result<PersonRevisions> update(const Person& before, const Person& after, const PersonRevisions& revisions)
    {
        PersonRepository people(*m_database);
        if (m_inDoubt) {
            const Result<StoredPerson> stored = people.load(after.id);
            if (!stored)
                return stored.error();
            const bool done = stored->person == *m_inDoubt;
            m_inDoubt.reset();
            if (done)
                return people.update(stored->person, after, stored->revisions);
        }
        Result<PersonRevisions> written = people.update(before, after, revisions);
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
      m_worker(new Writer(databasePath))
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
    m_thread.quit();
    m_thread.wait();
}

void Autosave::setState(State state)
{
    m_state = state;
    Q_EMIT stateChanged();
}

void Autosave::documentChanged()
{
    if (m_document.person() == m_saved && !m_writing && !m_waiting) {
        // Taken back before it was written: the store has what is shown.
        m_rest.stop();
        m_longest.stop();
        m_error.reset();
        setState(State::Saved);
        return;
    }
    if (m_waiting) // the next try takes it along
        return;
    m_rest.start(rest);
    if (!m_longest.isActive())
        m_longest.start(longestWait);
    if (!m_writing)
        setState(State::Unsaved);
}

void Autosave::saveNow()
{
    m_rest.stop();
    m_longest.stop();
    // What is in doubt may have been done: taken back since, it is written all the same.
    if (m_writing || (m_document.person() == m_saved && !m_waiting))
        return;
    m_writing = true;
    if (!m_waiting) // it goes on failing until it is back
        setState(State::Saving);
    const Person after = m_document.person();
    auto* writer = static_cast<Writer*>(m_worker);
    QMetaObject::invokeMethod(m_worker, [this, writer, before = m_saved, after, revisions = m_revisions] {
        const Result<PersonRevisions> written = writer->write(before, after, revisions);
        const Outcome outcome = written ? Outcome{*written, {}} : Outcome{{}, written.error()};
        QMetaObject::invokeMethod(this, [this, after, outcome] { finished(after, outcome); });
    });
}

void Autosave::finished(const Person& written, const Outcome& outcome)
{
    m_writing = false;
    m_error = outcome.error;
    m_waiting = m_error && mayPass(m_error->code);
    if (m_error) {
        if (m_waiting)
            m_rest.start(untilNextTry);
        setState(State::Failed);
        return;
    }
    m_saved = written;
    m_revisions = *outcome.revisions;
    // What was typed meanwhile goes next.
    if (m_document.person() == m_saved)
        setState(State::Saved);
    else
        documentChanged();
}

Result<void> Autosave::flush()
{
    QEventLoop loop;
    connect(this, &Autosave::stateChanged, &loop, &QEventLoop::quit);
    while (m_writing || m_waiting || !(m_document.person() == m_saved)) {
        if (!m_writing)
            saveNow();
        loop.exec(QEventLoop::ExcludeUserInputEvents);
        if (m_error)
            return *m_error;
    }
    return {};
}

} // namespace duovita
