#pragma once

#include "core/editing/persondocument.h"
#include "core/storage/personrepository.h"

#include <QThread>
#include <QTimer>

#include <optional>

namespace duovita {

/// Saves an open record as it changes, on a thread of its own with its own connection: typing never waits for a disk.
/// A change is written after a short rest, and at the latest a second after the first that is not yet written. While a
/// server is away, a disk full or failing or a file locked, the record stays unwritten, Failed, and is tried again
/// until that is over.
class Autosave : public QObject {
    Q_OBJECT

public:
    enum class State { Saved, Unsaved, Saving, Failed };

    Autosave(const QString& databasePath, PersonDocument& document, const PersonRevisions& revisions,
             QObject* parent = nullptr);
    ~Autosave() override;

    State state() const { return m_state; }
    const std::optional<Error>& error() const { return m_error; }
    /// Whether it failed for a reason that may pass: then it tries again by itself.
    bool isTryingAgain() const { return m_waiting; }

    void saveNow();
    /// Waits until all is written; the error if it could not be.
    Result<void> flush();

Q_SIGNALS:
    void stateChanged();

private:
    struct Outcome {
        std::optional<PersonRevisions> revisions;
        std::optional<Error> error;
    };
    void documentChanged();
    void finished(const Person& written, const Outcome& outcome);
    void setState(State state);

    QString m_path;
    PersonDocument& m_document;
    Person m_saved; ///< what the store has
    PersonRevisions m_revisions;
    State m_state = State::Saved;
    std::optional<Error> m_error;
    QTimer m_rest;
    QTimer m_longest;
    QThread m_thread;
    QObject* m_worker; ///< lives in m_thread
    bool m_writing = false;
    bool m_waiting = false; ///< what kept it from being written may pass by itself
};

} // namespace duovita
