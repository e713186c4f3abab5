#include "ui/check/checkgroup.h"

#include "ui/presentation/tintedicon.h"
#include "ui/style/tokens.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr int arrowSize = iconSize; // QAbstractButton has an iconSize() of its own
constexpr int beforeArrow = 16;
constexpr int besideArrow = 8;
constexpr int atRight = 24;
constexpr int bodyLeft = beforeArrow + arrowSize + besideArrow;
constexpr int between = 16; ///< the least between heading and result

} // namespace

CheckHead::CheckHead(QWidget* parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void CheckHead::setResult(const QString& words)
{
    m_result = words;
    say();
}

/// One hears all that the head shows.
void CheckHead::say()
{
    setAccessibleName(m_result.isEmpty() ? text() : QString(text() + QStringLiteral(", ") + m_result));
    update();
}

bool CheckHead::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
    return QAbstractButton::event(event);
}

QSize CheckHead::sizeHint() const
{
    return {bodyLeft + atRight, measure(Measure::CheckGroup)};
}

void CheckHead::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect box = rect();
    if (underMouse() || hasFocus()) {
        const QRectF ground = QRectF(box).adjusted(8, 2, -8, -2);
        painter.setPen(hasFocus() ? QPen(tone(Tone::AccentText, palette()), 2) : QPen(Qt::NoPen));
        painter.setBrush(underMouse() ? QBrush(tone(Tone::Hover, palette())) : QBrush());
        painter.drawRoundedRect(ground.adjusted(1, 1, -1, -1), panelRadius, panelRadius);
    }
    paintFoldArrow(painter, QRect(beforeArrow, (box.height() - arrowSize) / 2, arrowSize, arrowSize), isChecked(),
                   palette());
    const QFont bold = textFont(TextSize::Normal, true);
    const int titleWidth = QFontMetrics(bold).horizontalAdvance(text());
    painter.setFont(bold);
    painter.setPen(tone(Tone::Text, palette()));
    painter.drawText(box.adjusted(bodyLeft, 0, 0, 0), Qt::AlignVCenter, text());
    const QRect right = box.adjusted(bodyLeft + titleWidth + between, 0, -atRight, 0);
    const QFont small = textFont(TextSize::Small);
    painter.setFont(small);
    painter.setPen(tone(Tone::Text2, palette()));
    painter.drawText(right, Qt::AlignVCenter | Qt::AlignRight,
                     QFontMetrics(small).elidedText(m_result, Qt::ElideRight, right.width()));
}

CheckGroup::CheckGroup(const QString& name, QWidget* parent)
    : QWidget(parent), m_head(new CheckHead(this)), m_body(new QWidget(this))
{
    m_head->setObjectName(name);
    auto* body = new QVBoxLayout(m_body);
    body->setContentsMargins(bodyLeft, 0, atRight, 8);
    body->setSpacing(8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_body);
    m_head->setChecked(true);
    connect(m_head, &QAbstractButton::toggled, this, [this](bool open) {
        m_body->setVisible(open);
        if (open)
            Q_EMIT opened();
    });
}

void CheckGroup::add(QWidget* part)
{
    m_body->layout()->addWidget(part);
}

void CheckGroup::setHeading(const QString& words)
{
    m_head->setText(words);
    m_head->setResult({});
}

bool CheckGroup::isOpen() const
{
    return m_head->isChecked();
}

} // namespace duovita
