#pragma once

#include "core/editing/autosave.h"

#include <QPointer>
#include <QTimer>

namespace duovita {

class ConflictDialog;
class CurrentRecord;
class MessageBar;
struct OpenRecord;

/// Reports changes that others made to the open record, and lets the user resolve conflicts with them.
class ConflictController : public QObject {
    Q_OBJECT

public:
    ConflictController(MessageBar& messages, QWidget* window);

    void follow(CurrentRecord& current);
    bool isConflicted() const;
    /// Shows the dialog with the fields in conflict, if there are any.
    void show();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setRecord(OpenRecord* record); ///< null for none; must live until replaced
    void retranslate();                 ///< the open dialog, before anything was chosen in it
    void stateChanged();
    void comeUp();
    void makeDialog();

    MessageBar& m_messages;
    QWidget* m_window;
    OpenRecord* m_record = nullptr;
    QPointer<ConflictDialog> m_dialog;
    ConflictChoices m_choices; ///< kept when the user decides later
    QTimer m_rest;             ///< waits for a pause in typing, because the dialog takes the focus
    bool m_cameUp = false;     ///< the dialog has opened by itself for this conflict; it does so only once
    QString m_message;         ///< the message shown about the conflict
};

} // namespace duovita
