#include "ui/shell/savestate.h"

#include "core/messages/errorwords.h"
#include "ui/presentation/tintedicon.h"
#include "ui/server/servercontroller.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/messagebar.h"
#include "ui/style/roles.h"

#include <QEvent>
#include <QPainter>

namespace duovita {

namespace {

constexpr int before = 8;
constexpr int after = 12;
constexpr int beforeWords = 4; // after the tick

} // namespace

SaveState::SaveState(CurrentRecord& current, const ServerController& server, MessageBar& messages, QWidget* window)
    : QLabel(window), m_current(current), m_server(server), m_messages(messages)
{
    setObjectName(QStringLiteral("saveState"));
    setTextLook(*this, Tone::Text2, TextSize::Small);
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

void SaveState::setBrief(bool brief)
{
    if (brief == m_brief)
        return;
    m_brief = brief;
    updateGeometry();
    update();
}

/// The same width while saving and saved, so that nothing beside it moves during typing.
QSize SaveState::sizeHint() const
{
    const auto wide = [this](const QString& words) { return fontMetrics().horizontalAdvance(words); };
    int width = iconSize;
    if (m_shown == Shown::NotSaved)
        width = wide(text());
    else if (!m_brief)
        width = std::max(iconSize + beforeWords + wide(tr("Saved")), wide(tr("Saving…")));
    return {before + width + after, QLabel::sizeHint().height()};
}

void SaveState::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QRect room = rect().adjusted(before, 0, -after, 0);
    const bool ticked = m_shown == Shown::Saved || (m_brief && m_shown == Shown::Saving);
    if (ticked) {
        const QRect icon(room.left(), (height() - iconSize) / 2, iconSize, iconSize);
        paintIcon(painter, icon, QStringLiteral("check"),
                  tone(m_shown == Shown::Saved ? Tone::Good : Tone::Off, palette()));
        room.setLeft(icon.right() + 1 + beforeWords);
    }
    painter.setFont(font());
    painter.setPen(tone(Tone::Text2, palette()));
    if (!ticked || !m_brief)
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text());
}

void SaveState::say(Shown shown, const QString& words)
{
    m_shown = shown;
    setText(words);
    setToolTip(words);
    updateGeometry();
}

void SaveState::refresh()
{
    if (!m_current)
        return say(Shown::Nothing, {});
    switch (m_current.autosave().state()) {
    case Autosave::State::Saved:
        say(Shown::Saved, tr("Saved"));
        if (!m_notSaved.isEmpty() && m_messages.text() == m_notSaved)
            m_messages.hide();
        m_notSaved.clear();
        break;
    case Autosave::State::Unsaved:
    case Autosave::State::Saving:
        say(Shown::Saving, tr("Saving…"));
        break;
    case Autosave::State::Conflicted: // reported by ConflictController
        say(Shown::NotSaved, tr("Not saved: conflicts"));
        break;
    case Autosave::State::Failed:
        say(Shown::NotSaved, tr("Not saved"));
        if (!m_server.isAway())
            sayNotSaved();
        break;
    }
}

QString SaveState::notSavedWords() const
{
    QString text = describe(*m_current.autosave().error());
    if (m_current.autosave().isTryingAgain())
        text += u' ' + tr("What you type is kept here, and saved as soon as saving works again.");
    if (const QString kept = m_current.autosave().keptIn(); !kept.isEmpty())
        text += u' ' + tr("Unsaved changes are kept in %1 and can be imported.").arg(kept);
    return text;
}

/// Autosave keeps trying: shows the same message only once, so that the user can close it.
void SaveState::sayNotSaved()
{
    const QString text = notSavedWords();
    if (text == m_notSaved)
        return;
    m_notSaved = text;
    m_messages.showFailure(text, tr("Try again"), [this] {
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
        m_messages.showFailure(notSavedWords(), tr("Close"), [this] {
            m_leaving = true;
            window()->close();
        });
    else if (!m_current.autosave().conflict())
        m_messages.showFailure(describe(saved.error()), tr("Try again"), [this] { window()->close(); });
    return false;
}

} // namespace duovita
