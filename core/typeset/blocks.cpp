#include "core/typeset/blocks.h"

namespace duovita {

namespace {

constexpr double codeSize = 0.92; // its letters are wide and look larger than the text around
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

} // namespace

FlowBuilder::FlowBuilder(ParagraphSetter& setter, const Template& design, double width, Language language)
    : m_setter(setter), m_design(design), m_width(width), m_area{0, width}, m_language(language)
{
}

Result<Flow> FlowBuilder::take()
{
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
        style.emphasis = run.style.testFlag(InlineStyle::Italic);
        style.italic = emphasis != style.emphasis;
        style.language = run.language;
        style.source = run.source;
        style.url = run.url;
        if (!run.url.isEmpty())
            style.color = m_design.linkColor;
        style.code = run.style.testFlag(InlineStyle::Code) && !m_design.codeFamily.isEmpty();
        if (style.code)
            style.size *= codeSize;
        raiseOrLower(style, run);
        text.append(run.text, style);
    }
    return text;
}

SetParagraph FlowBuilder::setText(const StyledText& text, double width, Alignment alignment, bool body)
{
    if (text.text.isEmpty() || m_error)
        return {};
    ParagraphStyle style{{m_design.latinFamily, m_design.chineseFamily, m_design.emphasisFamilies, m_design.codeFamily},
                         m_language,
                         width,
                         alignment};
    if (body) {
        style.justified = m_design.justified[indexOf(Language::Chinese)];
        style.latinJustified = m_design.justified[indexOf(Language::English)];
        style.hyphenated = m_design.hyphenated;
    }
    Result<SetParagraph> paragraph = m_setter.set(text, style);
    if (paragraph)
        return *std::move(paragraph);
    m_error = paragraph.error();
    return {};
}

QList<SetLine> FlowBuilder::set(const StyledText& text, double width, Alignment alignment, bool body)
{
    const SetParagraph paragraph = setText(text, width, alignment, body);
    m_flow.findings += paragraph.findings;
    return paragraph.lines;
}

double FlowBuilder::widthOf(const StyledText& text)
{
    constexpr double unbounded = 1e6;
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
        line.row = m_row;
        for (GlyphRun& run : line.runs)
            run.origin.rx() += shift;
        line.block = static_cast<int>(m_flow.blocks.size()) - 1;
        line.size = type.size;
        line.leading = type.leading;
        line.spaceBefore = i == 0 ? type.spaceBefore : 0;
        line.keepWithNext = i + 1 < count && (i == 0 || i == count - 2);
        m_flow.lines += line;
    }
}

/// The last line of those from `first` on stays with the one before it, unless it is to start a page.
void FlowBuilder::keepLastTwo(qsizetype first)
{
    qsizetype last = m_flow.lines.size() - 1;
    while (last > first && m_flow.lines[last].overlays > 0)
        --last;
    if (last > first)
        m_flow.lines[last - 1].keepWithNext = true;
}

/// All lines from `first` on stay on one page, if one can hold them.
void FlowBuilder::keepTogether(qsizetype first)
{
    for (qsizetype i = first; i + 1 < m_flow.lines.size(); ++i)
        m_flow.lines[i].keepWithNext = true;
}

} // namespace duovita
