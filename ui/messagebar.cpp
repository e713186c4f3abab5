#include "ui/messagebar.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace duovita {

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), m_text(new QLabel(this)), m_action(new QPushButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setFrameShape(QFrame::StyledPanel);
    m_text->setTextFormat(Qt::PlainText); // names and texts of people are in it
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton(this);
    m_close = close;
    close->setObjectName(QStringLiteral("messageBar.close"));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::StrongFocus);
    close->setText(QStringLiteral("✕"));
    close->setAccessibleName(tr("Close the message"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 2, 6, 2);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_action);
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_action, &QPushButton::clicked, this, [this] {
        const auto act = m_act; // what it does may show another message
        hide();
        if (act)
            act();
    });
    connect(qApp, &QApplication::focusChanged, this, &MessageBar::place);
    hide();
}

void MessageBar::standIn(QWidget& strip, QWidget& end)
{
    m_strip = &strip;
    m_end = &end;
    for (QWidget* widget : {&strip, &end})
        widget->installEventFilter(this);
}

int MessageBar::lineHeight() const
{
    const QMargins margins = layout()->contentsMargins();
    return m_action->sizeHint().height() + margins.top() + margins.bottom() + 2 * frameWidth();
}

bool MessageBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::LayoutRequest)
        place();
    return QFrame::eventFilter(watched, event);
}

/// Whether the cursor is in what would be under it.
bool MessageBar::covers(const QRect& room) const
{
    const QWidget* focus = QApplication::focusWidget();
    if (!focus || focus->window() != window() || isAncestorOf(focus))
        return false;
    return room.intersects(
        QRect(focus->mapTo(window(), QPoint()), focus->size()).translated(-parentWidget()->mapTo(window(), QPoint())));
}

void MessageBar::place()
{
    if (!m_strip || !m_end || !isVisibleTo(parentWidget()))
        return;
    const QRect strip(m_strip->mapTo(parentWidget(), QPoint()), m_strip->size());
    const int width = m_end->mapTo(parentWidget(), QPoint()).x() - strip.x();
    sayIn(false); // the height is that of all
    const int height = qMax(strip.height(), heightForWidth(width));
    const QRect whole(strip.x(), strip.bottom() + 1 - height, width, height);
    const QRect line(strip.x(), strip.y(), width, strip.height());
    const bool oneLine = height > strip.height() && covers(whole.adjusted(0, 0, 0, -strip.height()));
    setGeometry(oneLine ? line : whole);
    sayIn(oneLine);
    raise();
}

/// A line cut through its middle says nothing: what has no room is an ellipsis, and the tool tip has all.
void MessageBar::sayIn(bool oneLine)
{
    layout()->activate();
    QString text = m_said;
    if (oneLine)
        text =
            m_text->fontMetrics().elidedText(text.replace(u'\n', u' '), Qt::ElideRight, m_text->contentsRect().width());
    if (m_text->text() != text) // setting it would take a selection away
        m_text->setText(text);
}

void MessageBar::show(const QString& text, Stay stay)
{
    show(text, {}, {}, stay);
}

void MessageBar::pass()
{
    if (m_stay == Stay::Passing)
        hide();
}

void MessageBar::show(const QString& text, const QString& actionText, const std::function<void()>& action, Stay stay)
{
    m_stay = stay;
    m_said = text;
    m_text->setText(text);
    m_text->setToolTip(text);
    setAccessibleName(text);
    m_action->setText(actionText);
    m_action->setVisible(!actionText.isEmpty());
    m_act = action;
    setVisible(true);
    layout()->activate();
    place();
    QAccessibleEvent said(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

void MessageBar::focusAction()
{
    (m_action->isVisible() ? m_action : m_close)->setFocus(Qt::ShortcutFocusReason);
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

/// What was said in the other language has been read.
void MessageBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        hide();
}

QString MessageBar::text() const
{
    return isVisible() ? m_said : QString();
}

} // namespace duovita
