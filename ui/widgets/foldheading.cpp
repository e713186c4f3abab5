#include "ui/widgets/foldheading.h"

#include "ui/style/shapes.h"
#include "ui/widgets/colorswatch.h"

#include <QPainter>

namespace duovita {

namespace {

constexpr int left = 16;
constexpr int right = 24;
constexpr int textLeft = 40;
constexpr int dotSize = 16;
constexpr int dotGap = 6;

} // namespace

FoldHeading::FoldHeading(QWidget* parent, Measure height) : QToolButton(parent), m_height(height)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FoldHeading::setSummary(const QString& words, const QList<QColor>& colors)
{
    m_summary = words;
    m_colors = colors;
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
    const int summaryLeft = textLeft + painter.fontMetrics().horizontalAdvance(text()) + left;
    if (m_summaryAlwaysShown || !isChecked())
        paintSummary(painter, QRect(summaryLeft, 0, width() - summaryLeft - right, height()));
    if (hasFocus()) {
        painter.setPen(QPen(tone(Tone::AccentText, palette()), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), panelRadius, panelRadius);
    }
}

/// Painted at the right edge of `area`.
void FoldHeading::paintSummary(QPainter& painter, const QRect& area) const
{
    painter.setFont(textFont(TextSize::Small));
    painter.setPen(tone(isEnabled() ? Tone::Text2 : Tone::Off, palette()));
    const int dots = static_cast<int>(m_colors.size()) * (dotSize + dotGap);
    const QString words = painter.fontMetrics().elidedText(m_summary, Qt::ElideRight, area.width() - dots);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignRight, words);
    int x = area.right() + 1 - painter.fontMetrics().horizontalAdvance(words) - dots;
    for (const QColor& color : m_colors) {
        paintColorDot(painter, QRectF(x, (height() - dotSize) / 2, dotSize, dotSize), color, palette());
        x += dotSize + dotGap;
    }
}

} // namespace duovita
