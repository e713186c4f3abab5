#include "core/typeset/blocks.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double raisedSize = 0.66;
constexpr double raise = 0.34; // of the size
constexpr double lower = -0.14;
constexpr double unbounded = 1e6;

void raiseOrLower(TextStyle& style, const ContentRun& run)
{
    // Fonts draw the asterisk raised and small as it is.
    if (run.text == QStringLiteral("*"))
        return;
    if (!run.style.testFlag(InlineStyle::Superscript) && !run.style.testFlag(InlineStyle::Subscript))
        return;
    style.rise = style.size * (run.style.testFlag(InlineStyle::Superscript) ? raise : lower);
    style.size *= raisedSize;
}

/// Greedily fills lines no wider than `limit`: how many items each has.
QList<int> fillGreedily(const QList<double>& widths, double gap, double limit)
{
    QList<int> counts;
    double used = 0;
    for (const double width : widths) {
        if (!counts.isEmpty() && used + gap + width <= limit) {
            ++counts.last();
            used += gap + width;
        } else {
            counts += 1;
            used = width;
        }
    }
    return counts;
}

/// As few lines as the measure allows, and these as even as can be: no item alone below a full line.
QList<int> fillEvenly(const QList<double>& widths, double gap, double measure)
{
    QList<int> best = fillGreedily(widths, gap, measure);
    double enough = measure;
    double tooFew = 0;
    for (int step = 0; step < 16; ++step) {
        const double limit = (enough + tooFew) / 2;
        const QList<int> counts = fillGreedily(widths, gap, limit);
        if (counts.size() > best.size()) {
            tooFew = limit;
        } else {
            enough = limit;
            best = counts;
        }
    }
    return best;
}

void append(StyledText& line, const StyledText& item)
{
    for (qsizetype i = 0; i < item.pieces.size(); ++i)
        line.append(item.text.mid(item.pieces[i].start, item.endOf(i) - item.pieces[i].start), item.pieces[i].style);
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
        raiseOrLower(style, run);
        text.append(run.text, style);
    }
    return text;
}

SetParagraph FlowBuilder::setText(const StyledText& text, double width, Alignment alignment, bool justified)
{
    if (text.text.isEmpty() || m_error)
        return {};
    const ParagraphStyle style{{m_design.latinFamily, m_design.chineseFamily}, m_language, width, alignment, justified};
    Result<SetParagraph> paragraph = m_setter.set(text, style);
    if (paragraph)
        return *std::move(paragraph);
    m_error = paragraph.error();
    return {};
}

QList<SetLine> FlowBuilder::set(const StyledText& text, double width, Alignment alignment, bool justified)
{
    const SetParagraph paragraph = setText(text, width, alignment, justified);
    m_flow.findings += paragraph.findings;
    return paragraph.lines;
}

double FlowBuilder::widthOf(const StyledText& text)
{
    const QList<SetLine> lines = setText(text, unbounded, Alignment::Left, false).lines;
    if (lines.isEmpty() || lines.front().runs.isEmpty())
        return 0;
    const GlyphRun& last = lines.front().runs.last();
    return last.origin.x() + last.width();
}

void FlowBuilder::addBlock(BlockRole role, int level, const QString& title)
{
    m_flow.blocks += LayoutBlock{role, m_section, m_entry, level, title, m_language};
}

/// Adds the lines of one paragraph to the newest block: never its first or last line alone on a page.
void FlowBuilder::addLines(const QList<SetLine>& lines, const Template::Type& type, double shift)
{
    const qsizetype count = lines.size();
    for (qsizetype i = 0; i < count; ++i) {
        FlowLine line;
        line.runs = lines[i].runs;
        line.rules = lines[i].rules;
        for (GlyphRun& run : line.runs)
            run.origin.rx() += shift;
        for (LayoutRule& rule : line.rules)
            rule.box.translate(shift, 0);
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
    if (!content.name.isEmpty()) {
        addBlock(BlockRole::Name, 0, plainText(content.name));
        addLines(set(styled(content.name, m_design.personName, true), m_width, Alignment::Center), m_design.personName,
                 0);
    }
    if (!content.headline.isEmpty()) {
        addBlock(BlockRole::Headline);
        addLines(set(styled(content.headline, m_design.headline), m_width, Alignment::Center), m_design.headline, 0);
    }
}

/// Contacts fill centred lines item by item: an item is broken only if it is wider than a line, and no line ends with a
/// separator.
void FlowBuilder::addContacts(const CvContent& content)
{
    QList<StyledText> items;
    QList<double> widths;
    for (const ContentLine& contact : content.contacts) {
        items += styled(contact, m_design.contacts);
        widths += widthOf(items.last());
    }
    if (items.isEmpty())
        return;
    TextStyle muted = plain(m_design.contacts);
    muted.color = m_design.mutedColor;
    StyledText separator;
    separator.append(m_design.contactSeparator, muted);
    addBlock(BlockRole::Contacts);
    qsizetype next = 0;
    for (const int count : fillEvenly(widths, widthOf(separator), m_width)) {
        StyledText line;
        for (int i = 0; i < count; ++i) {
            if (i > 0)
                append(line, separator);
            append(line, items[next++]);
        }
        addLines(set(line, m_width, Alignment::Center), m_design.contacts, 0);
    }
}

} // namespace duovita
