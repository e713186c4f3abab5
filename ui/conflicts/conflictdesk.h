#pragma once

#include "core/editing/autosave.h"

#include <QPointer>

class QDialog;

namespace duovita {

class MessageBar;
struct OpenRecord;

/// Says when somebody else's changes have come into the open record, and lets a person decide where they conflict.
class ConflictDesk : public QObject {
    Q_OBJECT

public:
    ConflictDesk(MessageBar& messages, QWidget* window);

    void setRecord(OpenRecord* record); ///< null for none; the record stays until this says otherwise
    bool isConflicted() const;
    /// The fields in conflict; nothing if there are none.
    void show();
    void retranslate(); ///< what is open, in the interface's new language; nothing is chosen in it yet

private:
    void stateChanged();

    MessageBar& m_messages;
    QWidget* m_window;
    OpenRecord* m_record = nullptr;
    QPointer<QDialog> m_dialog;
    QString m_said; ///< the message about the conflict
};

} // namespace duovita
