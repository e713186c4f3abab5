#include "core/typeset/blocks.h"

#include "core/typeset/drawntext.h"

#include <algorithm>

namespace duovita {

namespace {

/// Removes the word for the present if a dash precedes it: "2021.04 –" needs no language. That word may be one that the
/// person chose.
StyledText withoutWordAtEnd(const StyledText& text)
{
    const auto isDigit = [](QChar c) { return c.isDigit(); };
    const auto lastDigit = std::find_if(text.text.rbegin(), text.text.rend(), isDigit);
    const qsizetype length = text.text.indexOf(u'\u2013', std::distance(lastDigit, text.text.rend())) + 1;
    if (length == 0)
        return text;
    return text.between(0, length);
}

} // namespace

/// Sets the title in the column and its date beside it on the spine. There the date is only a drawing: each column has
/// it as text in its own language, so that readers of either column miss nothing.
void FlowBuilder::addHeadBesideSpine(const ContentHeadLine& head, bool first)
{
    addBlock(BlockRole::EntryHead);
    const StyledText date = dateText(head.right);
    const qsizetype start = m_flow.lines.size();
    const StyledText words = head.left.isEmpty() ? date : headText(head.left, first);
    addLines(set(words, m_area.width, Alignment::Left), m_design.body, m_area.left);
    if (head.right.isEmpty() || head.left.isEmpty() || start == m_flow.lines.size())
        return;
    if (!m_entry || !m_spine->elsewhere.contains(*m_entry))
        drawOnSpine(date, m_flow.lines[start]);
    addSilentDate(date, m_flow.lines.last());
}

/// Places hidden text at the column's right edge, or after anything that extends beyond it.
void FlowBuilder::addSilentDate(const StyledText& date, FlowLine& line)
{
    constexpr double room = 10;
    constexpr double least = 4;
    const double end = rightEdge(line.runs);
    const double edge = m_area.left + m_area.width;
    const double from = std::clamp(edge - room, end + 1, end + dateGapEm * m_design.body.size);
    const double right = std::max(edge, from + least);
    const QList<GlyphRun> runs = hiddenRuns(date, std::max(from, right - widthOf(date)), right);
    if (runs.isEmpty() || line.runs.isEmpty())
        return;
    line.runs += spaceBetween(runs.front(), end, runs.front().origin.x());
    line.runs += runs;
}

/// Draws the date centred between the columns, beside `line`. All dates are made smaller if a range of two months would
/// come too near the columns.
void FlowBuilder::drawOnSpine(const StyledText& date, FlowLine& line)
{
    constexpr double air = 2;
    constexpr double wanted = 8;
    constexpr double smallest = 0.8;
    StyledText text = withoutWordAtEnd(date);
    StyledText widest;
    if (!text.pieces.isEmpty())
        widest.append(QStringLiteral("0000.00 \u2013 0000.00"), text.pieces.front().style);
    const double size = (m_spine->width - 2 * wanted) / std::max(widthOf(widest), 1.0);
    for (StyledText::Piece& piece : text.pieces)
        piece.style.size *= std::clamp(size, smallest, 1.0);
    const QList<SetLine> lines = setText(text, m_spine->width - 2 * air, Alignment::Center, false).lines;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QPointF at(m_spine->left + air, static_cast<double>(i) * m_design.body.leading);
        line.shapes += drawingOf(lines[i].runs, at);
    }
}

} // namespace duovita
