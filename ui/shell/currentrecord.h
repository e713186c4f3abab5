#pragma once

#include "ui/shell/openrecord.h"
#include "ui/shell/undomemory.h"

#include <QObject>

#include <memory>

namespace duovita {

/// Opens, saves and closes the record shown in the window, and follows changes that others make to it. Keeps the undo
/// history of records opened before. Reads the store in the background.
class CurrentRecord : public QObject {
    Q_OBJECT

public:
    explicit CurrentRecord(QString databasePath, QObject* parent = nullptr);
    ~CurrentRecord() override;

    explicit operator bool() const { return m_record != nullptr; }
    PersonDocument& document() const { return m_record->document; } ///< requires an open record, like the next two
    Autosave& autosave() const { return m_record->autosave; }
    const Person& person() const { return m_record->document.person(); }
    OpenRecord* get() const { return m_record.get(); }
    std::optional<PersonId> id() const; ///< of the open person
    bool isOf(const PersonId& person) const { return id() == person; }
    std::optional<PersonId> coming() const { return m_coming; } ///< the person being loaded

    /// Saves the open record, then opens another person's. If saving fails and no file keeps the changes, the record
    /// stays open and failed() is emitted.
    void open(const PersonId& person);
    /// The same, and selects the person in the list.
    void show(const PersonId& person);
    /// Reloads the record from the store.
    void reopen(const PersonId& person);
    /// Cancels loading.
    void stopComing() { m_coming.reset(); }
    void close();
    /// Closes the record; nobody is shown until another record is opened. For operations on the store that take a
    /// moment.
    void leave();
    /// Closes the record because the store is being replaced: nobody is shown until comeBack(), and the undo histories
    /// are dropped.
    void release();
    /// Opens the person shown before release(), if the store has them.
    void comeBack();

    /// Saves pending changes; returns the error if that fails.
    Result<void> flush();
    /// Like flush(), but emits failed() and returns false on error.
    bool saveFirst();
    /// Whether a file keeps the changes that could not be stored.
    bool isKept() const;
    /// Checks whether the store has a newer version than the one shown and saved here; emits changedElsewhere() if so.
    /// For stores without notifications, or after a lost connection.
    void lookForOthersChanges();
    /// Loads the version that others saved.
    void followOthers();

    /// Drops the edits of these people that could be redone, because something else was done to them.
    void dropRedo(const QList<PersonId>& people);

    /// Passes each opened document to the part's setDocument(), and null before it is destroyed.
    template <typename Part>
    void lendTo(Part& part)
    {
        connect(this, &CurrentRecord::opened, &part, [this, &part] { part.setDocument(&document()); });
        connect(this, &CurrentRecord::closing, &part, [&part] { part.setDocument(nullptr); });
    }

Q_SIGNALS:
    void opened(const duovita::StoredPerson& stored);
    void closing();                               ///< release the document now
    void left();                                  ///< nobody is shown
    void wanted(const duovita::PersonId& person); ///< show this person, also in the list
    void changed();                               ///< forwarded from PersonDocument
    void factsChanged();                          ///< likewise
    void undoStateChanged();                      ///< likewise
    void saveStateChanged();                      ///< forwarded from Autosave; also emitted while closing
    void flushed();                               ///< emitted if saving failed, too
    void failed(const duovita::Error& error);
    void changedElsewhere(const duovita::PersonId& person);

private:
    void read(const PersonId& person, bool silently);
    void take(const PersonId& person, const Result<StoredPerson>& stored, bool silently);

    QString m_database;
    std::unique_ptr<OpenRecord> m_record;
    UndoMemory m_undoMemory;
    std::optional<PersonId> m_coming;
    std::optional<PersonId> m_released;
    bool m_flushing = false;
};

} // namespace duovita
