#include "ui/shell/barbuttons.h"

#include "ui/presentation/icons.h"
#include "ui/presentation/tintedicon.h"
#include "ui/style/baseline.h"
#include "ui/style/shapes.h"
#include "ui/widgets/keysign.h"

#include <QKeySequence>
#include <QPainter>
#include <QStyleOption>

namespace duovita {

namespace {

constexpr int padding = 8;
constexpr int gap = 8;
constexpr int longestName = 260; ///< pixels before the name is elided
constexpr double ring = 2;       ///< width of the focus ring

/// Paints the background of a flat button, and the focus ring.
void paintState(QPainter& painter, const QToolButton& button)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& palette = button.palette();
    const QRectF shape = button.rect();
    if (button.isDown() || button.underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tone(button.isDown() ? Tone::Press : Tone::Hover, palette));
        painter.drawRoundedRect(shape, panelRadius, panelRadius);
    }
    if (button.hasFocus()) {
        painter.setPen(QPen(tone(Tone::AccentText, palette), ring));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(shape.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2), panelRadius - 1,
                                panelRadius - 1);
    }
}

} // namespace

NameButton::NameButton(QWidget* parent) : QToolButton(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
}

void NameButton::setNames(const QString& name, const QString& other)
{
    setAccessibleName(tr("Person: %1").arg(name));
    const auto fitting = [](const QString& text, const QFont& font) {
        return QFontMetrics(font).elidedText(text, Qt::ElideRight, longestName);
    };
    const QString shown = fitting(name, textFont(TextSize::Title, true));
    const QString beside = fitting(other, textFont(TextSize::Normal));
    if (shown == m_name && beside == m_other)
        return; // called after every key: the bar need not be arranged again
    m_name = shown;
    m_other = beside;
    updateGeometry();
    update();
}

QSize NameButton::sizeHint() const
{
    const int name = QFontMetrics(textFont(TextSize::Title, true)).horizontalAdvance(m_name);
    const int other = m_other.isEmpty() ? 0 : gap + QFontMetrics(textFont(TextSize::Normal)).horizontalAdvance(m_other);
    return {padding + name + other + gap + duovita::iconSize + padding, measure(Measure::BarControl)};
}

QSize NameButton::minimumSizeHint() const
{
    return sizeHint();
}

void NameButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintState(painter, *this);
    QRect room = rect().adjusted(padding, 0, -padding - duovita::iconSize, 0);
    painter.setFont(textFont(TextSize::Title, true));
    painter.setPen(tone(Tone::Text, palette()));
    painter.drawText(room.translated(0, shiftToBaseline(painter.font(), m_name)), Qt::AlignVCenter | Qt::AlignLeft,
                     m_name);
    room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(m_name) + gap);
    painter.setFont(textFont(TextSize::Normal));
    painter.setPen(tone(Tone::Text2, palette()));
    painter.drawText(room.translated(0, shiftToBaseline(painter.font(), m_other)), Qt::AlignVCenter | Qt::AlignLeft,
                     m_other);
    const QRect arrow(width() - padding - duovita::iconSize, (height() - duovita::iconSize) / 2, duovita::iconSize,
                      duovita::iconSize);
    drawChevron(painter, arrow, Qt::DownArrow, tone(Tone::Text2, palette()));
}

SearchButton::SearchButton(QWidget* parent) : QToolButton(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
}

void SearchButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF shape = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(hasFocus() ? QPen(tone(Tone::AccentText, palette()), ring) : QPen(tone(Tone::Line, palette()), 1));
    painter.setBrush(tone(underMouse() ? Tone::Hover : Tone::Form, palette()));
    painter.drawRoundedRect(hasFocus() ? shape.adjusted(0.5, 0.5, -0.5, -0.5) : shape, panelRadius, panelRadius);
    constexpr int inset = 10;
    const QRect icon(inset, (height() - duovita::iconSize) / 2, duovita::iconSize, duovita::iconSize);
    lineIcon(QStringLiteral("search")).paint(&painter, icon);
    const QString key = QKeySequence(Qt::CTRL | Qt::Key_K).toString(QKeySequence::NativeText);
    paintKeySign(painter, rect().adjusted(0, 0, -padding, 0), key, palette());
    painter.setFont(textFont(TextSize::Normal));
    painter.setPen(tone(Tone::Text3, palette()));
    const int end = width() - padding - keySignSize(key).width() - gap;
    const QRect room(icon.right() + 1 + gap, 0, end - icon.right() - gap, height());
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

} // namespace duovita
