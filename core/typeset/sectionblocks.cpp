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
}

bool hasDates(const ContentSection& section)
{
    return std::any_of(section.entries.begin(), section.entries.end(), [](const ContentEntry& entry) {
        return !entry.head.isEmpty() && !entry.head.front().right.isEmpty();
    });
}

bool isPlace(const ContentLine& line)
{
    return !line.isEmpty() && line.front().source.field == Field::Location;
}

/// How far a section's title stands right of its decoration.
double titleIndent(Template::Heading heading)
{
    return heading == Template::Heading::Bar ? 9 : heading == Template::Heading::Band ? 5 : 0;
}

} // namespace

bool hasTallEntries(const ContentSection& section)
{
    return std::any_of(section.entries.begin(), section.entries.end(), [](const ContentEntry& entry) {
        return entry.head.size() > 1 || (!entry.head.isEmpty() && !entry.paragraphs.isEmpty());
    });
}

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
    m_row = section.id.toString();
    addBlock(BlockRole::SectionTitle, 0, plainText(section.title));
    const qsizetype first = m_flow.lines.size();
    StyledText text = styled(section.title, m_design.section, true);
    for (StyledText::Piece& piece : text.pieces)
        piece.style.color = m_design.headingColor;
    const double indent = titleIndent(m_design.heading);
    addLines(set(text, m_width - indent, Alignment::Left), m_design.section, indent);
    if (first == m_flow.lines.size())
        return;
    for (qsizetype i = first; i < m_flow.lines.size(); ++i) {
        FlowLine& line = m_flow.lines[i];
        line.keepWithNext = true;
        const double top = -line.baseline();
        if (m_design.heading == Template::Heading::Bar)
            line.rules +=
                LayoutRule{QRectF(0, top + (line.leading - line.size) / 2, 3, line.size), m_design.headingColor};
        if (m_design.heading == Template::Heading::Band)
            line.rules += LayoutRule{QRectF(0, top, m_width, line.leading), m_design.ruleColor};
    }
    FlowLine& last = m_flow.lines.last();
    last.spaceAfter = m_design.sectionSpaceAfter;
    if (m_design.heading == Template::Heading::Rule) {
        const double bottom = last.leading - last.baseline() + m_design.ruleGap;
        last.rules +=
            LayoutRule{QRectF(0, bottom - m_design.ruleWidth, m_width, m_design.ruleWidth), m_design.ruleColor};
        last.spaceAfter += m_design.ruleGap;
    }
    m_flow.lines[first].startsPage = section.pages.startsPage;
}

void FlowBuilder::addSection(const ContentSection& section)
{
    m_section = section.id;
    m_entry.reset();
    const qsizetype start = m_flow.lines.size();
    addSectionTitle(section);
    measureLabels(section);
    const double between = hasTallEntries(section) ? m_design.entrySpaceBefore : m_design.itemSpaceBefore;
    const bool dated = m_design.dates == Template::Dates::Left && hasDates(section);
    const qsizetype body = m_flow.lines.size();
    for (const ContentEntry& entry : section.entries) {
        m_entry = entry.id;
        m_row = entry.id.toString();
        const qsizetype first = m_flow.lines.size();
        if (dated)
            addDatedEntry(section, entry);
        else
            addEntry(section, entry);
        if (first == m_flow.lines.size())
            continue;
        // The section's own distance is enough for its first.
        m_flow.lines[first].spaceBefore = first == body ? 0 : between;
        m_flow.lines[first].startsPage = entry.pages.startsPage && first != body;
        // What ends, an entry or a section, does not leave its last line alone at a page's top.
        keepLastTwo(first);
        if (entry.pages.keepsTogether)
            keepTogether(first);
    }
    // A heading keeps with the two lines after it.
    if (body + 1 < m_flow.lines.size())
        m_flow.lines[body].keepWithNext = true;
    keepLastTwo(body);
    if (section.pages.keepsTogether)
        keepTogether(start);
    m_section.reset();
    m_entry.reset();
}

/// The date in a column of its own, beside it what `add` adds.
void FlowBuilder::addBesideDate(const ContentLine& line, const std::function<void()>& add)
{
    const QList<FlowLine> before = std::exchange(m_flow.lines, {});
    if (!line.isEmpty()) {
        addBlock(BlockRole::EntryHead);
        StyledText date = styled(line, m_design.body);
        for (StyledText::Piece& piece : date.pieces)
            piece.style.color = m_design.mutedColor;
        addLines(set(date, m_design.dateColumn - dateGapEm * m_design.body.size / 2, Alignment::Left), m_design.body,
                 0);
    }
    for (FlowLine& dated : m_flow.lines)
        dated.keepWithNext = true;
    const QList<FlowLine> dates = std::exchange(m_flow.lines, {});
    m_area = {m_design.dateColumn, m_width - m_design.dateColumn};
    add();
    m_area = {0, m_width};
    m_flow.lines = before + sideBySide(dates, m_flow.lines);
}

/// Of several positions each has its dates in that column; the place stays with the organization.
void FlowBuilder::addDatedEntry(const ContentSection& section, ContentEntry entry)
{
    const bool several = entry.head.size() > 1 && isPlace(entry.head.front().right);
    if (!several) {
        const ContentLine date = entry.head.isEmpty() ? ContentLine() : std::exchange(entry.head.front().right, {});
        addBesideDate(date, [&] { addEntry(section, entry); });
        return;
    }
    const QString row = m_row;
    const qsizetype start = m_flow.lines.size();
    for (qsizetype i = 0; i < entry.head.size(); ++i) {
        m_row = row + QStringLiteral("/head%1").arg(i);
        ContentHeadLine head = entry.head[i];
        const ContentLine date = i > 0 ? std::exchange(head.right, {}) : ContentLine();
        addBesideDate(date, [&] { addHeadLine(head, i == 0); });
    }
    for (qsizetype i = start; i < m_flow.lines.size(); ++i)
        m_flow.lines[i].keepWithNext = i + 1 < m_flow.lines.size() || !entry.paragraphs.isEmpty();
    m_row = row;
    addBesideDate({}, [&] { addParagraphs(section, entry); });
}

void FlowBuilder::addEntry(const ContentSection& section, const ContentEntry& entry)
{
    const qsizetype start = m_flow.lines.size();
    const QString row = m_row;
    const bool isInline = m_design.entryHead == Template::EntryHead::Inline && addInlineHead(entry);
    for (qsizetype i = isInline ? 2 : 0; i < entry.head.size(); ++i) {
        m_row = row + QStringLiteral("/head%1").arg(i);
        addHeadLine(entry.head[i], i == 0);
    }
    // The head's lines stay together, and with the first line below them.
    const qsizetype last = m_flow.lines.size() - 1;
    for (qsizetype i = start; i <= last; ++i)
        m_flow.lines[i].keepWithNext = i < last || !entry.paragraphs.isEmpty();
    m_row = row;
    addParagraphs(section, entry);
}

void FlowBuilder::addParagraphs(const ContentSection& section, const ContentEntry& entry)
{
    const QString row = m_row;
    const bool listOfFacts = section.kind == SectionKind::Skill || section.kind == SectionKind::Language;
    for (qsizetype i = 0; i < entry.paragraphs.size(); ++i) {
        m_row = row + QStringLiteral("/body%1").arg(i);
        addParagraph(entry.paragraphs[i], i == 0 && (entry.head.isEmpty() || listOfFacts));
    }
}

/// The first two lines of a head as one, if they fit: "University · Ph.D., Computer Science        Place · 2016 –
/// 2020".
bool FlowBuilder::addInlineHead(const ContentEntry& entry)
{
    if (entry.head.size() < 2 || entry.head[0].left.isEmpty() || entry.head[1].left.isEmpty())
        return false;
    const auto join = [this](const ContentLine& a, const ContentLine& b) {
        if (a.isEmpty() || b.isEmpty())
            return a + b;
        return a + ContentLine{ContentRun{QStringLiteral(" · "), InlineStyle::Plain, {}, m_language, {}}} + b;
    };
    // Where an employer had somebody in several positions its place is in the first line, and the dates in the second.
    const bool placeFirst = isPlace(entry.head[0].right);
    const ContentHeadLine head{join(entry.head[0].left, entry.head[1].left),
                               join(entry.head[placeFirst ? 0 : 1].right, entry.head[placeFirst ? 1 : 0].right)};
    // What no font has anything of is no part of a line.
    if (widthOf(styled(entry.head[0].left, m_design.body)) == 0 ||
        widthOf(styled(entry.head[1].left, m_design.body)) == 0)
        return false;
    const double width = widthOf(styled(head.left, m_design.body)) + widthOf(styled(head.right, m_design.body));
    if (width + dateGapEm * m_design.body.size > m_area.width)
        return false;
    m_row += QStringLiteral("/head0");
    addHeadLine(head, true);
    return true;
}

/// Title left and date right on one baseline. A title of several lines keeps the date beside its first. A date too wide
/// for that goes below.
void FlowBuilder::addHeadLine(const ContentHeadLine& head, bool first)
{
    addBlock(BlockRole::EntryHead);
    const Template::Type& type = m_design.body;
    // Italics tell the second line from the first where letters can slant; among upright Han they would be stray.
    const bool emphasis =
        !first && m_design.secondLine == Template::SecondLine::Italic && factsOf(m_language).spacesBetweenWords;
    // A place goes with that line; dates look alike wherever they stand.
    QList<SetLine> date =
        set(styled(head.right, type, false, emphasis && isPlace(head.right)), m_area.width, Alignment::Left);
    const double left = date.isEmpty() ? m_area.width : m_area.width - date.front().width;
    bool fits = date.size() <= 1 && (left > m_area.width * narrowestTitle || head.left.isEmpty());
    const StyledText words = styled(head.left, type, false, emphasis);
    const double titleWidth = date.isEmpty() || !fits ? m_area.width : left - dateGapEm * type.size;
    QList<SetLine> title = set(words, titleWidth, Alignment::Left);
    // Nor does it squeeze a long title into many short lines.
    constexpr qsizetype tall = 3;
    if (fits && !date.isEmpty() && title.size() > tall) {
        const QList<SetLine> wide = setText(words, m_area.width, Alignment::Left, false).lines;
        fits = wide.size() + 1 >= title.size();
        title = fits ? title : wide;
    }
    addLines(title, type, m_area.left);
    if (date.isEmpty())
        return;
    if (fits)
        shiftLine(date.front(), left);
    if (fits && title.size() == 1) {
        FlowLine& line = m_flow.lines.last();
        SetLine beside = date.front();
        shiftLine(beside, m_area.left);
        line.runs += spaceBetween(beside.runs.front(), rightEdge(line.runs), m_area.left + left);
        line.runs += beside.runs;
        return;
    }
    addLines(date, type, m_area.left);
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
    const qsizetype start = m_flow.lines.size();
    addLines(set(styled(paragraph.line, type), m_area.width - hang, Alignment::Left, true), type, m_area.left + hang);
    if (item && start < m_flow.lines.size())
        addLabel(paragraph, left, m_flow.lines[start]);
}

/// Bullets stand at the item's left edge; numbers end where the widest does, so that their stops are in line.
void FlowBuilder::addLabel(const ContentParagraph& paragraph, double left, FlowLine& line)
{
    const StyledText text = labelText(paragraph);
    QList<SetLine> label = set(text, m_area.width, Alignment::Left);
    if (label.isEmpty())
        return;
    const bool numbered = paragraph.style == HighlightStyle::Numbered;
    shiftLine(label.front(), m_area.left + (numbered ? left + std::max(0.0, m_labelWidth - widthOf(text)) : left));
    line.labelRuns = static_cast<int>(label.front().runs.size());
    line.runs = label.front().runs + line.runs;
}

} // namespace duovita
