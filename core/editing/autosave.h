#pragma once

#include "core/editing/persondocument.h"
#include "core/merging/recordmerge.h"
#include "core/storage/personrepository.h"

#include <QThread>
#include <QTimer>

#include <optional>

namespace duovita {

/// Both this program and somebody else have changed the same thing.
struct RecordConflict {
    Person base; ///< the common ancestor
    StoredPerson theirs;
};

/// Saves an open record on a thread and a connection of its own, so that typing never waits for a disk. A change is
/// written after a short pause in typing, at the latest a second after the first unsaved change. While a server is
/// unreachable, a disk is full or failing, or a file is locked, the state is Failed and the write is repeated until it
/// succeeds. If the store will never accept it (a newer program has upgraded it, or the role is read-only), the record
/// is also kept in a file: see keptIn().
///
/// If text is removed again before it was written (by undo, or by typing over it), the earlier state is written first,
/// so that the history contains it whatever happens to undo and redo. If the store rejects that state but accepts the
/// following one, the earlier state is kept in a file (see keepUnsaved()).
///
/// Changes that somebody else has written meanwhile are merged into the document (see PersonDocument::applyRemote())
/// and saved with it. If both have changed the same thing differently, the state is Conflicted: nothing is written, but
/// editing continues, until resolve() is called or an edit removes the conflict. The text that a choice drops is in the
/// history as well.
class Autosave : public QObject {
    Q_OBJECT

public:
    enum class State { Saved, Unsaved, Saving, Failed, Conflicted };

    Autosave(const QString& databasePath, PersonDocument& document, const PersonRevisions& revisions,
             QObject* parent = nullptr);
    /// If there is a conflict, the local version goes into the history, or into a file (see keepUnsaved()) if the store
    /// rejects it; the record then is the other side's version.
    ~Autosave() override;

    State state() const { return m_state; }
    /// RevisionStale while Conflicted.
    const std::optional<Error>& error() const { return m_error; }
    /// Whether saving failed for a temporary reason, so that it is retried automatically.
    bool isTryingAgain() const { return m_waiting; }
    const std::optional<RecordConflict>& conflict() const { return m_conflict; }
    /// The file with the record's current state, which the store does not have; empty if there is none.
    QString keptIn() const { return m_kept == m_document.person() ? m_keptIn : QString(); }

    void saveNow();
    /// Waits until everything is written. Returns the error if that fails.
    Result<void> flush();
    /// Merges the record as somebody else has written it, read from the store. Does nothing while a write or a conflict
    /// is pending, since those notice the change themselves.
    void follow(const StoredPerson& theirs);
    /// Resolves a conflict; conflicts not in `choices` are resolved as Mine.
    void resolve(const ConflictChoices& choices);

Q_SIGNALS:
    void stateChanged();
    /// The number of changes of somebody else that were merged automatically.
    void merged(int taken);

private:
    struct Outcome {
        std::optional<PersonRevisions> revisions;
        std::optional<StoredPerson> theirs; ///< the version that somebody else has written
        std::optional<Error> error;
        QString keptIn;
    };
    void documentChanged();
    void keepStateBeforeLoss();
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
    Person m_saved; ///< the state in the store
    PersonRevisions m_revisions;
    State m_state = State::Saved;
    std::optional<Error> m_error;
    std::optional<RecordConflict> m_conflict;
    QList<Person> m_first;              ///< states to write before the document, in this order, for the history
    qsizetype m_refused = 0;            ///< the first so many of these were rejected in this attempt
    Person m_shown;                     ///< the document before its latest change
    std::optional<ChangeCause> m_cause; ///< cause of the changes not written yet
    std::optional<Person> m_kept;       ///< the state in the file m_keptIn
    QString m_keptIn;
    QTimer m_rest;
    QTimer m_longest;
    QThread m_thread;
    QObject* m_worker; ///< lives in m_thread
    bool m_writing = false;
    bool m_waiting = false; ///< the last write failed for a temporary reason
};

} // namespace duovita
