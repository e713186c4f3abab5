#pragma once

#include "ui/shell/openrecord.h"
#include "ui/shell/undomemory.h"

#include <QObject>

#include <memory>

namespace duovita {

/// The record that the window shows, if any: here it is opened, followed where others change it, saved and closed. What
/// could be undone in the records before is kept. The store is read away from the interface's thread.
class CurrentRecord : public QObject {
    Q_OBJECT

public:
    explicit CurrentRecord(QString databasePath, QObject* parent = nullptr);
    ~CurrentRecord() override;

    explicit operator bool() const { return m_record != nullptr; }
    PersonDocument& document() const { return m_record->document; } ///< only while there is one, as the next
    Autosave& autosave() const { return m_record->autosave; }
    const Person& person() const { return m_record->document.person(); }
    OpenRecord* get() const { return m_record.get(); }
    std::optional<PersonId> id() const; ///< whose it is
    bool isOf(const PersonId& person) const { return id() == person; }
    std::optional<PersonId> coming() const { return m_coming; } ///< whose is being read, to be shown

    /// Another person's, after what is open has been saved. Where that fails, and no file keeps it, it stays and
    /// failed() says why.
    void open(const PersonId& person);
    /// Who is not there any more is passed over.
    void openIfThere(const PersonId& person) { read(person, true); }
    /// What is on the way is not wanted any more.
    void stopComing() { m_coming.reset(); }
    void close();
    void forgetUndo() { m_undoMemory.forgetAll(); }

    /// Writes what is not yet saved; the error if it could not be.
    Result<void> flush();
    /// Whether a file has what the store refuses.
    bool isKept() const;
    /// Where no server tells, or where one could not for a while: whether the store has something else than what is
    /// shown, and was saved here. changedElsewhere() says so.
    void lookForOthersChanges();
    /// Takes over what others have written.
    void followOthers();

Q_SIGNALS:
    void opened(const duovita::StoredPerson& stored);
    void closing(); ///< whoever has the document lets go of it
    void flushed(); ///< or could not be
    void failed(const duovita::Error& error);
    void changedElsewhere(const duovita::PersonId& person);

private:
    void read(const PersonId& person, bool silently);
    void show(const PersonId& person, const Result<StoredPerson>& stored, bool silently);

    QString m_database;
    std::unique_ptr<OpenRecord> m_record;
    UndoMemory m_undoMemory;
    std::optional<PersonId> m_coming;
    bool m_flushing = false;
};

} // namespace duovita
