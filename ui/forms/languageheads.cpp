#include "ui/forms/languageheads.h"

#include "core/domain/language.h"
#include "ui/forms/formgrid.h"
#include "ui/style/tokens.h"

#include <QPainter>

#include <utility>

namespace duovita {

LanguageHeads::LanguageHeads(QString title, const FormGrid& grid) : m_title(std::move(title)), m_grid(grid)
{
    setFixedHeight(measure(Measure::LanguageHeads));
    setAccessibleName(m_title);
}

void LanguageHeads::paintEvent(QPaintEvent*)
{
    constexpr int besideText = 9; // a field's padding and hairline
    constexpr int below = 4;
    QPainter painter(this);
    const int second = width() - FormGrid::rightMargin - m_grid.secondHalf() + besideText;
    const int first = m_grid.controlsLeft() + besideText;
    const int bottom = height() - below;
    const int line = lineHeight(TextSize::Small);
    painter.setFont(textFont(TextSize::Small));
    painter.setPen(tone(Tone::Text2, palette()));
    const auto draw = [&](int x, int end, const QString& text) {
        painter.drawText(QRect(x, bottom - line, end - x, line), Qt::AlignLeft | Qt::AlignVCenter, text);
    };
    draw(first, second - besideText, endonymOf(allLanguages.front()));
    draw(second, width(), endonymOf(allLanguages.back()));
    const int title = lineHeight(TextSize::Normal);
    painter.setFont(textFont(TextSize::Normal, true));
    painter.setPen(tone(Tone::Text, palette()));
    painter.drawText(QRect(FormGrid::leftMargin, bottom + 2 - title, first - FormGrid::leftMargin, title),
                     Qt::AlignLeft | Qt::AlignVCenter, m_title);
}

} // namespace duovita
