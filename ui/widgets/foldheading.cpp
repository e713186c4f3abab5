#include "ui/widgets/foldheading.h"

#include "ui/style/shapes.h"

#include <QPainter>

namespace duovita {

namespace {

constexpr int left = 16;
constexpr int right = 24;
constexpr int textLeft = 40;

} // namespace

FoldHeading::FoldHeading(QWidget* parent, Measure height) : QToolButton(parent), m_height(height)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FoldHeading::setSummary(const QString& words)
{
    m_summary = words;
    setAccessibleDescription(words);
    update();
}

QSize FoldHeading::sizeHint() const
{
    return {textLeft + QFontMetrics(textFont(TextSize::Normal, true)).horizontalAdvance(text()) + right,
            measure(m_height)};
}

void FoldHeading::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (underMouse())
        painter.fillRect(rect(), tone(Tone::Hover, palette()));
    painter.fillRect(0, 0, width(), 1, tone(Tone::Line, palette()));
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect arrow(left, (height() - duovita::iconSize) / 2, duovita::iconSize, duovita::iconSize);
    drawChevron(painter, arrow, isChecked() ? Qt::DownArrow : Qt::RightArrow, tone(Tone::Text2, palette()));
    painter.setFont(textFont(TextSize::Normal, true));
    painter.setPen(tone(isEnabled() ? Tone::Text : Tone::Off, palette()));
    painter.drawText(QRect(textLeft, 0, width() - textLeft - right, height()), Qt::AlignVCenter | Qt::AlignLeft,
                     text());
    const int taken = textLeft + painter.fontMetrics().horizontalAdvance(text()) + left;
    painter.setFont(textFont(TextSize::Normal));
    painter.setPen(tone(Tone::Text2, palette()));
    const QRect rest(taken, 0, width() - taken - right, height());
    painter.drawText(rest, Qt::AlignVCenter | Qt::AlignRight,
                     painter.fontMetrics().elidedText(m_summary, Qt::ElideRight, rest.width()));
    if (hasFocus()) {
        painter.setPen(QPen(tone(Tone::AccentText, palette()), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), panelRadius, panelRadius);
    }
}

} // namespace duovita
