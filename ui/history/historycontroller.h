#pragma once

#include "core/editing/persondocument.h"

#include <QDialog>
#include <QPointer>

#include <functional>

namespace duovita {

class CurrentRecord;
class MessageBar;
class RecordHistoryDialog;
struct TrashedEntry;

/// Shows the past of the open record, and the store's trash, and puts things back.
class HistoryController : public QObject {
    Q_OBJECT

public:
    HistoryController(QString databasePath, CurrentRecord& current, MessageBar& messages, QWidget* window);

    /// What is not yet saved is no history: it is saved first. The document stays until setDocument() says otherwise.
    void setDocument(PersonDocument* document); ///< the open record; null for none. Closes what was shown of another
    void showVersions(const std::optional<EntryId>& entry); ///< of the open record
    /// The open record as of any time it was saved.
    void showRecord();
    void showTrash();

Q_SIGNALS:
    void personRestored(const duovita::PersonId& id);

private:
    void loadVersions(const EntryId& entry);
    void loadMoments();
    void loadTrash();
    void retranslate(); ///< what is open
    void putBack(const TrashedEntry& gone);
    void putBack(const PersonId& id);
    void loadState(Timestamp when);
    void describeMoments(RecordHistoryDialog* shown);
    void emptyTrash();
    void prune();
    void open(QDialog* dialog);

    QString m_database;
    CurrentRecord& m_current;
    MessageBar& m_messages;
    QWidget* m_window;
    PersonDocument* m_document = nullptr;
    QPointer<QDialog> m_dialog;
    std::function<void()> m_again; ///< shows what is open anew
};

} // namespace duovita
