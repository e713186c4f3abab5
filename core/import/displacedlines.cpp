#include "core/import/displacedlines.h"

#include "core/import/datedworks.h"
#include "core/import/datetext.h"
#include "core/import/linemarks.h"
#include "core/import/places.h"

#include "core/domain/language.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// A paragraph is what stands between blank lines: the index behind its last line.
qsizetype endOfParagraph(const QList<RawLine>& lines, qsizetype begin)
{
    qsizetype end = begin + 1;
    while (end < lines.size() && !lines[end].afterBlank)
        ++end;
    return end;
}

/// "Selected" above "Publications", and nothing else of the margin right above or below: a heading that had no room in
/// a line.
void joinNarrowHeadings(QList<RawLine>& lines, const Vocabulary& vocabulary)
{
    static const QRegularExpression word(QStringLiteral("^\\p{Lu}\\p{Ll}+$"));
    const auto isWord = [&](qsizetype i) { return i >= 0 && i < lines.size() && word.match(lines[i].text).hasMatch(); };
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        if (!isWord(i) || !isWord(i + 1) || lines[i + 1].afterBlank || isWord(i - 1) || isWord(i + 2) ||
            (i + 2 < lines.size() && !lines[i + 2].afterBlank))
            continue;
        const QString whole = lines[i].text + u' ' + lines[i + 1].text;
        if (!vocabulary.findSection(whole) && !(vocabulary.guessSection(whole) && !vocabulary.isRole(whole)))
            continue;
        lines[i].text = whole;
        lines[i].cells = {whole};
        lines[i].afterBlank = true;
        lines.removeAt(i + 1);
    }
}

/// The place and the dates of an entry, or its organization and these.
bool isRightColumn(const QList<RawLine>& lines, qsizetype begin, qsizetype end, const Vocabulary& vocabulary)
{
    constexpr qsizetype mostLines = 2;
    if (end - begin != mostLines || !isLineOfDates(lines[end - 1].text))
        return false;
    const QString& text = lines[begin].text;
    return !isItem(text) && !vocabulary.isRole(text) &&
           (isPlace(text, vocabulary) || (vocabulary.isSchool(text) && !vocabulary.isDegree(text)));
}

/// Lines without dates that are no points, no sentences and no headings.
bool isLeftColumn(const QList<RawLine>& lines, qsizetype begin, qsizetype end, const Vocabulary& vocabulary)
{
    constexpr qsizetype mostLines = 4;
    static const QRegularExpression stop(QStringLiteral("[.。;；]$"));
    return end - begin <= mostLines &&
           std::all_of(lines.begin() + begin, lines.begin() + end, [&](const RawLine& line) {
               return !isItem(line.text) && !isLineOfDates(line.text) && !findDateRange(line.text, true) &&
                      !stop.match(line.text).hasMatch() && !vocabulary.findSection(line.text);
           });
}

/// The two lines from `begin` on stand at the right of the first two of their entry again.
void putBeside(QList<RawLine>& lines, qsizetype entry, qsizetype begin)
{
    for (qsizetype i = 0; i < 2; ++i) {
        lines[entry + i].text += QStringLiteral("   ") + lines[begin + i].text;
        lines[entry + i].cells += lines[begin + i].text;
    }
    lines.remove(begin, 2);
}

/// What stood at the right follows the lines that it stood beside, without a blank line; what comes then is another's.
void joinRightColumns(QList<RawLine>& lines, const Vocabulary& vocabulary)
{
    qsizetype before = -1; // of the paragraph before
    for (qsizetype begin = 0; begin < lines.size();) {
        const qsizetype end = endOfParagraph(lines, begin);
        if (before >= 0 && begin - before > 1 && vocabulary.findSection(lines[before].text))
            ++before; // a heading right above
        if (before >= 0 && isRightColumn(lines, begin, end, vocabulary) &&
            isLeftColumn(lines, before, begin, vocabulary)) {
            if (begin - before > 2) {
                putBeside(lines, before, begin); // what is told below the title and the next line stays below
                continue;
            }
            lines[begin].afterBlank = false;
        }
        before = begin;
        begin = end;
    }
}

/// The points of a list without dates: where they begin. What was wrapped goes on with one.
QList<qsizetype> undatedItems(const QList<RawLine>& lines, qsizetype begin, qsizetype end)
{
    QList<qsizetype> items;
    for (qsizetype i = begin; i < end; ++i) {
        if (bulletMark().match(lines[i].text).hasMatch())
            items += i;
        if (items.isEmpty() || findDateRange(lines[i].text, true) || findTrailingYears(lines[i].text))
            return {};
    }
    return items;
}

/// As many dates below a list as it has points: each is of one.
void joinDateColumns(QList<RawLine>& lines)
{
    constexpr qsizetype fewest = 2;
    qsizetype before = -1;
    for (qsizetype begin = 0; begin < lines.size();) {
        const qsizetype end = endOfParagraph(lines, begin);
        const bool dates = std::all_of(lines.begin() + begin, lines.begin() + end,
                                       [](const RawLine& line) { return isLineOfDates(line.text); });
        const QList<qsizetype> items =
            dates && before >= 0 && end - begin >= fewest ? undatedItems(lines, before, begin) : QList<qsizetype>();
        if (items.isEmpty() || items.size() != end - begin) {
            before = begin;
            begin = end;
            continue;
        }
        for (qsizetype i = 0; i < items.size(); ++i) {
            const qsizetype last = (i + 1 < items.size() ? items[i + 1] : begin) - 1;
            lines[last].text += QStringLiteral("   ") + lines[begin + i].text;
            lines[last].cells += lines[begin + i].text;
        }
        lines.remove(begin, end - begin);
    }
}

/// Single lines between blank ones, with dates by themselves below each: "A prize" / "2020.06" / "Another" / "2019.04".
void joinDatesBelowLines(QList<RawLine>& lines, const Vocabulary& vocabulary)
{
    constexpr qsizetype fewest = 2;
    const auto isAlone = [&](qsizetype i) {
        return i < lines.size() && lines[i].afterBlank && (i + 1 >= lines.size() || lines[i + 1].afterBlank);
    };
    const auto isPair = [&](qsizetype i, bool first) {
        return i + 1 < lines.size() && (isAlone(i) || (first && i > 0 && lines[i + 1].afterBlank)) && isAlone(i + 1) &&
               !isItem(lines[i].text) && !isLineOfDates(lines[i].text) && isLineOfDates(lines[i + 1].text) &&
               !vocabulary.findSection(lines[i].text);
    };
    for (qsizetype i = 0; i < lines.size(); ++i) {
        qsizetype end = i;
        while (isPair(end, end == i))
            end += 2;
        if (end - i < 2 * fewest)
            continue;
        for (qsizetype line = end - 2; line >= i; line -= 2) {
            lines[line].text += QStringLiteral("   ") + lines[line + 1].text;
            lines[line].cells += lines[line + 1].text;
            lines.removeAt(line + 1);
        }
    }
}

} // namespace

void partHeadsBelowPoints(QList<TextBlock>& blocks)
{
    constexpr qsizetype longest = 90;
    constexpr qsizetype longestHan = 40;
    constexpr qsizetype mostLines = 5;
    const auto isShortLine = [&](const TextBlock& block) {
        const QString text = block.plain();
        return block.kind == TextBlock::Kind::Line && block.lines.size() == 1 && !block.row &&
               text.size() <= (containsHan(text) ? longestHan : longest);
    };
    for (qsizetype i = 1; i < blocks.size(); ++i) {
        if (blocks[i - 1].kind != TextBlock::Kind::Item || blocks[i].afterBlank)
            continue;
        qsizetype end = i;
        bool dated = false;
        while (end < blocks.size() && end - i < mostLines && isShortLine(blocks[end]) && !dated)
            dated = isLineOfDates(blocks[end++].plain().trimmed());
        if (!dated || end - i < 2)
            continue;
        for (qsizetype line = i; line < end; ++line)
            blocks[line].afterBlank = line == i;
    }
}

void placeDisplacedLines(QList<RawLine>& lines, const Vocabulary& vocabulary)
{
    joinNarrowHeadings(lines, vocabulary);
    joinRightColumns(lines, vocabulary);
    joinDateColumns(lines);
    joinDatesBelowLines(lines, vocabulary);
    joinDatedParagraphs(lines);
}

} // namespace duovita
