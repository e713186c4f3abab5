#include "core/typeset/blocks.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double raisedSize = 0.66;
constexpr double raise = 0.34;  // of the size
constexpr double lower = -0.14;
constexpr double dateGapEm = 1.5;

void shiftRuns(QList<GlyphRun>& runs, double shift)
{
    for (GlyphRun& run : runs)
        run.origin.rx() += shift;
}

/// A space set as wide as the distance it spans, so that readers find a word boundary there.
GlyphRun spaceBetween(const GlyphRun& after, double from, double to)
{
    GlyphRun space = after;
    space.origin = QPointF(from, 0);
    space.text = QStringLiteral(" ");
    space.url.clear();
    space.source = {};
    space.glyphs = {PlacedGlyph{space.face->glyphOf(U' '), 0, 0, to - from, 0, 1}};
    return space;
}

double rightEdge(const QList<GlyphRun>& runs)
{
    return runs.isEmpty() ? 0 : runs.last().origin.x() + runs.last().width();
}

} // namespace

FlowBuilder::FlowBuilder(ParagraphSetter& setter, const Template& design, double width, Language language)
    : m_setter(setter), m_design(design), m_width(width), m_language(language)
{
}

Result<Flow> FlowBuilder::build(const CvContent& content)
{
    addName(content);
    addContacts(content);
    for (const ContentSection& section : content.sections)
        addSection(section);
    if (m_error)
        return *m_error;
    return std::move(m_flow);
}

Result<SetLine> FlowBuilder::setLine(const QString& text, const Template::Type& type, Alignment alignment)
{
    StyledText styled;
    TextStyle style = plain(type);
    style.color = m_design.mutedColor;
    styled.append(text, style);
    const QList<SetLine> lines = set(styled, m_width, alignment);
    if (m_error)
        return *m_error;
    return lines.isEmpty() ? SetLine{} : lines.front();
}

TextStyle FlowBuilder::plain(const Template::Type& type) const
{
    TextStyle style;
    style.size = type.size;
    style.color = m_design.textColor;
    style.language = m_language;
    return style;
}

StyledText FlowBuilder::styled(const ContentLine& line, const Template::Type& type, bool bold, bool emphasis) const
{
    StyledText text;
    for (const ContentRun& run : line) {
        TextStyle style = plain(type);
        style.bold = bold || run.style.testFlag(InlineStyle::Bold);
        style.italic = emphasis != run.style.testFlag(InlineStyle::Italic);
        style.language = run.language;
        style.source = run.source;
        style.url = run.url;
        if (!run.url.isEmpty())
            style.color = m_design.linkColor;
        if (run.style.testFlag(InlineStyle::Superscript) || run.style.testFlag(InlineStyle::Subscript)) {
            style.rise = type.size * (run.style.testFlag(InlineStyle::Superscript) ? raise : lower);
            style.size *= raisedSize;
        }
        text.append(run.text, style);
    }
    return text;
}

QList<SetLine> FlowBuilder::set(const StyledText& text, double width, Alignment alignment, bool justified)
{
    if (text.text.isEmpty() || m_error)
        return {};
    const ParagraphStyle style{{m_design.latinFamily, m_design.chineseFamily}, m_language, width, alignment, justified};
    const Result<SetParagraph> paragraph = m_setter.set(text, style);
    if (!paragraph) {
        m_error = paragraph.error();
        return {};
    }
    m_flow.findings += paragraph->findings;
    return paragraph->lines;
}

int FlowBuilder::addBlock(LayoutBlock block)
{
    block.section = m_section;
    block.entry = m_entry;
    block.language = m_language;
    m_flow.blocks += block;
    return static_cast<int>(m_flow.blocks.size()) - 1;
}

/// Adds the lines of one paragraph to the newest block: never its first or last line alone on a page.
void FlowBuilder::addLines(const QList<SetLine>& lines, const Template::Type& type, double shift)
{
    const qsizetype count = lines.size();
    for (qsizetype i = 0; i < count; ++i) {
        FlowLine line;
        line.runs = lines[i].runs;
        shiftRuns(line.runs, shift);
        line.block = static_cast<int>(m_flow.blocks.size()) - 1;
        line.size = type.size;
        line.leading = type.leading;
        line.spaceBefore = i == 0 ? type.spaceBefore : 0;
        line.keepWithNext = i + 1 < count && (i == 0 || i == count - 2);
        m_flow.lines += line;
    }
}

void FlowBuilder::addName(const CvContent& content)
{
    addBlock({BlockRole::Name, {}, {}, 0, plainText(content.name), m_language});
    addLines(set(styled(content.name, m_design.personName, true, false), m_width, Alignment::Center),
             m_design.personName, 0);
    if (content.headline.isEmpty())
        return;
    addBlock({BlockRole::Headline, {}, {}, 0, {}, m_language});
    addLines(set(styled(content.headline, m_design.headline, false, false), m_width, Alignment::Center),
             m_design.headline, 0);
}

/// Contacts fill centred lines item by item: an item is never broken, and no line ends with a separator.
void FlowBuilder::addContacts(const CvContent& content)
{
    QList<StyledText> lines;
    double used = 0;
    TextStyle separator = plain(m_design.contacts);
    separator.color = m_design.mutedColor;
    StyledText between;
    between.append(m_design.contactSeparator, separator);
    const auto widthOf = [this](const StyledText& text) {
        const QList<SetLine> set = this->set(text, 1e6, Alignment::Left);
        return set.isEmpty() ? 0 : rightEdge(set.front().runs);
    };
    const double gap = widthOf(between);
    for (const ContentLine& contact : content.contacts) {
        const StyledText item = styled(contact, m_design.contacts, false, false);
        const double width = widthOf(item);
        const bool sameLine = !lines.isEmpty() && used + gap + width <= m_width;
        if (!sameLine)
            lines += StyledText();
        else
            lines.last().append(m_design.contactSeparator, separator);
        used = sameLine ? used + gap + width : width;
        for (qsizetype i = 0; i < item.pieces.size(); ++i) {
            lines.last().append(item.text.mid(item.pieces[i].start, item.endOf(i) - item.pieces[i].start),
                                item.pieces[i].style);
        }
    }
    if (lines.isEmpty())
        return;
    addBlock({BlockRole::Contacts, {}, {}, 0, {}, m_language});
    for (const StyledText& line : lines)
        addLines(set(line, m_width, Alignment::Center), m_design.contacts, 0);
}

/// How far the items of a section hang: room for its widest number.
double FlowBuilder::labelIndent(const ContentSection& section)
{
    double widest = 0;
    for (const ContentEntry& entry : section.entries) {
        for (const ContentParagraph& paragraph : entry.paragraphs) {
            if (paragraph.style != HighlightStyle::Numbered)
                continue;
            StyledText label;
            label.append(paragraph.label + u' ', plain(m_design.body));
            const QList<SetLine> lines = set(label, 1e6, Alignment::Left);
            if (!lines.isEmpty())
                widest = std::max(widest, rightEdge(lines.front().runs) + 1.5);
        }
    }
    return std::max(widest, m_design.listIndent);
}

void FlowBuilder::addSection(const ContentSection& section)
{
    m_section = section.id;
    m_entry.reset();
    addBlock({BlockRole::SectionTitle, {}, {}, 0, plainText(section.title), m_language});
    const qsizetype first = m_flow.lines.size();
    addLines(set(styled(section.title, m_design.section, true, false), m_width, Alignment::Left), m_design.section, 0);
    for (qsizetype i = first; i < m_flow.lines.size(); ++i)
        m_flow.lines[i].keepWithNext = true;
    if (first < m_flow.lines.size()) {
        m_flow.lines.last().ruleBelow = m_design.ruleWidth;
        m_flow.lines.last().spaceAfter = m_design.ruleGap + m_design.sectionSpaceAfter;
    }
    const double indent = labelIndent(section);
    const qsizetype body = m_flow.lines.size();
    for (const ContentEntry& entry : section.entries) {
        m_entry = entry.id;
        const qsizetype start = m_flow.lines.size();
        addEntry(section, entry, indent);
        const bool listed = entry.head.isEmpty();
        if (start == body && start < m_flow.lines.size())
            m_flow.lines[start].spaceBefore = 0; // the section's own distance is enough
        else if (start < m_flow.lines.size())
            m_flow.lines[start].spaceBefore = listed || entry.paragraphs.isEmpty() ? m_design.itemSpaceBefore
                                                                                   : m_design.entry.spaceBefore;
    }
    // A heading keeps with the two lines after it.
    if (body + 1 < m_flow.lines.size())
        m_flow.lines[body].keepWithNext = true;
    m_section.reset();
    m_entry.reset();
}

void FlowBuilder::addEntry(const ContentSection& section, const ContentEntry& entry, double indent)
{
    const qsizetype start = m_flow.lines.size();
    for (qsizetype i = 0; i < entry.head.size(); ++i)
        addHeadLine(entry.head[i], i == 0);
    // The head stays with the first line below it.
    if (!entry.paragraphs.isEmpty()) {
        for (qsizetype i = start; i < m_flow.lines.size(); ++i)
            m_flow.lines[i].keepWithNext = true;
    }
    const bool listOfFacts = section.kind == SectionKind::Skill || section.kind == SectionKind::Language;
    for (qsizetype i = 0; i < entry.paragraphs.size(); ++i)
        addParagraph(entry.paragraphs[i], indent, i == 0 && (entry.head.isEmpty() || listOfFacts));
}

/// Title left and date right on one baseline. A title of several lines keeps the date beside its first.
void FlowBuilder::addHeadLine(const ContentHeadLine& head, bool first)
{
    addBlock({BlockRole::EntryHead, {}, {}, 0, {}, m_language});
    const Template::Type& type = m_design.body;
    const QList<SetLine> date = set(styled(head.right, type, false, !first), m_width, Alignment::Left);
    const double dateWidth = date.isEmpty() ? 0 : date.front().width;
    const double left = m_width - dateWidth;
    const bool fits = date.size() == 1 && left > m_width * 0.4;
    const double titleWidth = date.isEmpty() || !fits ? m_width : left - dateGapEm * type.size;
    const QList<SetLine> title = set(styled(head.left, type, false, !first), titleWidth, Alignment::Left);
    const qsizetype start = m_flow.lines.size();
    addLines(title, type, 0);
    for (qsizetype i = start; i + 1 < m_flow.lines.size(); ++i)
        m_flow.lines[i].keepWithNext = true;
    if (date.isEmpty())
        return;
    if (!fits || title.size() != 1) {
        // Read after the whole title, seen beside its first line; or on lines of its own if there is no room.
        addLines(date, type, fits ? left : 0);
        if (fits && !title.isEmpty()) {
            m_flow.lines.last().overlays = static_cast<int>(title.size());
            m_flow.lines[m_flow.lines.size() - 2].keepWithNext = true;
        }
        return;
    }
    FlowLine& line = m_flow.lines.last();
    QList<GlyphRun> runs = date.front().runs;
    shiftRuns(runs, left);
    line.runs += spaceBetween(runs.front(), rightEdge(line.runs), left);
    line.runs += runs;
}

void FlowBuilder::addParagraph(const ContentParagraph& paragraph, double indent, bool first)
{
    const bool item = paragraph.style != HighlightStyle::Paragraph;
    addBlock({item ? BlockRole::ListItem : BlockRole::Paragraph, {}, {}, paragraph.level, {}, m_language});
    const double left = paragraph.level * m_design.listIndent;
    const double hang = item ? left + indent : left;
    Template::Type type = m_design.body;
    type.spaceBefore = first ? 0 : m_design.itemSpaceBefore;
    const bool justified = !factsOf(m_language).spacesBetweenWords;
    QList<SetLine> lines =
        set(styled(paragraph.line, type, false, false), m_width - hang, Alignment::Left, justified);
    const qsizetype start = m_flow.lines.size();
    addLines(lines, type, hang);
    if (!item || start == m_flow.lines.size())
        return;
    StyledText label;
    TextStyle style = plain(type);
    style.source = paragraph.line.front().source;
    style.source.field = Field::None;
    label.append(paragraph.label + u' ', style);
    const QList<SetLine> set = this->set(label, 1e6, Alignment::Left);
    if (set.isEmpty())
        return;
    QList<GlyphRun> runs = set.front().runs;
    shiftRuns(runs, left);
    m_flow.lines[start].runs = runs + m_flow.lines[start].runs;
}

} // namespace duovita
