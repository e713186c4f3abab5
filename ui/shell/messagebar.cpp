#include "ui/shell/messagebar.h"

#include "core/editing/persondocument.h"
#include "ui/presentation/icons.h"
#include "ui/style/roles.h"
#include "ui/style/shapes.h"
#include "ui/widgets/elidedlabel.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <chrono>

namespace duovita {

namespace {

constexpr int widest = 560;
constexpr int wholeWidth = 320; // width of the popup with the full message
constexpr int gap = 4;
constexpr std::chrono::milliseconds shortest{8000};
constexpr std::chrono::milliseconds eachCharacter{60}; // for slow readers

/// Shows a whole message, which can be read and copied, until the user goes on.
class WholeMessage : public QFrame {
public:
    WholeMessage(const QString& text, QWidget* parent) : QFrame(parent, Qt::Popup)
    {
        setObjectName(QStringLiteral("messageBar.whole"));
        setAttribute(Qt::WA_DeleteOnClose);
        setFrameShape(QFrame::StyledPanel);
        setGround(*this, Tone::Raised);
        auto* label = new QLabel(text, this);
        label->setTextFormat(Qt::PlainText); // names and texts of people must not be read as markup
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        label->setMinimumWidth(wholeWidth);
        auto* layout = new QHBoxLayout(this);
        constexpr int margin = 12;
        layout->setContentsMargins(margin, margin, margin, margin);
        layout->addWidget(label);
    }
};

QString onOneLine(const QString& text)
{
    QString line;
    for (const QString& part : text.split(u'\n')) {
        if (line.endsWith(u'.'))
            line += u' ';
        else if (!line.isEmpty() && !line.endsWith(u'。'))
            line += QStringLiteral(" · ");
        line += part;
    }
    return line;
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_text(new ElidedLabel(this)), m_sign(new QLabel(this)), m_action(new QPushButton(this)),
      m_more(new QPushButton(this)), m_read(new QTimer(this))
{
    setObjectName(QStringLiteral("messageBar"));
    m_sign->setObjectName(QStringLiteral("messageBar.sign"));
    m_sign->hide();
    m_text->setTextInteractionFlags(Qt::NoTextInteraction);
    m_text->setMaximumWidth(widest);
    m_action->setObjectName(QStringLiteral("messageBar.action"));
    setRole(*m_action, Role::Link);
    m_more->setObjectName(QStringLiteral("messageBar.more"));
    setRole(*m_more, Role::Link);
    m_more->hide();
    auto* close = new QToolButton(this);
    m_close = close;
    close->setObjectName(QStringLiteral("messageBar.close"));
    close->setFocusPolicy(Qt::StrongFocus);
    close->setIcon(lineIcon(QStringLiteral("close")));
    setRole(*close, Role::Flat);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    layout->addWidget(m_sign);
    layout->addWidget(m_text);
    layout->addWidget(m_more);
    layout->addWidget(m_action);
    layout->addWidget(close);
    m_read->setSingleShot(true);
    connect(m_read, &QTimer::timeout, this, &QWidget::hide);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_action, &QPushButton::clicked, this, [this] {
        const auto act = m_act; // copied: the action may show another message
        hide();
        if (act)
            act();
    });
    connect(m_more, &QPushButton::clicked, this, &MessageBar::showWhole);
    hide();
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

void MessageBar::hideWithNextEdit(const PersonDocument& document, const QString& message)
{
    connect(
        &document, &PersonDocument::changed, this,
        [this, message] {
            if (text() == message)
                hide();
        },
        Qt::SingleShotConnection);
}

void MessageBar::show(const QString& text, const QString& actionText, const std::function<void()>& action, Stay stay)
{
    m_stay = stay;
    m_failed = false;
    say(text, actionText, action);
}

void MessageBar::showFailure(const QString& text, const QString& actionText, const std::function<void()>& action)
{
    m_stay = Stay::Lasting;
    m_failed = true;
    say(text, actionText, action);
}

/// Draws the icon in the current colours.
void MessageBar::drawSign()
{
    QPixmap sign(QSize(iconSize, iconSize) * devicePixelRatio());
    sign.setDevicePixelRatio(devicePixelRatio());
    sign.fill(Qt::transparent);
    QPainter painter(&sign);
    drawIcon(painter, lineIcon(QStringLiteral("warn")), {0, 0, iconSize, iconSize}, tone(Tone::Bad, palette()), true);
    painter.end();
    m_sign->setPixmap(sign);
}

void MessageBar::say(const QString& text, const QString& actionText, const std::function<void()>& action)
{
    setTextLook(*m_text, m_failed ? Tone::Text : Tone::Text2, TextSize::Small);
    m_sign->setVisible(m_failed);
    if (m_failed)
        drawSign();
    m_whole = text;
    m_text->setText(onOneLine(text));
    m_text->setToolTip(text);
    setAccessibleName(m_failed ? tr("Failed: %1").arg(text) : text);
    m_action->setText(actionText);
    m_action->setVisible(!actionText.isEmpty());
    m_act = action;
    m_more->setText(tr("More"));
    m_close->setAccessibleName(tr("Close the message"));
    m_close->setToolTip(tr("Close the message"));
    const bool another = isVisible();
    setVisible(true);
    fit();
    if (another)
        Q_EMIT shownChanged();
    if (m_stay == Stay::Passing)
        m_read->start(std::max<std::chrono::milliseconds>(shortest, text.size() * eachCharacter));
    else
        m_read->stop();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

int MessageBar::textWidth() const
{
    return m_text->fontMetrics().horizontalAdvance(m_text->text().simplified()) + 1;
}

/// Of all that stands there besides the text, but for the button for the rest.
int MessageBar::buttonsWidth() const
{
    int width = 0;
    for (const QWidget* part : {m_close, static_cast<QWidget*>(m_action), static_cast<QWidget*>(m_sign)})
        width += part->isHidden() ? 0 : gap + part->sizeHint().width();
    return width;
}

int MessageBar::wantedWidth() const
{
    return std::min(textWidth(), widest) + buttonsWidth();
}

/// Lines break between words, so that the first of two is seldom full.
int MessageBar::leastWidth() const
{
    constexpr int percent = 65;
    return std::min(textWidth() * percent / 100, widest) + buttonsWidth();
}

/// The button for the rest stands there only if there is one.
void MessageBar::fit()
{
    const int wanted = textWidth();
    const int buttons = buttonsWidth();
    const int room = std::min(widest, m_room.isValid() ? m_room.width() - buttons : widest);
    const bool hasTwoLines = wanted > room && m_room.height() >= 2 * m_text->fontMetrics().lineSpacing();
    m_text->setMostLines(hasTwoLines ? 2 : 1);
    const bool cut = !m_text->fitsInto(room);
    m_more->setVisible(cut);
    if (!m_room.isValid())
        return;
    const int wide = std::min(m_room.width(), wantedWidth() + (cut ? gap + m_more->sizeHint().width() : 0));
    setGeometry(m_room.right() + 1 - wide, m_room.top(), wide, m_room.height());
}

void MessageBar::setRoom(const QRect& room)
{
    if (room == m_room)
        return;
    m_room = room;
    fit();
}

void MessageBar::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    Q_EMIT shownChanged();
}

void MessageBar::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    Q_EMIT shownChanged();
}

void MessageBar::showWhole()
{
    m_read->stop();
    auto* whole = new WholeMessage(m_whole, this);
    whole->adjustSize();
    QPoint corner = mapToGlobal(QPoint(0, height() + gridStep));
    corner.setX(std::min(corner.x(), window()->mapToGlobal(QPoint(window()->width(), 0)).x() - whole->width()));
    whole->move(corner);
    whole->show();
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

/// Hides a message in the previous language.
void MessageBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        hide();
    if (event->type() == QEvent::PaletteChange && m_failed)
        drawSign();
}

QString MessageBar::text() const
{
    return isVisible() ? m_whole : QString();
}

} // namespace duovita
