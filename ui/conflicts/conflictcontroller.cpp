#include "ui/conflicts/conflictcontroller.h"

#include "ui/conflicts/conflictdialog.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/messagebar.h"
#include "ui/widgets/retranslation.h"

#include <QCoreApplication>
#include <QEvent>

#include <chrono>

namespace duovita {

ConflictController::ConflictController(MessageBar& messages, QWidget* window)
    : QObject(window), m_messages(messages), m_window(window)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(std::chrono::milliseconds(1500));
    connect(&m_rest, &QTimer::timeout, this, &ConflictController::comeUp);
    QCoreApplication::instance()->installEventFilter(this);
    new LanguageWatch(m_window, this, [this] { retranslate(); });
}

/// Each key press postpones the dialog, which would otherwise receive the next one.
bool ConflictController::eventFilter(QObject* watched, QEvent* event)
{
    if (m_rest.isActive() && (event->type() == QEvent::KeyPress || event->type() == QEvent::InputMethod))
        m_rest.start();
    return QObject::eventFilter(watched, event);
}

void ConflictController::follow(CurrentRecord& current)
{
    connect(&current, &CurrentRecord::opened, this, [this, &current] { setRecord(current.get()); });
    connect(&current, &CurrentRecord::closing, this, [this] { setRecord(nullptr); });
    connect(&current, &CurrentRecord::flushed, this, &ConflictController::show); // if the conflict prevents saving
}

void ConflictController::setRecord(OpenRecord* record)
{
    delete m_dialog;
    m_rest.stop();
    m_choices.clear();
    m_cameUp = false;
    if (m_record)
        m_record->autosave.disconnect(this);
    m_record = record;
    if (!record)
        return;
    connect(&record->autosave, &Autosave::stateChanged, this, &ConflictController::stateChanged);
    connect(&record->autosave, &Autosave::merged, this, [this](int taken) {
        m_messages.show(tr("%n change(s) by somebody else were merged into this record.", nullptr, taken));
    });
}

bool ConflictController::isConflicted() const
{
    return m_record && m_record->autosave.conflict();
}

void ConflictController::stateChanged()
{
    if (!isConflicted()) {
        if (!m_message.isEmpty() && m_messages.text() == m_message)
            m_messages.hide();
        m_message.clear();
        m_rest.stop();
        m_choices.clear();
        m_cameUp = false;
        return;
    }
    m_message = tr("Not saved: somebody else has changed the same fields in this record. You can go on editing.");
    m_messages.show(m_message, tr("Compare…"), [this] { show(); });
    if (!m_cameUp && !m_rest.isActive())
        m_rest.start();
}

void ConflictController::makeDialog()
{
    if (!m_dialog)
        m_dialog = new ConflictDialog(m_record->autosave, m_record->document, m_choices, m_window);
    m_cameUp = true;
    m_rest.stop();
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void ConflictController::comeUp()
{
    if (isConflicted())
        makeDialog();
}

void ConflictController::show()
{
    if (!isConflicted())
        return;
    makeDialog();
    m_dialog->focusFirstChoice();
}

void ConflictController::retranslate()
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
