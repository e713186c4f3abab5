#include "ui/shell/savestate.h"

#include "core/messages/errorwords.h"
#include "ui/server/servercontroller.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/messagebar.h"
#include "ui/style/roles.h"

#include <QEvent>

namespace duovita {

SaveState::SaveState(CurrentRecord& current, const ServerController& server, MessageBar& messages, QWidget* window)
    : QLabel(window), m_current(current), m_server(server), m_messages(messages)
{
    setObjectName(QStringLiteral("saveState"));
    setTextLook(*this, Tone::Text2, TextSize::Small);
    constexpr int gap = 8;
    setContentsMargins(gap, 0, gap + gridStep, 0);
    connect(&m_current, &CurrentRecord::saveStateChanged, this, &SaveState::refresh);
    connect(&m_current, &CurrentRecord::opened, this, &SaveState::refresh);
    connect(&m_current, &CurrentRecord::left, this, &SaveState::refresh);
}

void SaveState::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void SaveState::refresh()
{
    if (!m_current) {
        clear();
        return;
    }
    switch (m_current.autosave().state()) {
    case Autosave::State::Saved:
        setText(tr("Saved ✓"));
        if (!m_notSaved.isEmpty() && m_messages.text() == m_notSaved)
            m_messages.hide();
        m_notSaved.clear();
        break;
    case Autosave::State::Unsaved:
    case Autosave::State::Saving:
        setText(tr("Saving…"));
        break;
    case Autosave::State::Conflicted: // the controller says it
        setText(tr("Not saved: conflicts"));
        break;
    case Autosave::State::Failed:
        setText(tr("Not saved"));
        if (!m_server.isAway())
            sayNotSaved();
        break;
    }
}

QString SaveState::notSavedWords() const
{
    QString text = describe(*m_current.autosave().error());
    if (m_current.autosave().isTryingAgain())
        text += u' ' + tr("What you type is kept here, and saved as soon as that is over.");
    if (const QString kept = m_current.autosave().keptIn(); !kept.isEmpty())
        text += u' ' + tr("What is not saved is kept in %1, to be imported.").arg(kept);
    return text;
}

/// It goes on being tried: said once, so that who closes the message is left in peace.
void SaveState::sayNotSaved()
{
    const QString text = notSavedWords();
    if (text == m_notSaved)
        return;
    m_notSaved = text;
    m_messages.show(text, tr("Try again"), [this] {
        m_notSaved.clear();
        m_current.autosave().saveNow();
    });
}

bool SaveState::mayClose()
{
    const Result<void> saved = m_current.flush();
    if (saved || (m_leaving && m_current.isKept()))
        return true;
    if (m_current.isKept())
        m_messages.show(notSavedWords(), tr("Close"), [this] {
            m_leaving = true;
            window()->close();
        });
    else if (!m_current.autosave().conflict())
        m_messages.show(describe(saved.error()), tr("Try again"), [this] { window()->close(); });
    return false;
}

} // namespace duovita
