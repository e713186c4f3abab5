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

// In pixels.
constexpr int leftMargin = 8;
constexpr int rightMargin = 12;
constexpr int tickGap = 4; // between the tick and the text

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
        width = std::max(iconSize + tickGap + wide(tr("Saved")), wide(tr("Saving…")));
    return {leftMargin + width + rightMargin, QLabel::sizeHint().height()};
}

void SaveState::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QRect area = rect().adjusted(leftMargin, 0, -rightMargin, 0);
    const bool ticked = m_shown == Shown::Saved || (m_brief && m_shown == Shown::Saving);
    if (ticked) {
        const QRect icon(area.left(), (height() - iconSize) / 2, iconSize, iconSize);
        paintIcon(painter, icon, QStringLiteral("check"),
                  tone(m_shown == Shown::Saved ? Tone::Good : Tone::Off, palette()));
        area.setLeft(icon.right() + 1 + tickGap);
    }
    painter.setFont(font());
    painter.setPen(tone(Tone::Text2, palette()));
    if (!ticked || !m_brief)
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, text());
}

void SaveState::setShown(Shown shown, const QString& words)
{
    m_shown = shown;
    setText(words);
    setToolTip(words);
    updateGeometry();
}

void SaveState::refresh()
{
    if (!m_current) // no record is open
        return setShown(Shown::Nothing, {});
    switch (m_current.autosave().state()) {
    case Autosave::State::Saved:
        setShown(Shown::Saved, tr("Saved"));
        if (!m_reportedFailure.isEmpty() && m_messages.text() == m_reportedFailure)
            m_messages.hide();
        m_reportedFailure.clear();
        break;
    case Autosave::State::Unsaved:
    case Autosave::State::Saving:
        setShown(Shown::Saving, tr("Saving…"));
        break;
    case Autosave::State::Conflicted: // reported by ConflictController
        setShown(Shown::NotSaved, tr("Not saved: conflicts"));
        break;
    case Autosave::State::Failed:
        setShown(Shown::NotSaved, tr("Not saved"));
        if (!m_server.isUnreachable())
            reportFailure();
        break;
    }
}

QString SaveState::failureText() const
{
    QString text = describe(*m_current.autosave().error());
    if (m_current.autosave().isTryingAgain())
        text += u' ' + tr("Your changes are kept in this window and will be saved as soon as saving works again.");
    if (const QString kept = m_current.autosave().keptIn(); !kept.isEmpty())
        text += u' ' + tr("Unsaved changes are kept in %1 and can be imported.").arg(kept);
    return text;
}

/// Shows the same message only once: Autosave keeps trying, and would bring back a message that the user has closed.
void SaveState::reportFailure()
{
    const QString text = failureText();
    if (text == m_reportedFailure)
        return;
    m_reportedFailure = text;
    m_messages.showFailure(text, tr("Try again"), [this] {
        m_reportedFailure.clear();
        m_current.autosave().saveNow();
    });
}

bool SaveState::saveBeforeClosing()
{
    const Result<void> saved = m_current.flush();
    if (saved || (m_closingUnsaved && m_current.isKept()))
        return true;
    if (m_current.isKept())
        m_messages.showFailure(failureText(), tr("Close"), [this] {
            m_closingUnsaved = true;
            window()->close();
        });
    else if (!m_current.autosave().conflict())
        m_messages.showFailure(describe(saved.error()), tr("Try again"), [this] { window()->close(); });
    return false;
}

} // namespace duovita
