#include "core/import/readers/displacedlines.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/places.h"
#include "core/import/readers/datedworks.h"
#include "core/import/readers/headsabovedates.h"
#include "core/import/readers/linemarks.h"
#include "core/import/readers/slippeddates.h"

#include "core/domain/language.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

// Empties a line whose text was moved elsewhere. All empty lines are removed after each pass; one by one would take
// quadratic time in long texts.
void takeOut(RawLine& line)
{
    line.text.clear();
}

void dropTaken(QList<RawLine>& lines)
{
    lines.removeIf([](const RawLine& line) { return line.text.isEmpty(); });
}

/// The index after the last line of a paragraph, which ends at a blank line.
qsizetype endOfParagraph(const QList<RawLine>& lines, qsizetype begin)
{
    qsizetype end = begin + 1;
    while (end < lines.size() && !lines[end].afterBlank)
        ++end;
    return end;
}

/// "Education" alone at the top, above a short line with addresses below it: the first section's heading, which the PDF
/// draws before the name.
void putNameFirst(QList<RawLine>& lines, const Vocabulary& vocabulary)
{
    static const QRegularExpression name(
        QStringLiteral("^(?:\\p{Han}{2,4}|\\p{Lu}[\\p{L}.'’-]*(?:\\s+\\p{Lu}[\\p{L}.'’-]*){1,3})$"));
    if (lines.size() < 4 || !lines[1].afterBlank || !vocabulary.findSection(lines[0].text) ||
        vocabulary.findSection(lines[1].text) || !name.match(lines[1].text).hasMatch())
        return;
    const qsizetype end = endOfParagraph(lines, 1);
    const bool reached = std::any_of(lines.begin() + 2, lines.begin() + end,
                                     [](const RawLine& line) { return line.text.contains(u'@'); });
    if (!reached || end == lines.size())
        return;
    lines[0].afterBlank = true;
    std::rotate(lines.begin(), lines.begin() + 1, lines.begin() + end);
}

/// "Selected" above "Publications", with nothing else of the margin directly above or below: a heading that was too
/// long for one line.
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
        takeOut(lines[i + 1]);
    }
}

/// The place and the dates of an entry, or its organization and dates.
bool isRightColumn(const QList<RawLine>& lines, qsizetype begin, qsizetype end, const Vocabulary& vocabulary)
{
    constexpr qsizetype mostLines = 2;
    if (end - begin != mostLines || !isLineOfDates(lines[end - 1].text))
        return false;
    const QString& text = lines[begin].text;
    return !isItem(text) && !vocabulary.isRole(text) &&
           (isPlace(text, vocabulary) || (vocabulary.isSchool(text) && !vocabulary.isDegree(text)));
}

/// Lines without dates that are not points, sentences or headings.
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

/// Puts the two lines from `begin` on back to the right of the first two lines of their entry.
void putBeside(QList<RawLine>& lines, qsizetype entry, qsizetype begin)
{
    for (qsizetype i = 0; i < 2; ++i) {
        lines[entry + i].text += QStringLiteral("   ") + lines[begin + i].text;
        lines[entry + i].cells += lines[begin + i].text;
        takeOut(lines[begin + i]);
    }
}

/// The first line of each paragraph of a text; a paragraph of its own if directly below a heading.
QList<qsizetype> paragraphsOf(const QList<RawLine>& lines, const Vocabulary& vocabulary)
{
    QList<qsizetype> begins;
    for (qsizetype begin = 0; begin < lines.size();) {
        const qsizetype end = endOfParagraph(lines, begin);
        begins += begin;
        if (end - begin > 1 && vocabulary.findSection(lines[begin].text))
            begins += begin + 1;
        begin = end;
    }
    return begins << lines.size();
}

/// Text from a right column follows the lines it was beside, without a blank line; the text after it belongs to another
/// entry. The next section's heading may have come in between. If it precedes its lines, as directly below a section's
/// heading, nothing is moved.
class RightColumns {
public:
    RightColumns(QList<RawLine>& lines, const Vocabulary& vocabulary) : m_lines(lines), m_vocabulary(vocabulary) {}

    void join()
    {
        m_begins = paragraphsOf(m_lines, m_vocabulary);
        if (standAbove())
            return;
        for (qsizetype i = 1; i + 1 < m_begins.size(); ++i) {
            const qsizetype entry = isHeading(i - 1) ? i - 2 : i - 1;
            if (entry < 0 || !isRight(i) || !isLeft(entry))
                continue;
            const qsizetype length = m_begins[entry + 1] - m_begins[entry];
            if (entry + 1 == i && length == 2) {
                m_lines[m_begins[i]].afterBlank = false;
                continue;
            }
            if (length < 2)
                continue;
            putBeside(m_lines, m_begins[entry], m_begins[i]); // the description below the two lines stays below
        }
    }

private:
    bool isHeading(qsizetype i) const
    {
        return i >= 0 && m_begins[i + 1] - m_begins[i] == 1 && m_vocabulary.findSection(m_lines[m_begins[i]].text);
    }
    bool isRight(qsizetype i) const { return isRightColumn(m_lines, m_begins[i], m_begins[i + 1], m_vocabulary); }
    bool isLeft(qsizetype i) const
    {
        return !isHeading(i) && isLeftColumn(m_lines, m_begins[i], m_begins[i + 1], m_vocabulary);
    }
    bool standAbove() const
    {
        for (qsizetype i = 1; i + 1 < m_begins.size(); ++i) {
            if (isHeading(i - 1) && isRight(i) && (i < 2 || !isLeft(i - 2)))
                return true;
        }
        return false;
    }

    QList<RawLine>& m_lines;
    const Vocabulary& m_vocabulary;
    QList<qsizetype> m_begins; ///< and the end of the last paragraph
};

/// "2018 – 2020 Example Ltd": an entry's dates in a column before it.
bool beginsWithDates(const RawLine& line)
{
    return line.cells.size() > 1 && isLineOfDates(line.cells.front());
}

/// If only some entries of a section follow blank lines, but all begin with dates, the dates mark the entries.
void partAtLeadingDates(QList<RawLine>& lines, const Vocabulary& vocabulary)
{
    constexpr int fewest = 2;
    for (qsizetype begin = 0; begin < lines.size();) {
        qsizetype end = begin + 1;
        while (end < lines.size() && !vocabulary.findSection(lines[end].text))
            ++end;
        int apart = 0;
        int close = 0;
        bool undated = false; // there are lines below the dated ones
        for (qsizetype i = begin + 2; i < end; ++i) {
            undated = undated || !beginsWithDates(lines[i]);
            if (beginsWithDates(lines[i]))
                ++(lines[i].afterBlank ? apart : close);
        }
        const bool mixed = apart > 0 && close > 0 && apart + close >= fewest && undated;
        if (mixed && begin + 1 < end && beginsWithDates(lines[begin + 1])) {
            for (qsizetype i = begin + 2; i < end; ++i)
                lines[i].afterBlank = lines[i].afterBlank || beginsWithDates(lines[i]);
        }
        begin = end;
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
        while (end < blocks.size() && end - i < mostLines && isShortLine(blocks[end]) && !dated) {
            const bool dates = isLineOfDates(blocks[end].plain().trimmed());
            if (dates && blocks[end].afterBlank) // they begin the next entry
                break;
            dated = dates;
            ++end;
        }
        if (!dated || end - i < 2)
            continue;
        for (qsizetype line = i; line < end; ++line)
            blocks[line].afterBlank = line == i;
    }
}

void placeDisplacedLines(QList<RawLine>& lines, const Vocabulary& vocabulary)
{
    putNameFirst(lines, vocabulary);
    joinNarrowHeadings(lines, vocabulary);
    dropTaken(lines);
    RightColumns(lines, vocabulary).join();
    dropTaken(lines);
    joinSlippedDates(lines, vocabulary);
    joinDatedParagraphs(lines);
    partAtLeadingDates(lines, vocabulary);
    partHeadsAboveDates(lines, vocabulary);
}

} // namespace duovita
