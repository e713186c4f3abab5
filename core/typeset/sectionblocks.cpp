#include "core/typeset/blocks.h"
#include "core/typeset/icons.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double dateGapEm = 1.5;    // between a title and its date at least
constexpr double latinMiddle = 0.26; // em: half of the height of small letters
constexpr double hanMiddle = 0.34;
constexpr double timelineColumn = 19.8; // 7 mm between dates and text for the line
constexpr double timelineX = 12.2;      // of the line, left of the text
constexpr double narrowestTitle = 0.4;  // of the column: a wider date goes below its title

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

/// References: names, numbers and titles that no line can be filled with evenly.
bool listsWorks(SectionKind kind)
{
    return kind == SectionKind::Publication || kind == SectionKind::Patent;
}

bool isPlace(const ContentLine& line)
{
    return !line.isEmpty() && line.front().source.field == Field::Location;
}

/// How far a section's title stands right of its decoration.
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

/// A line's labels: what stands before the first run of another field.
bool isLabel(const ContentRun& run)
{
    return run.source.field == Field::Label || run.source.field == Field::Language;
}

/// The label with the sign that joins it to the rest, off the line.
ContentLine takeFactLabel(ContentLine& line)
{
    ContentLine label;
    while (!line.isEmpty() && (isLabel(line.front()) || (!label.isEmpty() && line.front().source.field == Field::None)))
        label += line.takeFirst();
    return label;
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
    style.color = m_design.bulletColor;
    style.hidden = isDrawn(paragraph);
    StyledText label;
    label.append(paragraph.label + u' ', style);
    return label;
}

/// Signs of the first level come in the shape that the template wants; its dot is the font's own.
bool FlowBuilder::isDrawn(const ContentParagraph& paragraph) const
{
    return m_design.bullet != Template::Bullet::Dot && paragraph.style == HighlightStyle::Bullet &&
           paragraph.level == 0;
}

TextStyle FlowBuilder::placeStyle(TextStyle style, bool emphasis) const
{
    style.color = m_design.placeColor;
    style.size = m_design.body.size;
    style.weight = m_design.body.weight;
    style.italic = emphasis;
    return style;
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

/// Where names, titles and texts begin that have a column of dates or titles at their left.
double FlowBuilder::axis() const
{
    if (!m_design.axis || m_isSide)
        return 0;
    if (m_design.section.style == Template::Heading::Hanging)
        return m_design.section.column;
    return m_design.dates == Template::Dates::Left ? m_design.dateColumn : 0;
}

StyledText FlowBuilder::titleText(const ContentSection& section) const
{
    StyledText text = styled(section.title, m_design.section);
    for (StyledText::Piece& piece : text.pieces) {
        piece.style.title = true;
        piece.style.color = m_design.headingColor;
    }
    if (m_design.section.accentedLetters > 0) {
        const qsizetype letters = containsHan(text.text) ? 1 : m_design.section.accentedLetters;
        restyle(text, 0, letters, [&](TextStyle& style) { style.color = m_design.accentColor; });
    }
    return text;
}

void FlowBuilder::addSectionTitle(const ContentSection& section)
{
    m_row = section.id.toString();
    addBlock(BlockRole::SectionTitle, 0, plainText(section.title));
    const qsizetype first = m_flow.lines.size();
    const double left = axis() + titleIndent(m_design.section.style);
    addLines(set(titleText(section), m_width - left, alignmentOf(m_design.section.align)), m_design.section, left);
    if (first == m_flow.lines.size())
        return;
    decorateTitle(first);
    m_flow.lines[first].startsPage = section.pages.startsPage;
}

/// Rules, bars and grounds of a title whose lines begin at `first`.
void FlowBuilder::decorateTitle(qsizetype first)
{
    constexpr double besideGap = 6;
    constexpr double throughGap = 11.3;
    constexpr double middle = 0.3; // of a size, above the baseline: of a line through the middle
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
            line.rules += LayoutRule{QRectF(0, above, dash ? dashLength : axis() - besideGap, thickness), color};
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

/// The title in a column of its own at the right edge of it, on the baselines of what begins at `start`.
void FlowBuilder::addHangingTitle(const ContentSection& section, qsizetype start)
{
    constexpr double gap = 14.2; // 5 mm
    constexpr double above = 5;
    const QList<FlowLine> body = m_flow.lines.mid(start);
    m_flow.lines.resize(start);
    m_row = section.id.toString();
    addBlock(BlockRole::SectionTitle, 0, plainText(section.title));
    Template::Type type = m_design.section;
    type.leading = m_design.body.leading;
    addLines(set(titleText(section), m_design.section.column - gap, Alignment::Right), type, 0);
    if (m_flow.lines.size() == start) {
        m_flow.lines += body;
        return;
    }
    for (qsizetype i = start; i < m_flow.lines.size(); ++i) {
        m_flow.lines[i].size = m_design.body.size; // one baseline with the text
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

void FlowBuilder::addSection(const ContentSection& section)
{
    m_section = section.id;
    m_entry.reset();
    m_ragged = listsWorks(section.kind);
    const qsizetype start = m_flow.lines.size();
    const bool hangs = m_design.section.style == Template::Heading::Hanging && !m_isSide;
    if (!hangs)
        addSectionTitle(section);
    measureLabels(section);
    const double between = hasTallEntries(section) ? m_design.entrySpaceBefore : m_design.itemSpaceBefore;
    const bool dated = m_design.dates == Template::Dates::Left && hasDates(section);
    const Area whole = m_area;
    m_area = {axis(), m_width - axis()};
    m_isInline = m_design.entryHead == Template::EntryHead::Inline ||
                 (m_design.entryHead == Template::EntryHead::InlineBySection && allFitInline(section));
    const bool labelled = m_design.skills == Template::Skills::Labels &&
                          (section.kind == SectionKind::Skill || section.kind == SectionKind::Language);
    m_labelColumn = labelled ? labelColumnOf(section) : 0;
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
    if (dated && m_design.timeline)
        addTimeline(body);
    m_entry.reset();
    if (hangs)
        addHangingTitle(section, body);
    if (section.pages.keepsTogether)
        keepTogether(start);
    m_area = whole;
    m_section.reset();
}

/// The date in a column of its own, beside it what `add` adds.
void FlowBuilder::addBesideDate(const ContentLine& line, const std::function<void()>& add)
{
    const QList<FlowLine> before = std::exchange(m_flow.lines, {});
    if (!line.isEmpty()) {
        addBlock(BlockRole::EntryHead);
        const double gap = m_design.timeline ? timelineColumn : dateGapEm * m_design.body.size / 2;
        addLines(set(dateText(line), m_design.dateColumn - gap, m_design.timeline ? Alignment::Right : Alignment::Left),
                 m_design.body, 0);
    }
    for (FlowLine& dated : m_flow.lines)
        dated.keepWithNext = true;
    const QList<FlowLine> dates = std::exchange(m_flow.lines, {});
    const Area whole = m_area;
    m_area = {m_design.dateColumn, m_width - m_design.dateColumn};
    add();
    m_area = whole;
    QList<FlowLine> lines = sideBySide(dates, m_flow.lines);
    if (m_design.timeline && !line.isEmpty() && !lines.isEmpty())
        addDot(lines.first());
    m_flow.lines = before + lines;
}

/// On the timeline where something began; a ring for each further post of it.
void FlowBuilder::addDot(FlowLine& line)
{
    constexpr double radius = 2.7;
    constexpr double edge = 1.5;
    const QPointF middle(m_design.dateColumn - timelineX, -hanMiddle * m_design.body.size);
    LayoutShape ground;
    ground.fill = Qt::white;
    ground.path.addEllipse(middle, radius + edge, radius + edge);
    LayoutShape dot;
    const bool further = m_dotted == m_entry;
    m_dotted = m_entry;
    dot.path.addEllipse(middle, further ? radius - edge / 3 : radius, further ? radius - edge / 3 : radius);
    (further ? dot.stroke : dot.fill) = m_design.accentColor;
    dot.width = 1;
    line.shapes += {ground, dot};
}

/// From the first dot of a section, whose lines begin at `first`, to its last line.
void FlowBuilder::addTimeline(qsizetype first)
{
    constexpr double thickness = 0.75;
    bool begun = false;
    for (qsizetype i = first; i < m_flow.lines.size(); ++i) {
        FlowLine& line = m_flow.lines[i];
        if (line.overlays > 0)
            continue;
        const double top = begun ? -line.baseline() - line.spaceBefore : -hanMiddle * m_design.body.size;
        const double bottom = line.leading - line.baseline() + line.spaceAfter;
        begun = true;
        line.rules += LayoutRule{QRectF(m_design.dateColumn - timelineX - thickness / 2, top, thickness, bottom - top),
                                 m_design.lineColor};
    }
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
    const bool isInline = m_isInline && addInlineHead(entry);
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
        const qsizetype start = m_flow.lines.size();
        if (listOfFacts && (m_design.skills == Template::Skills::Labels || m_design.skills == Template::Skills::Blocks))
            addLabelledFact(entry.paragraphs[i]);
        else
            addParagraph(entry.paragraphs[i], i == 0 && (entry.head.isEmpty() || listOfFacts));
        if (i == 0 && !entry.head.isEmpty() && start < m_flow.lines.size())
            m_flow.lines[start].spaceBefore = std::max(m_flow.lines[start].spaceBefore, m_design.headGap);
    }
}

/// How wide the labels of a section's facts stand: at least as the template has it, and no label is parted; 0 if they
/// would take too much of the line.
double FlowBuilder::labelColumnOf(const ContentSection& section)
{
    constexpr double mostOfLine = 0.4;
    double widest = 0;
    for (const ContentEntry& entry : section.entries) {
        for (const ContentParagraph& paragraph : entry.paragraphs) {
            ContentLine rest = paragraph.line;
            widest = std::max(widest, widthOf(factLabel(takeFactLabel(rest))));
        }
    }
    widest += dateGapEm * m_design.body.size / 2 + 1;
    if (axis() > 0)
        return widest <= axis() ? axis() : 0;
    const double width = std::max(widest, m_design.labelColumn);
    return width <= mostOfLine * m_area.width ? width : 0;
}

/// The label in a column of its own, the rest beside it.
void FlowBuilder::addLabelledFact(const ContentParagraph& paragraph)
{
    ContentLine rest = paragraph.line;
    const ContentLine label = takeFactLabel(rest);
    const double column = axis() > 0 ? 0 : m_area.left;
    const double width = m_labelColumn;
    const bool above = m_isSide || m_design.skills == Template::Skills::Blocks;
    if (label.isEmpty() || rest.isEmpty() || (!above && width <= 0))
        return addParagraph(paragraph, true);
    if (above)
        return addFactBelow(label, rest);
    const QList<FlowLine> before = std::exchange(m_flow.lines, {});
    addBlock(BlockRole::Paragraph);
    const double gap = dateGapEm * m_design.body.size / 2;
    addLines(set(factLabel(label), width - gap, Alignment::Left), m_design.body, column);
    for (FlowLine& line : m_flow.lines)
        line.keepWithNext = true;
    const QList<FlowLine> labels = std::exchange(m_flow.lines, {});
    const Area whole = m_area;
    m_area = {column + width, m_area.left + m_area.width - column - width};
    const int block = static_cast<int>(m_flow.blocks.size()) - 1;
    addLines(set(styled(rest, m_design.body), m_area.width, Alignment::Left, true), m_design.body, m_area.left);
    for (FlowLine& line : m_flow.lines)
        line.block = block; // one paragraph to its reader
    m_area = whole;
    m_flow.lines = before + sideBySide(labels, m_flow.lines);
}

/// Without the sign that joins it to the rest, but for readers who do not see where it stands.
StyledText FlowBuilder::factLabel(const ContentLine& label)
{
    StyledText words = styled(label, m_design.body);
    if (label.isEmpty() || label.last().source.field != Field::None)
        return words;
    constexpr double tiny = 0.1; // it takes no room
    const qsizetype length = label.last().text.size();
    restyle(words, words.text.size() - length, length, [](TextStyle& style) {
        style.hidden = true;
        style.size *= tiny;
    });
    return words;
}

/// The label on a line of its own, without the sign that joins it to the rest.
void FlowBuilder::addFactBelow(const ContentLine& label, const ContentLine& rest)
{
    addBlock(BlockRole::Paragraph);
    const qsizetype start = m_flow.lines.size();
    addLines(set(factLabel(label), m_area.width, Alignment::Left), m_design.body, m_area.left);
    addLines(set(styled(rest, m_design.body), m_area.width, Alignment::Left, true), m_design.body, m_area.left);
    if (start < m_flow.lines.size())
        m_flow.lines[start].keepWithNext = true;
}

StyledText FlowBuilder::dateText(const ContentLine& line) const
{
    StyledText date = styled(line, m_design.body);
    for (StyledText::Piece& piece : date.pieces) {
        piece.style.color = m_design.dateColor;
        piece.style.size *= m_design.dateSize;
        piece.style.weight = std::max(piece.style.weight, m_design.dateWeight);
        piece.style.italic = piece.style.italic || m_design.dateItalic;
        piece.style.oldStyle = false;
    }
    return date;
}

/// The first two lines of a head as one, if they fit: "University · Ph.D., Computer Science        Place · 2016 –
/// 2020".
std::optional<ContentHeadLine> FlowBuilder::inlineHead(const ContentEntry& entry)
{
    if (entry.head.size() < 2 || entry.head[0].left.isEmpty() || entry.head[1].left.isEmpty())
        return std::nullopt;
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
        return std::nullopt;
    const double width = widthOf(styled(head.left, m_design.body)) + widthOf(styled(head.right, m_design.body));
    if (width + dateGapEm * m_design.body.size > m_area.width)
        return std::nullopt;
    return head;
}

bool FlowBuilder::addInlineHead(const ContentEntry& entry)
{
    const std::optional<ContentHeadLine> head = inlineHead(entry);
    if (!head)
        return false;
    m_row += QStringLiteral("/head0");
    addHeadLine(*head, true);
    return true;
}

/// Heads of one section look alike: one that does not fit stacks them all.
bool FlowBuilder::allFitInline(const ContentSection& section)
{
    return std::all_of(section.entries.begin(), section.entries.end(), [this](const ContentEntry& entry) {
        return entry.head.size() < 2 || inlineHead(entry).has_value();
    });
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
    StyledText beside = dateText(head.right);
    for (StyledText::Piece& piece : beside.pieces) {
        if (piece.style.source.field != Field::Location)
            continue;
        piece.style = placeStyle(piece.style, emphasis);
    }
    QList<SetLine> date = set(beside, m_area.width, Alignment::Left);
    const double left = date.isEmpty() ? m_area.width : m_area.width - date.front().width;
    const bool below = m_isSide && m_design.sidebar.datesBelow && !head.left.isEmpty();
    bool fits = !below && date.size() <= 1 && (left > m_area.width * narrowestTitle || head.left.isEmpty());
    StyledText words = styled(head.left, type, false, emphasis);
    for (StyledText::Piece& piece : words.pieces) {
        if (!first && piece.style.url.isEmpty())
            piece.style.color = m_design.secondLineColor;
    }
    const double titleWidth = date.isEmpty() || !fits ? m_area.width : left - dateGapEm * type.size;
    QList<SetLine> title = set(words, titleWidth, Alignment::Left);
    // Nor does it squeeze a long title into many short lines: into half as many again at most.
    constexpr qsizetype tall = 3;
    if (fits && !date.isEmpty() && title.size() > tall) {
        const QList<SetLine> wide = setText(words, m_area.width, Alignment::Left, false).lines;
        fits = 2 * title.size() <= 3 * wide.size();
        title = fits ? title : wide;
    }
    addLines(title, type, m_area.left);
    if (date.isEmpty())
        return;
    if (date.size() == 1)
        shiftLine(date.front(), left);
    if (fits && title.size() == 1) {
        FlowLine& line = m_flow.lines.last();
        SetLine right = date.front();
        shiftLine(right, m_area.left);
        line.runs += spaceBetween(right.runs.front(), rightEdge(line.runs), m_area.left + left);
        line.runs += right.runs;
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
    if (isDrawn(paragraph)) {
        LayoutShape sign = bulletShape(static_cast<quint8>(m_design.bullet), m_design.body.size, m_design.bulletColor);
        const double middle = m_language == Language::Chinese ? hanMiddle : latinMiddle;
        sign.translate(QPointF(m_area.left + left, -middle * m_design.body.size));
        line.shapes += sign;
    }
    line.labelRuns = static_cast<int>(label.front().runs.size());
    line.runs = label.front().runs + line.runs;
}

} // namespace duovita
