#pragma once

#include "core/editing/autosave.h"

#include <QPointer>
#include <QTimer>

namespace duovita {

class ConflictDialog;
class CurrentRecord;
class MessageBar;
struct OpenRecord;

/// Says when somebody else's changes have come into the open record, and lets a person decide where they conflict.
class ConflictController : public QObject {
    Q_OBJECT

public:
    ConflictController(MessageBar& messages, QWidget* window);

    void follow(CurrentRecord& current);
    bool isConflicted() const;
    /// The fields in conflict; nothing if there are none.
    void show();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setRecord(OpenRecord* record); ///< null for none; the record stays until this says otherwise
    void retranslate();                 ///< what is open; nothing is chosen in it yet
    void stateChanged();
    void comeUp();
    void makeDialog();

    MessageBar& m_messages;
    QWidget* m_window;
    OpenRecord* m_record = nullptr;
    QPointer<ConflictDialog> m_dialog;
    ConflictChoices m_choices; ///< made so far, for who decides later
    QTimer m_rest;             ///< until somebody who types has paused: the dialog takes the keys
    bool m_cameUp = false;     ///< for this conflict: it does not ask twice by itself
    QString m_said;            ///< the message about the conflict
};

} // namespace duovita
