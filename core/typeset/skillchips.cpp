#include "core/typeset/blocks.h"
#include "core/typeset/factlabel.h"

#include <algorithm>

namespace duovita {

namespace {

// A chip is the frame around one item of a skill.
constexpr double chipSize = 0.93;   // the size of its text, relative to the text around the chip
constexpr double chipHeight = 1.38; // as a multiple of the size of its text
constexpr double padding = 4.5;     // points at the left and right of its text
constexpr double besideGap = 3.5;   // points between chips
constexpr double belowGap = 2.5;    // points between lines of chips
constexpr double radius = 2.5;      // of its corners, in points
constexpr double frame = 0.5;       // points
constexpr double tint = 0.05;       // share of the accent colour on white

QColor tinted(const QColor& color)
{
    const auto mixed = [](int part) { return static_cast<int>(255 - (255 - part) * tint); };
    return QColor(mixed(color.red()), mixed(color.green()), mixed(color.blue()));
}

/// Removes the separator at the end of an item and returns it.
QString takeSeparator(QString& item)
{
    qsizetype length = item.size();
    while (length > 0 &&
           (item[length - 1].isSpace() || QStringView(u",;\u3001\uff0c\uff1b").contains(item[length - 1])))
        --length;
    const QString separator = item.sliced(length);
    item.truncate(length);
    return separator;
}

} // namespace

FlowLine FlowBuilder::skillChipLine() const
{
    FlowLine line;
    line.row = m_row;
    line.block = static_cast<int>(m_flow.blocks.size()) - 1;
    line.size = m_design.body.size;
    line.leading = std::max(m_design.body.leading, chipHeight * chipSize * m_design.body.size + belowGap);
    return line;
}

/// Draws an item as a chip and returns its right end.
double FlowBuilder::addSkillChip(const StyledText& text, double left, FlowLine& line)
{
    const double size = chipSize * m_design.body.size;
    const double width = widthOf(text);
    constexpr double middle = 0.36; // share of the size: half the height of capitals and figures
    LayoutShape box;
    const double top = -middle * size - chipHeight * size / 2;
    box.path.addRoundedRect(QRectF(left, top, width + 2 * padding, chipHeight * size), radius, radius);
    box.fill = tinted(m_design.accentColor);
    box.stroke = m_design.lineColor;
    box.width = frame;
    line.shapes += box;
    // A single line: a point more than its width keeps rounding from breaking it.
    for (const SetLine& set : this->set(text, width + 1, Alignment::Left).mid(0, 1)) {
        for (GlyphRun run : set.runs) {
            run.origin.rx() += left + padding;
            line.runs += run;
        }
    }
    return left + width + 2 * padding;
}

/// Draws each item of a skill as a chip, beside the label. Text that is not a list, or has an item wider than a line,
/// is set as plain text.
void FlowBuilder::addSkillChips(const ContentParagraph& paragraph)
{
    ContentLine rest = paragraph.line;
    const ContentLine label = takeSkillLabel(rest);
    const double column = m_area.left + (label.isEmpty() ? 0 : m_labelColumn);
    const double right = m_area.left + m_area.width;
    const bool oneStyle = rest.size() == 1;
    const QStringList items = oneStyle ? itemsOfList(rest.front().text) : QStringList();
    const auto styledItem = [&](QString text) {
        ContentRun run = rest.front();
        run.text = std::move(text);
        StyledText styledText = styled({run}, m_design.body);
        for (StyledText::Piece& piece : styledText.pieces)
            piece.style.size *= chipSize;
        return styledText;
    };
    const auto fits = [&](QString item) {
        takeSeparator(item);
        const double width = widthOf(styledItem(item));
        return width > 0 && width + 2 * padding <= right - column;
    };
    if (items.size() < 2 || (!label.isEmpty() && m_labelColumn <= 0) || !std::all_of(items.begin(), items.end(), fits))
        return addParagraph(paragraph, true);

    addBlock(BlockRole::Paragraph);
    FlowLine line = skillChipLine();
    // A single line: labelColumnOf() makes the column wide enough.
    for (const SetLine& set : set(styledLabel(label, m_design.body), column - m_area.left, Alignment::Left).mid(0, 1)) {
        line.runs = set.runs;
        for (GlyphRun& run : line.runs)
            run.origin.rx() += m_area.left;
    }
    double left = column;
    StyledText separator; // after the previous chip, as hidden text
    for (QString item : items) {
        const QString trailingSeparator = takeSeparator(item);
        const StyledText text = styledItem(item);
        const double end = left + widthOf(text) + 2 * padding;
        if (!separator.text.isEmpty() && end > right) {
            line.runs +=
                hiddenRuns(separator, rightEdge(line.runs) + padding, rightEdge(line.runs) + padding + besideGap);
            line.keepWithNext = true;
            m_flow.lines += line;
            line = skillChipLine();
            left = column;
        } else if (!separator.text.isEmpty()) {
            line.runs += hiddenRuns(separator, left - besideGap, left + padding);
        }
        left = addSkillChip(text, left, line) + besideGap;
        separator = styledItem(trailingSeparator);
    }
    if (!separator.text.isEmpty()) // the list ends with a separator
        line.runs += hiddenRuns(separator, left - besideGap, left);
    m_flow.lines += line;
}

} // namespace duovita
