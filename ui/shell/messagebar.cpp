#include "ui/shell/messagebar.h"

#include "core/editing/persondocument.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace duovita {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_action(new QPushButton(this)), m_more(new QPushButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setFrameShape(QFrame::StyledPanel);
    m_text->setTextFormat(Qt::PlainText); // names and texts of people are in it
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_more->setObjectName(QStringLiteral("messageBar.more"));
    m_more->hide();
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
    layout->addWidget(m_more);
    layout->addWidget(m_action);
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_action, &QPushButton::clicked, this, [this] {
        const auto act = m_act; // what it does may show another message
        hide();
        if (act)
            act();
    });
    connect(m_more, &QPushButton::clicked, this, &MessageBar::showWhole);
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

/// Of all of its lines, in the width that it has.
int MessageBar::wholeHeight()
{
    sayIn(false);
    const int width = m_end->mapTo(parentWidget(), QPoint()).x() - m_strip->mapTo(parentWidget(), QPoint()).x();
    return qMax(lineHeight(), heightForWidth(width));
}

/// Whether the cursor is in so much above the strip as that would take: what one is typing in is neither covered nor
/// pushed away.
bool MessageBar::isCursorIn(int height) const
{
    const QWidget* focus = QApplication::focusWidget();
    if (!focus || focus->window() != window() || isAncestorOf(focus))
        return false;
    const QRect strip(m_strip->mapTo(window(), QPoint()), m_strip->size());
    const QRect room(strip.x(), strip.y() - height, strip.width(), height);
    return room.intersects(QRect(focus->mapTo(window(), QPoint()), focus->size()));
}

void MessageBar::place()
{
    if (!m_strip || !m_end || !isVisibleTo(parentWidget()))
        return;
    if (m_whole)
        m_more->hide();
    const int whole = wholeHeight();
    const bool oneLine = !m_whole && whole > lineHeight();
    m_more->setVisible(oneLine);
    sayIn(oneLine);
    m_strip->setFixedHeight(oneLine ? lineHeight() : whole);
    const QPoint corner = m_strip->mapTo(parentWidget(), QPoint());
    setGeometry(QRect(corner, QSize(m_end->mapTo(parentWidget(), QPoint()).x() - corner.x(), m_strip->height())));
    raise();
}

void MessageBar::showWhole()
{
    m_whole = true;
    place();
    focusAction();
}

void MessageBar::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    if (m_strip && !isVisibleTo(parentWidget()))
        m_strip->setFixedHeight(lineHeight());
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

void MessageBar::hideWithNextEdit(const PersonDocument& document, const QString& said)
{
    connect(
        &document, &PersonDocument::changed, this,
        [this, said] {
            if (text() == said)
                hide();
        },
        Qt::SingleShotConnection);
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
    m_more->setText(tr("More"));
    m_more->hide();
    setVisible(true);
    layout()->activate();
    m_whole = !m_strip || !m_end || !isCursorIn(wholeHeight() - lineHeight());
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
