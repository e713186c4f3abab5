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
    /// The same, and the list of people shows whose it is.
    void show(const PersonId& person);
    /// As the store has it now.
    void reopen(const PersonId& person);
    /// What is on the way is not wanted any more.
    void stopComing() { m_coming.reset(); }
    void close();
    /// Closes it, and nobody is shown until another one is opened: the store does with it what takes a moment.
    void leave();
    /// The store's contents are being replaced: nobody is open until comeBack(), nor can anything be undone after it.
    void release();
    /// Opens who was open before release(), if they are there.
    void comeBack();

    /// Writes what is not yet saved; the error if it could not be.
    Result<void> flush();
    /// The same, for what needs it saved: false, and failed() says why, if it could not be.
    bool saveFirst();
    /// Whether a file has what the store refuses.
    bool isKept() const;
    /// Where no server tells, or where one could not for a while: whether the store has something else than what is
    /// shown, and was saved here. changedElsewhere() says so.
    void lookForOthersChanges();
    /// Takes over what others have written.
    void followOthers();

    /// The part's setDocument() gets each document, and null before it goes.
    template <typename Part>
    void lendTo(Part& part)
    {
        connect(this, &CurrentRecord::opened, &part, [this, &part] { part.setDocument(&document()); });
        connect(this, &CurrentRecord::closing, &part, [&part] { part.setDocument(nullptr); });
    }

Q_SIGNALS:
    void opened(const duovita::StoredPerson& stored);
    void closing();                               ///< whoever has the document lets go of it
    void left();                                  ///< nobody is shown
    void wanted(const duovita::PersonId& person); ///< is to be shown, also in the list
    void changed();                               ///< as PersonDocument's, of the open one
    void factsChanged();                          ///< the same
    void undoStateChanged();                      ///< the same
    void saveStateChanged();                      ///< as Autosave's; also while the record is being closed
    void flushed();                               ///< or could not be
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
