#include "ui/conflicts/conflictdesk.h"

#include "ui/conflicts/conflictdialog.h"
#include "ui/messagebar.h"
#include "ui/openrecord.h"

namespace duovita {

ConflictDesk::ConflictDesk(MessageBar& messages, QWidget* window)
    : QObject(window), m_messages(messages), m_window(window)
{
}

void ConflictDesk::setRecord(OpenRecord* record)
{
    delete m_dialog;
    if (m_record)
        m_record->autosave.disconnect(this);
    m_record = record;
    if (!record)
        return;
    connect(&record->autosave, &Autosave::stateChanged, this, &ConflictDesk::stateChanged);
    connect(&record->autosave, &Autosave::merged, this, [this](int taken) {
        m_messages.show(tr("%n change(s) of somebody else came into this record.", nullptr, taken));
    });
}

bool ConflictDesk::isConflicted() const
{
    return m_record && m_record->autosave.conflict();
}

void ConflictDesk::stateChanged()
{
    if (!isConflicted()) {
        if (!m_said.isEmpty() && m_messages.text() == m_said)
            m_messages.hide();
        m_said.clear();
        return;
    }
    m_said = tr("Not saved: somebody else has changed the same things in this record. Editing can go on.");
    m_messages.show(m_said, tr("Compare…"), [this] { show(); });
    if (m_dialog)
        return;
    m_dialog = new ConflictDialog(m_record->autosave, m_record->document, m_window);
    m_dialog->setAttribute(Qt::WA_ShowWithoutActivating); // somebody is typing
    m_dialog->show();
}

void ConflictDesk::show()
{
    if (!isConflicted())
        return;
    if (!m_dialog)
        m_dialog = new ConflictDialog(m_record->autosave, m_record->document, m_window);
    m_dialog->setAttribute(Qt::WA_ShowWithoutActivating, false);
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void ConflictDesk::retranslate()
{
    if (!m_dialog)
        return;
    const QRect place = m_dialog->geometry();
    delete m_dialog;
    show();
    if (m_dialog)
        m_dialog->setGeometry(place);
}

} // namespace duovita
