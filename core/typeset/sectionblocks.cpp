#include "core/typeset/blocks.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double dateGapEm = 1.5;      // between a title and its date at least
constexpr double narrowestTitle = 0.4; // of the column: a wider date goes below its title

double rightEdge(const QList<GlyphRun>& runs)
{
    return runs.isEmpty() ? 0 : runs.last().origin.x() + runs.last().width();
}

void shiftLine(SetLine& line, double shift)
{
    for (GlyphRun& run : line.runs)
        run.origin.rx() += shift;
    for (LayoutRule& rule : line.rules)
        rule.box.translate(shift, 0);
}

/// Whether any entry of a section is more than one line: then all of them stand apart.
bool hasTallEntries(const ContentSection& section)
{
    return std::any_of(section.entries.begin(), section.entries.end(), [](const ContentEntry& entry) {
        return entry.head.size() > 1 || (!entry.head.isEmpty() && !entry.paragraphs.isEmpty());
    });
}

} // namespace

/// A space set as wide as the distance it spans, so that readers find a word boundary there.
GlyphRun FlowBuilder::spaceBetween(const GlyphRun& after, double from, double to)
{
    StyledText text;
    TextStyle style = plain(m_design.body);
    style.language = after.language;
    text.append(QStringLiteral(" "), style);
    GlyphRun space = setText(text, m_width, Alignment::Left, false).lines.value(0).runs.value(0);
    space.origin = QPointF(from, 0);
    if (!space.glyphs.isEmpty())
        space.glyphs.front().advance = to - from;
    return space;
}

StyledText FlowBuilder::labelText(const ContentParagraph& paragraph) const
{
    TextStyle style = plain(m_design.body);
    if (!paragraph.line.isEmpty())
        style.source = paragraph.line.front().source;
    style.source.field = Field::None;
    StyledText label;
    label.append(paragraph.label + u' ', style);
    return label;
}

/// How far the items of a section hang: room for its widest number.
void FlowBuilder::measureLabels(const ContentSection& section)
{
    m_labelWidth = 0;
    for (const ContentEntry& entry : section.entries) {
        for (const ContentParagraph& paragraph : entry.paragraphs) {
            if (paragraph.style == HighlightStyle::Numbered)
                m_labelWidth = std::max(m_labelWidth, widthOf(labelText(paragraph)));
        }
    }
    constexpr double air = 1.5;
    m_hang = std::max(m_labelWidth + air, m_design.listIndent);
}

void FlowBuilder::addSectionTitle(const ContentSection& section)
{
    addBlock(BlockRole::SectionTitle, 0, plainText(section.title));
    const qsizetype first = m_flow.lines.size();
    addLines(set(styled(section.title, m_design.section, true), m_width, Alignment::Left), m_design.section, 0);
    if (first == m_flow.lines.size())
        return;
    for (qsizetype i = first; i < m_flow.lines.size(); ++i)
        m_flow.lines[i].keepWithNext = true;
    m_flow.lines.last().ruleBelow = m_design.ruleWidth;
    m_flow.lines.last().spaceAfter = m_design.ruleGap + m_design.sectionSpaceAfter;
}

void FlowBuilder::addSection(const ContentSection& section)
{
    m_section = section.id;
    m_entry.reset();
    addSectionTitle(section);
    measureLabels(section);
    const double between = hasTallEntries(section) ? m_design.entry.spaceBefore : m_design.itemSpaceBefore;
    const qsizetype body = m_flow.lines.size();
    for (const ContentEntry& entry : section.entries) {
        m_entry = entry.id;
        const qsizetype start = m_flow.lines.size();
        addEntry(section, entry);
        if (start < m_flow.lines.size()) // the section's own distance is enough for its first
            m_flow.lines[start].spaceBefore = start == body ? 0 : between;
    }
    // A heading keeps with the two lines after it.
    if (body + 1 < m_flow.lines.size())
        m_flow.lines[body].keepWithNext = true;
    m_section.reset();
    m_entry.reset();
}

void FlowBuilder::addEntry(const ContentSection& section, const ContentEntry& entry)
{
    const qsizetype start = m_flow.lines.size();
    for (qsizetype i = 0; i < entry.head.size(); ++i)
        addHeadLine(entry.head[i], i == 0);
    // The head's lines stay together, and with the first line below them.
    const qsizetype last = m_flow.lines.size() - 1;
    for (qsizetype i = start; i <= last; ++i)
        m_flow.lines[i].keepWithNext = i < last || !entry.paragraphs.isEmpty();
    const bool listOfFacts = section.kind == SectionKind::Skill || section.kind == SectionKind::Language;
    for (qsizetype i = 0; i < entry.paragraphs.size(); ++i)
        addParagraph(entry.paragraphs[i], i == 0 && (entry.head.isEmpty() || listOfFacts));
}

/// Title left and date right on one baseline. A title of several lines keeps the date beside its first.
void FlowBuilder::addHeadLine(const ContentHeadLine& head, bool first)
{
    addBlock(BlockRole::EntryHead);
    const Template::Type& type = m_design.body;
    // Italics tell the second line from the first where letters can slant; among upright Han they would be stray.
    const bool emphasis = !first && factsOf(m_language).spacesBetweenWords;
    QList<SetLine> date = set(styled(head.right, type, false, emphasis), m_width, Alignment::Left);
    const double left = date.isEmpty() ? m_width : m_width - date.front().width;
    const bool fits = date.size() <= 1 && (left > m_width * narrowestTitle || head.left.isEmpty());
    const double titleWidth = date.isEmpty() || !fits ? m_width : left - dateGapEm * type.size;
    const QList<SetLine> title = set(styled(head.left, type, false, emphasis), titleWidth, Alignment::Left);
    addLines(title, type, 0);
    if (date.isEmpty())
        return;
    if (fits)
        shiftLine(date.front(), left);
    if (fits && title.size() == 1) {
        FlowLine& line = m_flow.lines.last();
        line.runs += spaceBetween(date.front().runs.front(), rightEdge(line.runs), left);
        line.runs += date.front().runs;
        line.rules += date.front().rules;
        return;
    }
    addLines(date, type, 0);
    // Read after the whole title, seen beside its first line.
    if (fits && !title.isEmpty())
        m_flow.lines.last().overlays = static_cast<int>(title.size());
}

void FlowBuilder::addParagraph(const ContentParagraph& paragraph, bool first)
{
    const bool item = paragraph.style != HighlightStyle::Paragraph;
    addBlock(item ? BlockRole::ListItem : BlockRole::Paragraph, paragraph.level);
    const double left = paragraph.level * m_design.listIndent;
    const double hang = item ? left + m_hang : left;
    Template::Type type = m_design.body;
    type.spaceBefore = first ? 0 : m_design.itemSpaceBefore;
    const bool justified = !factsOf(m_language).spacesBetweenWords;
    const qsizetype start = m_flow.lines.size();
    addLines(set(styled(paragraph.line, type), m_width - hang, Alignment::Left, justified), type, hang);
    if (item && start < m_flow.lines.size())
        addLabel(paragraph, left, m_flow.lines[start]);
}

/// Bullets stand at the item's left edge; numbers end where the widest does, so that their stops are in line.
void FlowBuilder::addLabel(const ContentParagraph& paragraph, double left, FlowLine& line)
{
    const StyledText text = labelText(paragraph);
    QList<SetLine> label = set(text, m_width, Alignment::Left);
    if (label.isEmpty())
        return;
    const bool numbered = paragraph.style == HighlightStyle::Numbered;
    shiftLine(label.front(), numbered ? left + std::max(0.0, m_labelWidth - widthOf(text)) : left);
    line.labelRuns = static_cast<int>(label.front().runs.size());
    line.runs = label.front().runs + line.runs;
    line.rules += label.front().rules;
}

} // namespace duovita
