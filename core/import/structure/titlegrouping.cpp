#include "core/import/structure/blockgrouping.h"

#include "core/import/annotate/citationtext.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// A heading or a bold line, alone or below a year.
bool isTitle(const TextBlock& block)
{
    if (block.kind == TextBlock::Kind::Heading)
        return yearAlone(block.lines.front()).isEmpty();
    const bool dated = block.lines.size() == 2 && !yearAlone(block.lines.front()).isEmpty();
    return isLine(block) && (block.lines.size() == 1 || dated) && block.lines.last().isBold();
}

/// A separate line directly above a point.
bool isLineOverPoint(const QList<TextBlock>& blocks, qsizetype i)
{
    return blocks[i].kind == TextBlock::Kind::Line && blocks[i].lines.size() == 1 && i + 1 < blocks.size() &&
           isTopItem(blocks[i + 1]) && yearAlone(blocks[i].lines.front()).isEmpty();
}

/// The length of the names at the beginning of a line, "Ma X, Liu Z. Journal. 18(2):5–9"; 0 if it begins otherwise.
qsizetype lengthOfNames(const QString& text)
{
    if (isNameList(text))
        return text.size();
    const auto split = splitByStops(text);
    return split && !split->before.isEmpty() ? split->before.size() : 0;
}

/// The spans of a line from a position on, with their links, since they are the journal and its numbers.
QList<InlineSpan> spansFrom(const TextLine& line, qsizetype start)
{
    QList<InlineSpan> rest;
    qsizetype at = 0;
    for (const InlineSpan& span : line.spans) {
        const QString text = span.text.mid(qBound<qsizetype>(0, start - at, span.text.size()));
        at += span.text.size();
        if (!text.isEmpty())
            rest += InlineSpan{text, span.style};
        if (!span.url.isEmpty())
            rest += InlineSpan{{}, {}, span.url};
    }
    return rest;
}

/// Adds a year above several works to each that lacks one.
void addYear(QList<TextLine>& head, const QString& year)
{
    const bool named =
        std::any_of(head.begin(), head.end(), [&](const TextLine& line) { return line.plain().contains(year); });
    if (year.isEmpty() || named || head.isEmpty())
        return;
    if (head.size() > 2)
        head.last().spans += InlineSpan{QStringLiteral(", ") + year};
    else
        head += TextLine{{InlineSpan{year}}, head.last().number};
}

/// A bold line, alone or below its dates.
bool isName(const TextBlock& block)
{
    const bool dated = block.lines.size() == 2 && isOnlyDates(block.lines.front());
    return block.kind == TextBlock::Kind::Line && (block.lines.size() == 1 || dated) && block.lines.last().isBold();
}

/// Dates alone, above what they date.
bool isDatesLine(const TextBlock& block)
{
    return isLine(block) && block.lines.size() == 1 && isOnlyDates(block.lines.front());
}

/// A point with nested ones, of which the first contains only the authors.
bool isTitleOfPoints(const QList<TextBlock>& blocks, qsizetype at)
{
    return isTopItem(blocks[at]) && at + 1 < blocks.size() && blocks[at + 1].kind == TextBlock::Kind::Item &&
           blocks[at + 1].level == 1 && isNameList(blocks[at + 1].lines.front().plain()) &&
           !isNameList(blocks[at].plain());
}

} // namespace

QList<TextBlock> withTitlesOfPoints(const QList<TextBlock>& blocks)
{
    const auto any = [&](auto condition) {
        for (qsizetype i = 0; i < blocks.size(); ++i) {
            if (condition(i))
                return true;
        }
        return false;
    };
    // If a single point stands alone, or there is a line, the section has another form.
    if (!any([&](qsizetype i) { return isTitleOfPoints(blocks, i); }) ||
        any([&](qsizetype i) { return blocks[i].level == 0 && !isTitleOfPoints(blocks, i); }))
        return blocks;
    QList<TextBlock> titled = blocks;
    for (TextBlock& block : titled) {
        if (isTopItem(block))
            block.kind = TextBlock::Kind::Heading;
        else
            --block.level;
    }
    return titled;
}

namespace {

/// "• Under Review, 2026 [paper]", "• ACL 2025 (Findings)": only venue and date.
bool isVenuePoint(const TextBlock& block)
{
    constexpr qsizetype longest = 60;
    static const QRegularExpression year(QStringLiteral("(?<!\\d)(?:19|20)\\d\\d(?!\\d)"));
    const QString text = block.plain().trimmed();
    return text.size() <= longest && year.match(text).hasMatch() && !isProse(block);
}

/// A paragraph directly below a heading.
bool isLineOf(const TextBlock& title, const TextBlock& block)
{
    return title.kind == TextBlock::Kind::Heading && block.kind == TextBlock::Kind::Line;
}

/// Whether most titles precede a point that begins with the authors, or one with only the venue.
bool haveTitlesOverPoints(const QList<TextBlock>& blocks, const QList<bool>& isTitle)
{
    int titles = 0;
    int named = 0;  // titles with authors
    int others = 0; // works in a list below a heading
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        titles += isTitle[i] ? 1 : 0;
        const bool below = i > 0 && isTitle[i - 1];
        const QString text = blocks[i].lines.front().plain();
        const bool names = (isTopItem(blocks[i]) && lengthOfNames(text) > 0) ||
                           (below && isLineOf(blocks[i - 1], blocks[i]) && isNameList(text));
        if (names || (below && isTopItem(blocks[i]) && isVenuePoint(blocks[i])))
            ++(below ? named : others);
    }
    return titles > 0 && 2 * named > titles && others < named;
}

/// Which blocks are titles: by their look, or, if several are there, the lines directly above points.
QList<bool> titlesOverPoints(const QList<TextBlock>& blocks)
{
    constexpr auto fewest = 2;
    QList<bool> styled;
    QList<bool> plain;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        styled += isTitle(blocks[i]);
        plain += isLineOverPoint(blocks, i);
    }
    if (haveTitlesOverPoints(blocks, styled))
        return styled;
    const bool several = std::count(plain.begin(), plain.end(), true) >= fewest && !styled.contains(true);
    return several && haveTitlesOverPoints(blocks, plain) ? plain : QList<bool>();
}

} // namespace

bool areTitlesOverPoints(const QList<TextBlock>& blocks)
{
    return !titlesOverPoints(blocks).isEmpty();
}

QList<EntryBlocks> groupUnderTitles(const QList<TextBlock>& blocks)
{
    constexpr qsizetype mostLines = 3; // the title, the authors, the venue
    QList<EntryBlocks> works;
    QStringList years; // of the works
    QString year;
    bool underHeading = false;
    const QList<bool> titles = titlesOverPoints(blocks);
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const TextBlock& block = blocks[i];
        QList<TextLine> lines = block.lines;
        if (const QString alone = isLine(block) ? yearAlone(lines.front()) : QString(); !alone.isEmpty()) {
            year = alone;
            lines.removeFirst();
            if (lines.isEmpty())
                continue;
        }
        if (titles[i] || works.isEmpty()) {
            works += EntryBlocks{lines, {}};
            years += year;
            underHeading = block.kind == TextBlock::Kind::Heading;
            continue;
        }
        EntryBlocks& work = works.last();
        const bool links = std::all_of(lines.begin(), lines.end(), isOnlyLinks) && work.body.isEmpty();
        const bool item = isTopItem(block) || (underHeading && block.kind == TextBlock::Kind::Line && !isProse(block));
        if (const qsizetype names = item && work.head.size() == 1 ? lengthOfNames(lines.front().plain()) : 0;
            names > 0) {
            work.head += TextLine{{InlineSpan{lines.front().plain().left(names)}}, lines.front().number};
            if (const QList<InlineSpan> rest = spansFrom(lines.front(), names); !rest.isEmpty())
                work.head += TextLine{rest, lines.front().number};
            work.head += lines.mid(1);
        } else if (links || (item && work.head.size() < mostLines)) {
            work.head += lines;
        } else {
            work.body += block;
        }
    }
    for (qsizetype i = 0; i < works.size(); ++i)
        addYear(works[i].head, years[i]);
    return works;
}

bool areNamesOverPoints(const QList<TextBlock>& blocks)
{
    constexpr int fewestBelowOthers = 2;
    int names = 0; // so far
    bool others = false;
    const bool headings = !blocks.isEmpty() && isLine(blocks.front()); // headings below lines play the role of bold
                                                                       // lines
    for (const TextBlock& block : blocks) {
        if (isName(block) || (headings && block.kind == TextBlock::Kind::Heading))
            ++names;
        else if (block.kind == TextBlock::Kind::Item ? names == 0
                                                     : !isDatesLine(block) && (names > 0 || !isLine(block)))
            return false;
        else
            others = others || (isLine(block) && !isDatesLine(block)); // entries without points
    }
    return names >= (others ? fewestBelowOthers : 1) && std::any_of(blocks.begin(), blocks.end(), isTopItem);
}

QList<EntryBlocks> groupUnderNames(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> entries;
    QList<TextLine> dates; // apply to the names below them
    for (const TextBlock& block : blocks) {
        QList<TextLine> lines = block.lines;
        if (block.kind == TextBlock::Kind::Item) {
            entries.last().body += block;
            continue;
        }
        if (isOnlyDates(lines.front()))
            dates = {lines.takeFirst()};
        if (!lines.isEmpty())
            entries += EntryBlocks{lines + dates, {}};
    }
    return entries;
}

} // namespace duovita
