#pragma once

#include "core/editing/persondocument.h"
#include "core/merging/recordmerge.h"
#include "core/storage/personrepository.h"

#include <QThread>
#include <QTimer>

#include <optional>

namespace duovita {

/// Somebody else has changed what was changed here too.
struct RecordConflict {
    Person base; ///< what both began with
    StoredPerson theirs;
};

/// Saves an open record as it changes, on a thread of its own with its own connection: typing never waits for a disk.
/// A change is written after a short rest, and at the latest a second after the first that is not yet written. While a
/// server is away, a disk full or failing or a file locked, the record stays unwritten, Failed, and is tried again
/// until that is over. Where the store will not take it at all (a newer program has renewed it, the role may only read)
/// what is written here is kept in a file besides: see keptIn().
///
/// A text that is taken away again before it was written (by undo, by something typed over it) is written all the same,
/// before the record as it is then: the history has it, whatever becomes of undo and redo. Such a state that the store
/// does not take, though it takes what follows, is kept in a file (see keepUnsaved()).
///
/// What somebody else has written meanwhile is merged into the document (see PersonDocument::applyRemote()), and saved
/// with it. Where both changed one thing differently the record is Conflicted: nothing is written, and editing goes on,
/// until resolve(), or until an edit has removed the conflict. Which side's text is dropped by a choice is in the
/// history all the same.
class Autosave : public QObject {
    Q_OBJECT

public:
    enum class State { Saved, Unsaved, Saving, Failed, Conflicted };

    Autosave(const QString& databasePath, PersonDocument& document, const PersonRevisions& revisions,
             QObject* parent = nullptr);
    /// What is in conflict still goes into the history, or into a file (see keepUnsaved) if the store does not take
    /// it; the record is what the others left.
    ~Autosave() override;

    State state() const { return m_state; }
    /// RevisionStale while it is Conflicted.
    const std::optional<Error>& error() const { return m_error; }
    /// Whether it failed for a reason that may pass: then it tries again by itself.
    bool isTryingAgain() const { return m_waiting; }
    const std::optional<RecordConflict>& conflict() const { return m_conflict; }
    /// The file that has the record as it is now, which the store does not; empty if there is none.
    QString keptIn() const { return m_kept == m_document.person() ? m_keptIn : QString(); }

    void saveNow();
    /// Waits until all is written; the error if it could not be.
    Result<void> flush();
    /// The record as somebody else has left it, read from the store: it is merged as one that came in the way of a
    /// writing. Nothing while something is being written or asked: that finds out by itself.
    void follow(const StoredPerson& theirs);
    /// Ends a conflict as a person chose; what is not in `choices` is Mine.
    void resolve(const ConflictChoices& choices);

Q_SIGNALS:
    void stateChanged();
    /// So many changes of somebody else have come into the document by themselves.
    void merged(int taken);

private:
    struct Outcome {
        std::optional<PersonRevisions> revisions;
        std::optional<StoredPerson> theirs; ///< somebody else has written it
        std::optional<Error> error;
        QString keptIn;
    };
    void documentChanged();
    void keepWhatGoes();
    void dropWritten();
    void schedule();
    const Person& next() const;
    void write(const Person& after, ChangeCause cause);
    void finished(const Person& written, ChangeCause cause, const Outcome& outcome);
    void noteKept(const Person& shown, const Outcome& outcome);
    void reconcile(const RecordConflict& conflict);
    void adopt(const StoredPerson& theirs, const Person& taken, const Person& chosen);
    void noteCause(ChangeCause cause);
    void keepMine();
    bool isWritten() const;
    void setState(State state);

    QString m_path;
    PersonDocument& m_document;
    Person m_saved; ///< what the store has
    PersonRevisions m_revisions;
    State m_state = State::Saved;
    std::optional<Error> m_error;
    std::optional<RecordConflict> m_conflict;
    QList<Person> m_first;              ///< written before the document, in this order, so that the history has them
    qsizetype m_refused = 0;            ///< so many of these, from the front, the store has just refused
    Person m_shown;                     ///< the document as it was before the change that it tells of
    std::optional<ChangeCause> m_cause; ///< of what is not yet written
    std::optional<Person> m_kept;       ///< in the file m_keptIn
    QString m_keptIn;
    QTimer m_rest;
    QTimer m_longest;
    QThread m_thread;
    QObject* m_worker; ///< lives in m_thread
    bool m_writing = false;
    bool m_waiting = false; ///< what kept it from being written may pass by itself
};

} // namespace duovita
