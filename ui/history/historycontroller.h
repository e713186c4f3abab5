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

/// Shows the history of the open record and the store's trash, and restores items from them.
class HistoryController : public QObject {
    Q_OBJECT

public:
    HistoryController(QString databasePath, CurrentRecord& current, MessageBar& messages, QWidget* window);

    /// Saves pending changes first, because only stored revisions are history. The document must live until replaced.
    void setDocument(PersonDocument* document); ///< the open record; null for none. Closes dialogs about another
    void showVersions(const std::optional<EntryId>& entry); ///< of an entry of the open record
    /// Shows the open record as of any revision.
    void showRecord();
    void showTrash();

Q_SIGNALS:
    void personRestored(const duovita::PersonId& id);

private:
    void loadVersions(const EntryId& entry);
    void loadMoments();
    void loadTrash();
    void retranslate(); ///< the open dialog
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
    std::function<void()> m_again; ///< reloads the open dialog
};

} // namespace duovita
