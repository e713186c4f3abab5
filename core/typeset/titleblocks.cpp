#include "core/typeset/blocks.h"

namespace duovita {

namespace {

/// The distance in points by which a section's title is indented to clear its decoration.
double titleIndent(Template::Heading heading)
{
    switch (heading) {
    case Template::Heading::Bar:
        return 9;
    case Template::Heading::Band:
        return 5;
    case Template::Heading::Tab:
        return 8;
    default:
        return 0;
    }
}

} // namespace

StyledText FlowBuilder::titleText(const ContentLine& title) const
{
    StyledText text = styledAsTitle(title, m_design.section);
    for (StyledText::Piece& piece : text.pieces)
        piece.style.color = m_design.headingColor;
    if (m_design.section.accentedLetters > 0) {
        const qsizetype letters = containsHan(text.text) ? 1 : m_design.section.accentedLetters;
        restyle(text, 0, letters, [&](TextStyle& style) { style.color = m_design.accentColor; });
    }
    return text;
}

void FlowBuilder::addSectionTitle(const ContentSection& section)
{
    m_row = section.id.toString();
    const qsizetype first = m_flow.lines.size();
    addTitle(section.title);
    if (first < m_flow.lines.size())
        m_flow.lines[first].startsPage = section.pages.startsPage;
}

void FlowBuilder::addContactsTitle()
{
    const QString& words = m_design.words.label(DocumentWord::ContactDetails, m_language);
    m_row = QStringLiteral("contacts");
    addTitle({ContentRun{words, InlineStyle::Plain, {}, m_language, {}}});
}

void FlowBuilder::addTitle(const ContentLine& title)
{
    addBlock(BlockRole::SectionTitle, 0, plainText(title));
    const qsizetype first = m_flow.lines.size();
    const double left = axis() + titleIndent(m_design.section.style);
    addLines(set(titleText(title), m_width - left, alignmentOf(m_design.section.align)), m_design.section, left);
    if (first < m_flow.lines.size())
        decorateTitle(first);
}

/// Draws the rules, bars and backgrounds of a title whose first line is `first`.
void FlowBuilder::decorateTitle(qsizetype first)
{
    constexpr double besideGap = 6;
    constexpr double throughGap = 11.3;
    constexpr double middle = 0.3; // of the size: height of the middle of the text above the baseline
    constexpr double dashLength = 25.5;
    constexpr double thickness = 2;
    const Template::Section& type = m_design.section;
    const QColor& color = m_design.ruleColor;
    for (qsizetype i = first; i < m_flow.lines.size(); ++i) {
        FlowLine& line = m_flow.lines[i];
        line.keepWithNext = true;
        const double top = -line.baseline();
        if (type.style == Template::Heading::Bar)
            line.rules +=
                LayoutRule{QRectF(0, top + (line.leading - line.size) / 2, 3, line.size), m_design.headingColor};
        if (type.style == Template::Heading::Band)
            line.rules += LayoutRule{QRectF(0, top, m_width, line.leading), color};
    }
    FlowLine& last = m_flow.lines.last();
    last.spaceAfter = type.spaceAfter;
    const double left = last.runs.isEmpty() ? 0 : last.runs.front().origin.x();
    const double right = rightEdge(last.runs);
    const double y = -middle * last.size - type.ruleWidth / 2;
    const auto ruleFrom = [&](double from, double to, double at, double width) {
        if (to > from)
            last.rules += LayoutRule{QRectF(from, at, to - from, width), color};
    };
    switch (type.style) {
    case Template::Heading::Rule: {
        const double bottom = last.leading - last.baseline() + type.ruleGap;
        ruleFrom(0, m_width, bottom - type.ruleWidth, type.ruleWidth);
        last.spaceAfter += type.ruleGap;
        break;
    }
    case Template::Heading::Through:
        ruleFrom(0, left - throughGap, y, type.ruleWidth);
        ruleFrom(right + throughGap, m_width, y, type.ruleWidth);
        break;
    case Template::Heading::Beside:
        ruleFrom(right + besideGap, m_width, y, type.ruleWidth);
        break;
    case Template::Heading::Above:
    case Template::Heading::Dash: {
        FlowLine& line = m_flow.lines[first];
        const bool dash = type.style == Template::Heading::Dash;
        const double above = -line.baseline() - type.ruleGap;
        if (!dash)
            line.rules += LayoutRule{QRectF(0, above, m_width, type.ruleWidth), color};
        if (dash || axis() > 0)
            line.rules += LayoutRule{QRectF(0, above, dash ? dashLength : axis() - axisGap, thickness), color};
        line.spaceBefore += type.ruleGap + type.ruleWidth;
        break;
    }
    case Template::Heading::Tab: {
        constexpr double after = 15;
        constexpr double cut = 9;
        const double top = -last.baseline();
        const double foot = top + last.leading;
        LayoutShape tab;
        tab.fill = color;
        tab.path.addPolygon(QPolygonF{QPointF(0, top), QPointF(right + after - cut / 2, top),
                                      QPointF(right + after + cut / 2, foot), QPointF(0, foot), QPointF(0, top)});
        last.shapes += tab;
        ruleFrom(0, m_width, foot, type.ruleWidth);
        break;
    }
    default:
        break;
    }
}

/// Sets the title right-aligned in its own column, on the baselines of the lines from `start` on.
void FlowBuilder::addHangingTitle(const ContentSection& section, qsizetype start)
{
    constexpr double above = 5;
    const QList<FlowLine> body = m_flow.lines.mid(start);
    m_flow.lines.resize(start);
    m_row = section.id.toString();
    addBlock(BlockRole::SectionTitle, 0, plainText(section.title));
    Template::Type type = m_design.section;
    type.leading = m_design.body.leading;
    addLines(set(titleText(section.title), m_design.section.column - axisGap, Alignment::Right), type, 0);
    if (m_flow.lines.size() == start) {
        m_flow.lines += body;
        return;
    }
    for (qsizetype i = start; i < m_flow.lines.size(); ++i) {
        m_flow.lines[i].size = m_design.body.size; // so that it shares a baseline with the text
        m_flow.lines[i].keepWithNext = true;
    }
    FlowLine& first = m_flow.lines[start];
    first.spaceBefore += above;
    first.startsPage = section.pages.startsPage;
    first.rules +=
        LayoutRule{QRectF(0, -first.baseline() - above, m_width, m_design.section.ruleWidth), m_design.ruleColor};
    const QList<FlowLine> titles = m_flow.lines.mid(start);
    m_flow.lines.resize(start);
    m_flow.lines += sideBySide(titles, body);
}

} // namespace duovita
