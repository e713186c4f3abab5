#include "core/typeset/blocks.h"
#include "core/typeset/factlabel.h"

#include "core/content/languagelevel.h"

#include <algorithm>

namespace duovita {

/// The width of the section's label column: at least the template's, wide enough that no label is broken, and that of a
/// column of dates if it fits into that. Returns 0 if it would take too much of the line.
double FlowBuilder::labelColumnOf(const ContentSection& section)
{
    constexpr double mostOfLine = 0.4;
    double widest = 0;
    for (const ContentEntry& entry : section.entries) {
        for (const ContentParagraph& paragraph : entry.paragraphs) {
            ContentLine rest = paragraph.line;
            widest = std::max(widest, widthOf(styledLabel(takeSkillLabel(rest), m_design.body)));
        }
    }
    widest += dateGapEm * m_design.body.size / 2 + 1;
    if (axis() > 0 && m_design.skills != Template::Skills::Tags)
        return widest <= axis() ? axis() : 0;
    const bool besideDates =
        !m_isSide && m_design.skills == Template::Skills::Labels && m_design.dates == Template::Dates::Left;
    const double least = std::max(widest, m_design.labelColumn);
    // Beside a column of dates, two edges of text a few millimetres apart would look like a slip.
    const double width = besideDates && least <= m_design.dateColumn ? m_design.dateColumn : least;
    return width <= mostOfLine * m_area.width ? width : 0;
}

/// Sets the label in its own column and the rest beside it.
void FlowBuilder::addLabelledSkill(const ContentParagraph& paragraph)
{
    ContentLine rest = paragraph.line;
    const ContentLine label = takeSkillLabel(rest);
    const double column = axis() > 0 ? 0 : m_area.left;
    const double width = m_labelColumn;
    const bool above = m_isSide || m_design.skills == Template::Skills::Blocks;
    if (label.isEmpty() || rest.isEmpty() || (!above && width <= 0))
        return addParagraph(paragraph, true);
    if (above)
        return addSkillBelowLabel(label, rest);
    const QList<FlowLine> before = std::exchange(m_flow.lines, {});
    addBlock(BlockRole::Paragraph);
    const double gap = dateGapEm * m_design.body.size / 2;
    addLines(set(styledLabel(label, m_design.body), width - gap, Alignment::Left), m_design.body, column);
    for (FlowLine& line : m_flow.lines)
        line.keepWithNext = true;
    const QList<FlowLine> labels = std::exchange(m_flow.lines, {});
    const Area whole = m_area;
    m_area = {column + width, m_area.left + m_area.width - column - width};
    const int block = static_cast<int>(m_flow.blocks.size()) - 1;
    addLines(set(styled(rest, m_design.body), m_area.width, Alignment::Left, true), m_design.body, m_area.left);
    for (FlowLine& line : m_flow.lines)
        line.block = block; // a single paragraph for the reader
    m_area = whole;
    m_flow.lines = before + sideBySide(labels, m_flow.lines);
}

/// The label as drawn, without the punctuation that joins it to the rest. That stays as hidden text for screen readers,
/// which do not see the layout.
StyledText FlowBuilder::styledLabel(const ContentLine& label, const Template::Type& type)
{
    StyledText words = styled(label, type);
    if (label.isEmpty() || label.last().source.field != Field::None)
        return words;
    constexpr double tiny = 0.1; // takes no visible space
    const qsizetype length = label.last().text.size();
    restyle(words, words.text.size() - length, length, [](TextStyle& style) {
        style.hidden = true;
        style.size *= tiny;
    });
    return words;
}

/// Sets the label on its own line, without the punctuation that joins it to the rest.
void FlowBuilder::addSkillBelowLabel(const ContentLine& label, const ContentLine& rest)
{
    addBlock(BlockRole::Paragraph);
    const qsizetype start = m_flow.lines.size();
    addLines(set(styledLabel(label, m_design.body), m_area.width, Alignment::Left), m_design.body, m_area.left);
    addLines(set(styled(rest, m_design.body), m_area.width, Alignment::Left, true), m_design.body, m_area.left);
    if (start == m_flow.lines.size())
        return;
    m_flow.lines[start].keepWithNext = true;
    if (m_design.levelDots)
        addLevelDots(label, rest, m_flow.lines[start]);
}

/// Draws dots for the level at the right edge of a language's name. The level in words stays below it.
void FlowBuilder::addLevelDots(const ContentLine& label, const ContentLine& rest, FlowLine& line)
{
    constexpr double radius = 2.5;
    constexpr double pitch = 7.6;
    const std::optional<int> level = languageLevel(plainText(rest));
    if (!level || label.isEmpty() || label.front().source.field != Field::Language)
        return;
    const double y = -(writesHan(m_language) ? hanMiddle : latinMiddle) * m_design.body.size;
    for (int i = 0; i < highestLanguageLevel; ++i) {
        LayoutShape dot;
        const double x = m_area.left + m_area.width - radius - (highestLanguageLevel - 1 - i) * pitch;
        dot.path.addEllipse(QPointF(x, y), radius, radius);
        dot.fill = i < *level ? m_design.accentColor : m_design.lineColor;
        line.shapes += dot;
    }
}

} // namespace duovita
