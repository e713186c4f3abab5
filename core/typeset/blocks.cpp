#include "core/typeset/blocks.h"

#include "core/content/cvcontent.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double codeSize = 0.92; // code letters are wide and look larger than the surrounding text
constexpr double raisedSize = 0.66;
constexpr double raise = 0.34; // share of the size
constexpr double lower = -0.14;
constexpr double unbounded = 1e6;

void raiseOrLower(TextStyle& style, const ContentRun& run)
{
    // Fonts draw the asterisk small and raised already.
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
    style.weight = type.weight;
    style.italic = type.italic;
    style.tracking = type.tracking * type.size;
    style.oldStyle = m_design.oldStyleFigures && !writesHan(m_language);
    style.color = m_design.textColor;
    style.language = m_language;
    return style;
}

StyledText FlowBuilder::styled(const ContentLine& line, const Template::Type& type, bool bold, bool emphasis,
                               bool title) const
{
    StyledText text;
    const bool hasHan = containsHan(plainText(line));
    for (const ContentRun& run : line) {
        TextStyle style = plain(type);
        const bool slants = type.italic && !(hasHan && writesHan(run.language)); // Han, and text with them, are upright
        if (bold || run.style.testFlag(InlineStyle::Bold))
            style.weight = 700;
        style.emphasis = run.style.testFlag(InlineStyle::Italic);
        style.italic = (emphasis || slants) != style.emphasis;
        style.title = title;
        style.language = run.language;
        style.source = run.source;
        style.url = run.url;
        if (!run.url.isEmpty())
            style.color = m_design.linkColor;
        style.code = run.style.testFlag(InlineStyle::Code) && !m_design.codeFamily.isEmpty();
        if (style.code)
            style.size *= codeSize;
        raiseOrLower(style, run);
        if (m_design.shortAddresses && !run.url.isEmpty())
            appendAddress(text, run.text, style);
        else
            text.append(run.text, style);
    }
    return withLetters(text, type.letters);
}

/// Appends an address. Its scheme is hidden if anything follows it, but copying and screen readers get the whole
/// address.
void FlowBuilder::appendAddress(StyledText& text, const QString& address, const TextStyle& style) const
{
    constexpr double tiny = 0.02; // takes no visible space
    qsizetype length = 0;
    for (const QLatin1StringView scheme : {QLatin1StringView("https://"), QLatin1StringView("http://")}) {
        if (address.size() > scheme.size() && address.startsWith(scheme))
            length = scheme.size();
    }
    TextStyle unseen = style;
    unseen.hidden = true;
    unseen.size *= tiny;
    if (length > 0)
        text.append(address.first(length), unseen);
    text.append(address.sliced(length), style);
}

/// Splits pieces as needed and applies `change` to `length` characters from `start`.
void FlowBuilder::restyle(StyledText& text, qsizetype start, qsizetype length,
                          const std::function<void(TextStyle&)>& change)
{
    StyledText restyled;
    for (qsizetype i = 0; i < text.pieces.size(); ++i) {
        const qsizetype from = text.pieces[i].start;
        const qsizetype to = text.endOf(i);
        const qsizetype in = std::clamp(start, from, to);
        const qsizetype out = std::clamp(start + length, from, to);
        TextStyle changed = text.pieces[i].style;
        change(changed);
        restyled.append(text.text.mid(from, in - from), text.pieces[i].style);
        restyled.append(text.text.mid(in, out - in), changed);
        restyled.append(text.text.mid(out, to - out), text.pieces[i].style);
    }
    text = restyled;
}

/// Small capitals are the font's own if it has them; otherwise capitals set smaller and slightly bolder.
StyledText FlowBuilder::withLetters(const StyledText& text, Template::Case letters) const
{
    if (letters == Template::Case::AsTyped)
        return text;
    constexpr double smaller = 0.8;
    constexpr int stronger = 100;
    const bool all = letters == Template::Case::AllSmallCapitals;
    StyledText styled;
    for (qsizetype i = 0; i < text.pieces.size(); ++i) {
        TextStyle style = text.pieces[i].style;
        const QStringView own = QStringView(text.text).mid(text.pieces[i].start, text.endOf(i) - text.pieces[i].start);
        const QString& family =
            style.title && !m_design.titleLatinFamily.isEmpty() ? m_design.titleLatinFamily : m_design.latinFamily;
        const bool real = letters != Template::Case::Capitals && m_setter.hasSmallCapitals(family, style.weight);
        style.smallCapitals = real;
        style.allSmallCapitals = real && all;
        style.capitals = letters == Template::Case::Capitals;
        if (real || style.capitals) {
            styled.append(own.toString(), style);
            continue;
        }
        TextStyle small = style;
        small.capitals = true;
        small.size *= smaller;
        small.weight += small.isBold() ? 0 : stronger;
        for (qsizetype from = 0; from < own.size();) {
            const bool isSmall = all || own[from].isLower();
            qsizetype to = from;
            while (to < own.size() && (all || own[to].isLower()) == isSmall && !isHan(own[to].unicode()))
                ++to;
            if (to == from) { // Han have no capitals
                while (to < own.size() && isHan(own[to].unicode()))
                    ++to;
                styled.append(own.mid(from, to - from).toString(), style);
            } else {
                styled.append(own.mid(from, to - from).toString(), isSmall ? small : style);
            }
            from = to;
        }
    }
    return styled;
}

SetParagraph FlowBuilder::setText(const StyledText& text, double width, Alignment alignment, bool body)
{
    if (text.text.isEmpty() || m_error)
        return {};
    ParagraphStyle style{{m_design.latinFamily, m_design.chineseFamily, m_design.emphasisFamilies, m_design.codeFamily,
                          m_design.titleLatinFamily, m_design.titleChineseFamily, m_design.hanWeight,
                          writesHan(m_language) ? m_design.latinScale : 1},
                         m_language,
                         width,
                         alignment};
    if (body) {
        style.justified = !m_ragged && m_design.justified[indexOf(hanLanguage)];
        style.latinJustified = !m_ragged && m_design.justified[indexOf(letterLanguage(m_language))];
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

/// Adds the lines of one paragraph to the newest block. Never leaves its first or last line alone on a page.
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

/// Keeps the last line from `first` on with the line before it, unless it has to start a page.
void FlowBuilder::keepLastTwo(qsizetype first)
{
    qsizetype last = m_flow.lines.size() - 1;
    while (last > first && m_flow.lines[last].overlays > 0)
        --last;
    if (last > first)
        m_flow.lines[last - 1].keepWithNext = true;
}

/// Keeps all lines from `first` on together on one page, if they fit on one.
void FlowBuilder::keepTogether(qsizetype first)
{
    for (qsizetype i = first; i + 1 < m_flow.lines.size(); ++i)
        m_flow.lines[i].keepWithNext = true;
}

} // namespace duovita
