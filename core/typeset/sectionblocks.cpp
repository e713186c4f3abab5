#include "core/typeset/blocks.h"
#include "core/typeset/drawntext.h"
#include "core/typeset/icons.h"
#include "core/typeset/stackedhead.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

constexpr QStringView joint = u" · ";   // between a title and what follows it on its line
constexpr double timelineColumn = 19.8; // 7 mm between dates and text, for the line
constexpr double timelineX = 12.2;      // of the line, to the left of the text
constexpr double narrowestTitle = 0.4;  // share of the column: if the date leaves less to the title, it goes below it

void shiftLine(SetLine& line, double shift)
{
    for (GlyphRun& run : line.runs)
        run.origin.rx() += shift;
}

bool endsWithLetter(const SetLine& line)
{
    QString text;
    for (const GlyphRun& run : line.runs)
        text += run.text;
    text = text.trimmed();
    return !text.isEmpty() && text.back().isLetter();
}

bool hasDates(const ContentSection& section)
{
    return std::any_of(section.entries.begin(), section.entries.end(), [](const ContentEntry& entry) {
        return !entry.head.isEmpty() && !entry.head.front().right.isEmpty();
    });
}

/// Whether each post of the entry has dates, and the entry's first line none.
bool hasDatesOfPosts(const ContentEntry& entry)
{
    return hasSeveralPosts(entry.head) || !entry.wholeTime.isEmpty();
}

/// The date without "(expected)", which may stand on a line of its own.
StyledText withoutRemark(const StyledText& date)
{
    static const QRegularExpression remark(QStringLiteral("\\s*[(\uFF08]"));
    const qsizetype start = date.text.indexOf(remark);
    return start > 0 ? date.between(0, start) : date;
}

/// What an entry has in a column of dates.
QList<ContentLine> datesInColumn(const ContentEntry& entry)
{
    QList<ContentLine> dates;
    for (qsizetype i = 0; i < entry.head.size(); ++i) {
        if (hasDatesOfPosts(entry) == (i > 0))
            dates += entry.head[i].right;
    }
    return dates;
}

} // namespace

bool listsWorks(SectionKind kind)
{
    return kind == SectionKind::Publication || kind == SectionKind::Patent;
}

bool hasTallEntries(const ContentSection& section)
{
    return std::any_of(section.entries.begin(), section.entries.end(), [](const ContentEntry& entry) {
        return entry.head.size() > 1 || (!entry.head.isEmpty() && !entry.paragraphs.isEmpty());
    });
}

/// A space stretched to the distance that it spans, so that PDF readers find a word boundary there.
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

/// Whether the bullet is drawn in the template's shape. Only first-level bullets are; the template's dot is the font's
/// glyph.
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

/// Measures how far the section's numbered items are indented: the width of its widest number.
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

double axisOf(const Template& design)
{
    if (!design.axis)
        return 0;
    if (design.section.style == Template::Heading::Hanging)
        return design.section.column;
    return design.dates == Template::Dates::Left ? design.dateColumn : 0;
}

double FlowBuilder::axis() const
{
    return m_isSide ? 0 : axisOf(m_design);
}

double FlowBuilder::spaceBetweenEntries(const ContentSection& section) const
{
    constexpr double ofOneTitle = 0.6; // for stacked titles of several short lines each
    if (hasTallEntries(section))
        return m_design.entrySpaceBefore;
    if (listsWorks(section.kind))
        return std::max(m_design.itemSpaceBefore, m_design.works.spaceBefore);
    const bool listOfFacts = section.kind == SectionKind::Skill || section.kind == SectionKind::Language;
    const bool heads = std::any_of(section.entries.begin(), section.entries.end(),
                                   [](const ContentEntry& entry) { return !entry.head.isEmpty(); });
    return stacks() && (heads || listOfFacts) ? ofOneTitle * m_design.entrySpaceBefore : m_design.itemSpaceBefore;
}

void FlowBuilder::addSection(const ContentSection& section)
{
    m_yearsAside = hasYearsAside(section);
    m_shownYear.clear();
    m_section = section.id;
    m_entry.reset();
    m_ragged = listsWorks(section.kind);
    m_placesFollow = m_design.placeFollows && !m_isSide;
    m_placeFirst =
        m_design.placeFirst && std::any_of(section.entries.begin(), section.entries.end(),
                                           [](const ContentEntry& entry) { return hasSeveralPosts(entry.head); });
    const qsizetype start = m_flow.lines.size();
    const bool hangs = m_design.section.style == Template::Heading::Hanging && !m_isSide;
    if (!hangs)
        addSectionTitle(section);
    measureLabels(section);
    const double between = spaceBetweenEntries(section);
    const bool dated = m_design.dates == Template::Dates::Left && hasDates(section);
    const Area whole = m_area;
    const double left = m_yearsAside ? leftOfWorks() : axis();
    m_area = {left, m_width - left};
    m_isInline = m_design.entryHead == Template::EntryHead::Inline ||
                 (m_design.entryHead == Template::EntryHead::InlineBySection && allFitInline(section));
    const bool tagged = m_design.skills == Template::Skills::Tags && section.kind == SectionKind::Skill;
    const bool labelled = tagged || (m_design.skills == Template::Skills::Labels &&
                                     (section.kind == SectionKind::Skill || section.kind == SectionKind::Language));
    m_labelColumn = labelled ? labelColumnOf(section) : 0;
    const qsizetype body = m_flow.lines.size();
    for (ContentEntry entry : section.entries) {
        m_entry = entry.id;
        m_row = entry.id.toString();
        const bool across = m_spine && m_spine->across.contains(entry.id);
        m_area.width = (across ? m_spine->acrossWidth : m_width) - m_area.left;
        const qsizetype first = m_flow.lines.size();
        const ContentLine year = m_yearsAside ? takeYearAside(entry) : ContentLine();
        if (dated)
            addDatedEntry(section, entry);
        else
            addEntry(section, entry);
        if (first == m_flow.lines.size())
            continue;
        if (m_yearsAside)
            addYear(year, first);
        // The section's own space above is enough for its first entry.
        m_flow.lines[first].spaceBefore = first == body ? 0 : between;
        m_flow.lines[first].startsPage = entry.pages.startsPage && first != body;
        // Neither an entry nor a section leaves its last line alone at the top of a page.
        keepLastTwo(first);
        if (entry.pages.keepsTogether)
            keepTogether(first);
    }
    // A heading stays with the two lines after it.
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

/// Distance between the column of dates and the text beside it.
double FlowBuilder::gapOfDates() const
{
    return m_design.timeline ? timelineColumn : dateGapEm * m_design.body.size / 2;
}

double FlowBuilder::neededDateColumn(const QList<ContentSection>& sections)
{
    constexpr double mostOfLine = 0.4;
    double needed = m_design.dateColumn;
    const auto see = [&](const ContentLine& date) {
        if (date.isEmpty())
            return;
        const double column = widthOf(withoutRemark(dateText(date))) + std::max(gapOfDates(), axisGap);
        if (column <= mostOfLine * m_width)
            needed = std::max(needed, column);
    };
    for (const ContentSection& section : sections) {
        for (const ContentEntry& entry : section.entries) {
            for (const ContentLine& date : datesInColumn(entry))
                see(date);
            if (m_design.wholeTime)
                see(entry.wholeTime);
        }
    }
    return needed;
}

/// Puts the start and end dates on a line each if a month would otherwise be separated from its year.
QList<SetLine> FlowBuilder::setDates(const StyledText& dates, double width, Alignment alignment)
{
    const QList<SetLine> lines = set(dates, width, alignment);
    qsizetype second = dates.text.indexOf(u'\u2013') + 1;
    if (lines.size() < 2 || second == 0 || !endsWithLetter(lines.front()))
        return lines;
    while (second < dates.text.size() && dates.text[second].isSpace())
        ++second;
    return set(dates.between(0, second), width, alignment) +
           set(dates.between(second, dates.text.size()), width, alignment);
}

/// Sets the date in its own column, with what `add` adds beside it.
void FlowBuilder::addBesideDate(const ContentLine& line, const std::function<void()>& add)
{
    const QList<FlowLine> before = std::exchange(m_flow.lines, {});
    if (!line.isEmpty()) {
        addBlock(BlockRole::EntryHead);
        addLines(setDates(dateText(line), m_design.dateColumn - gapOfDates(),
                          m_design.timeline ? Alignment::Right : Alignment::Left),
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

/// A dot on the timeline where an entry starts; a ring for each further post in it.
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

/// Draws the line from the section's first dot to its last line. `first` is the section's first line.
void FlowBuilder::addTimeline(qsizetype first)
{
    constexpr double thickness = 0.75;
    bool begun = false;
    for (qsizetype i = first; i < m_flow.lines.size(); ++i) {
        FlowLine& line = m_flow.lines[i];
        if (line.overlays > 0 || (!begun && line.shapes.isEmpty()))
            continue;
        const double top = begun ? -line.baseline() - line.spaceBefore : -hanMiddle * m_design.body.size;
        const double bottom = line.leading - line.baseline() + line.spaceAfter;
        begun = true;
        line.rules += LayoutRule{QRectF(m_design.dateColumn - timelineX - thickness / 2, top, thickness, bottom - top),
                                 m_design.lineColor};
    }
}

/// Draws the time from the first post at an organization to the last beside its name. It is only drawn, because the
/// text has the dates of each post.
void FlowBuilder::addWholeTime(const ContentLine& time, FlowLine& line)
{
    if (!m_design.wholeTime || time.isEmpty())
        return;
    const bool inColumn = m_design.dates == Template::Dates::Left && !m_isSide;
    const bool right = !inColumn || m_design.timeline;
    const double left = inColumn ? 0 : m_area.left;
    const double width = inColumn ? m_design.dateColumn - gapOfDates() : m_area.width;
    const QList<SetLine> set = setText(dateText(time), width, right ? Alignment::Right : Alignment::Left, false).lines;
    if (set.size() != 1 || set.front().runs.isEmpty())
        return;
    const double begin = left + set.front().runs.front().origin.x();
    if (!inColumn && begin < rightEdge(line.runs) + dateGapEm * m_design.body.size)
        return;
    line.shapes += drawingOf(set.front().runs, QPointF(left, 0));
    m_hasWholeTime = true;
    if (inColumn && m_design.timeline)
        addDot(line);
}

/// If there are several positions, each has its dates in that column, and the place stays with the organization.
void FlowBuilder::addDatedEntry(const ContentSection& section, ContentEntry entry)
{
    if (!hasDatesOfPosts(entry)) {
        const ContentLine date = entry.head.isEmpty() ? ContentLine() : std::exchange(entry.head.front().right, {});
        addBesideDate(date, [&] { addEntry(section, entry); });
        return;
    }
    if (placesFollow())
        entry.head = withPlacesBehind(entry.head);
    const QString row = m_row;
    const qsizetype start = m_flow.lines.size();
    for (qsizetype i = 0; i < entry.head.size(); ++i) {
        m_row = row + QStringLiteral("/head%1").arg(i);
        ContentHeadLine head = entry.head[i];
        const ContentLine date = i > 0 ? std::exchange(head.right, {}) : ContentLine();
        const qsizetype first = m_flow.lines.size();
        addBesideDate(date, [&] { addHeadLine(head, i == 0); });
        if (i == 0 && first < m_flow.lines.size())
            addWholeTime(entry.wholeTime, m_flow.lines[first]);
    }
    m_hasWholeTime = false;
    for (qsizetype i = start; i < m_flow.lines.size(); ++i)
        m_flow.lines[i].keepWithNext = i + 1 < m_flow.lines.size() || !entry.paragraphs.isEmpty();
    m_row = row;
    addBesideDate({}, [&] { addParagraphs(section, entry); });
}

/// Moves places behind titles, unless the first title and its date would then no longer fit on one line.
QList<ContentHeadLine> FlowBuilder::withPlacesBehind(const QList<ContentHeadLine>& head)
{
    const QList<ContentHeadLine> moved = headWithoutPlaces(head, m_language);
    if (m_spine || moved.isEmpty())
        return moved;
    const ContentHeadLine& first = moved.front();
    const double date = first.right.isEmpty() ? 0 : widthOf(dateText(first.right)) + dateGapEm * m_design.body.size;
    return widthOf(headText(first.left, true)) + date <= m_area.width ? moved : head;
}

/// Arranges the head of a single post like the heads with several posts in the section, so that places align, and
/// dates.
QList<ContentHeadLine> FlowBuilder::withPlaceFirst(QList<ContentHeadLine> head) const
{
    if (m_placeFirst && head.size() == 2 && isPlace(head[1].right) && !head[1].left.isEmpty())
        head[0].right.swap(head[1].right);
    return head;
}

ContentRun FlowBuilder::itemSeparator() const
{
    return {m_design.words.label(DocumentWord::ItemSeparator, m_language), InlineStyle::Plain, {}, m_language, {}};
}

void FlowBuilder::addEntry(const ContentSection& section, const ContentEntry& entry)
{
    const qsizetype start = m_flow.lines.size();
    const QString row = m_row;
    const bool isInline = !stacks() && !m_spine && m_isInline && addInlineHead(entry);
    const QList<ContentHeadLine> head = stacks()         ? stackedHead(entry.head, itemSeparator())
                                        : placesFollow() ? withPlacesBehind(entry.head)
                                                         : withPlaceFirst(entry.head);
    for (qsizetype i = isInline ? 2 : 0; i < head.size(); ++i) {
        // Beside a spine, only lines with a date need the same height in both languages.
        const bool runsOn = m_spine && i > 0 && head[i].right.isEmpty();
        m_row = row + (runsOn ? QStringLiteral("/body") : QStringLiteral("/head%1").arg(i));
        const qsizetype first = m_flow.lines.size();
        addHeadLine(head[i], i == 0);
        if (i == 0 && first < m_flow.lines.size() && !stacks() && !m_spine && head[i].right.isEmpty())
            addWholeTime(entry.wholeTime, m_flow.lines[first]);
    }
    m_hasWholeTime = false;
    // The lines of a head stay together, and with the first line below them.
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
        m_row = m_spine ? row + QStringLiteral("/body") : row + QStringLiteral("/body%1").arg(i);
        const qsizetype start = m_flow.lines.size();
        if (section.kind == SectionKind::Skill && m_design.skills == Template::Skills::Tags && !m_isSide)
            addSkillChips(entry.paragraphs[i]);
        else if (listOfFacts &&
                 (m_design.skills == Template::Skills::Labels || m_design.skills == Template::Skills::Blocks))
            addLabelledSkill(entry.paragraphs[i]);
        else
            addParagraph(entry.paragraphs[i], i == 0 && (entry.head.isEmpty() || listOfFacts));
        if (i == 0 && !entry.head.isEmpty() && start < m_flow.lines.size())
            m_flow.lines[start].spaceBefore = std::max(m_flow.lines[start].spaceBefore, m_design.headGap);
    }
}

StyledText FlowBuilder::dateText(const ContentLine& line) const
{
    StyledText date = styled(line, m_design.body);
    for (StyledText::Piece& piece : date.pieces) {
        piece.style.color = m_hasWholeTime ? m_design.mutedColor : m_design.dateColor;
        piece.style.size *= m_design.dateSize;
        piece.style.weight = std::max(piece.style.weight, m_hasWholeTime ? m_design.body.weight : m_design.dateWeight);
        piece.style.italic = piece.style.italic || m_design.dateItalic;
        piece.style.oldStyle = false;
        // Digits matter more than weight in dates: the bold of a family may have only old-style figures.
        const auto isLining = [&](int weight) {
            return m_setter.hasLiningFigures(m_design.latinFamily, weight, piece.style.italic);
        };
        if (!isLining(piece.style.weight) && isLining(m_design.body.weight))
            piece.style.weight = m_design.body.weight;
    }
    return date;
}

/// The first two lines of a head as one, if they fit: "University · Ph.D., Computer Science        Place · 2016 –
/// 2020".
std::optional<ContentHeadLine> FlowBuilder::inlineHead(const ContentEntry& entry)
{
    if (entry.head.size() < 2 || entry.head[0].left.isEmpty() || entry.head[1].left.isEmpty() || hasWholeTime(entry))
        return std::nullopt;
    const auto join = [this](const ContentLine& a, const ContentLine& b) {
        if (a.isEmpty() || b.isEmpty())
            return a + b;
        return a + ContentLine{ContentRun{joint.toString(), InlineStyle::Plain, {}, m_language, {}}} + b;
    };
    // With several positions at one employer, the place is in the first line and the dates in the second.
    const bool placeFirst = isPlace(entry.head[0].right);
    const ContentLine& place = entry.head[placeFirst ? 0 : 1].right;
    ContentHeadLine head{join(entry.head[0].left, entry.head[1].left), entry.head[placeFirst ? 1 : 0].right};
    if (placesFollow() && isPlace(place))
        head.left = headWithoutPlaces({{head.left, place}}, m_language).front().left;
    else
        head.right = join(place, head.right);
    // A part that no font can draw does not count.
    if (widthOf(styled(entry.head[0].left, m_design.body)) == 0 ||
        widthOf(styled(entry.head[1].left, m_design.body)) == 0)
        return std::nullopt;
    const double width = widthOf(headText(head.left, true)) + widthOf(styled(head.right, m_design.body));
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

/// Heads of one section look alike: if one does not fit on one line, all are stacked.
bool FlowBuilder::allFitInline(const ContentSection& section)
{
    return std::all_of(section.entries.begin(), section.entries.end(), [this](const ContentEntry& entry) {
        return entry.head.size() < 2 || hasWholeTime(entry) || inlineHead(entry).has_value();
    });
}

/// Italics distinguish the second line from the first in Latin text; they would look out of place among upright Han.
bool FlowBuilder::emphasizes(bool first) const
{
    return !first && m_design.secondLine == Template::SecondLine::Italic && infoOf(m_language).spacesBetweenWords;
}

StyledText FlowBuilder::headText(const ContentLine& line, bool first) const
{
    StyledText words = styled(line, m_design.body, false, emphasizes(first));
    bool second = !first;
    for (qsizetype i = 0; i < words.pieces.size(); ++i) {
        StyledText::Piece& piece = words.pieces[i];
        const QStringView pieceText = QStringView(words.text).mid(piece.start, words.endOf(i) - piece.start);
        second = second || (pieceText == joint && piece.style.source.field == Field::None);
        if (second && piece.style.url.isEmpty())
            piece.style.color = m_design.secondLineColor;
        if (placesFollow() && piece.style.source.field == Field::Location)
            piece.style = placeStyle(piece.style, emphasizes(first));
    }
    return words;
}

/// Sets the title left and the date right on one baseline. With a title of several lines, the date is beside the first.
/// A date too wide for that goes below.
void FlowBuilder::addHeadLine(const ContentHeadLine& head, bool first)
{
    if (m_spine)
        return addHeadBesideSpine(head, first);
    addBlock(BlockRole::EntryHead);
    const Template::Type& type = m_design.body;
    const bool emphasis = emphasizes(first);
    // A place takes that line's emphasis; dates look the same everywhere.
    StyledText beside = dateText(head.right);
    for (StyledText::Piece& piece : beside.pieces) {
        if (piece.style.source.field != Field::Location)
            continue;
        piece.style = placeStyle(piece.style, emphasis);
    }
    QList<SetLine> date = set(beside, m_area.width, Alignment::Left);
    const double left = date.isEmpty() ? m_area.width : m_area.width - date.front().width;
    bool fits = date.size() <= 1 && (left > m_area.width * narrowestTitle || head.left.isEmpty());
    const StyledText words = headText(head.left, first);
    const double titleWidth = date.isEmpty() || !fits ? m_area.width : left - dateGapEm * type.size;
    QList<SetLine> title = set(words, titleWidth, Alignment::Left);
    // The date must not squeeze a long title into many short lines either: at most half as many again.
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
    // Comes after the whole title in reading order, but is beside its first line.
    if (fits && !title.isEmpty())
        m_flow.lines.last().overlays = static_cast<int>(title.size());
}

void FlowBuilder::addParagraph(const ContentParagraph& paragraph, bool first)
{
    const bool item = paragraph.style != HighlightStyle::Paragraph;
    const bool numbered = paragraph.style == HighlightStyle::Numbered;
    addBlock(item ? BlockRole::ListItem : BlockRole::Paragraph, paragraph.level);
    const double left = paragraph.level * m_design.listIndent;
    const double hang = !item ? left : left + (numbered || m_design.hangsTogether ? m_hang : m_design.listIndent);
    Template::Type type = m_design.body;
    type.spaceBefore = first ? 0 : m_design.itemSpaceBefore;
    const qsizetype start = m_flow.lines.size();
    addLines(set(styled(paragraph.line, type), m_area.width - hang, Alignment::Left, true), type, m_area.left + hang);
    if (item && start < m_flow.lines.size())
        addLabel(paragraph, left, m_flow.lines[start]);
}

/// Bullets are at the item's left edge. Numbers are right-aligned with the widest, so that their stops align.
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
        const double middle = writesHan(m_language) ? hanMiddle : latinMiddle;
        sign.translate(QPointF(m_area.left + left, -middle * m_design.body.size));
        line.shapes += sign;
    }
    line.labelRuns = static_cast<int>(label.front().runs.size());
    line.runs = label.front().runs + line.runs;
}

} // namespace duovita
