#include "core/import/readers/pdfstyles.h"

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/pdfwraps.h"

#include <QHash>

#include <algorithm>
#include <optional>

namespace duovita {

namespace {

constexpr double slack = 0.35; // of a line's height: without descenders, the box ends at the baseline

/// The line that a dot precedes; -1 if there is none.
qsizetype lineBehind(const QList<ReadLine>& lines, const QRectF& dot)
{
    constexpr double largest = 0.7; // times the line's height
    constexpr double farthest = 2.5;
    qsizetype nearest = -1;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QRectF& box = lines[i].box;
        const double y = dot.center().y();
        const double gap = box.left() - dot.right();
        if (y < box.top() || y > box.bottom() || gap < -1 || gap > farthest * box.height() ||
            dot.height() > largest * box.height())
            continue;
        if (nearest < 0 || box.left() < lines[nearest].box.left())
            nearest = i;
    }
    return nearest;
}

/// A size and a weight; sizes are rounded to a quarter of a point.
using Look = std::pair<int, bool>;

Look lookOf(const ReadingLine& line)
{
    return {qRound(line.size * 4), line.bold};
}

bool standsOut(const Look& look, const Look& usual)
{
    constexpr double larger = 1.06;
    return look.first > larger * usual.first || (look.first >= usual.first && look.second && !usual.second);
}

Look usualLook(const QList<ReadingLine>& lines)
{
    QHash<Look, qsizetype> letters;
    for (const ReadingLine& line : lines)
        letters[lookOf(line)] += line.size > 0 ? line.text.size() : 0;
    const auto most = std::max_element(letters.begin(), letters.end());
    return most == letters.end() ? Look() : most.key();
}

bool isKnownHeading(const ReadingLine& line)
{
    return Vocabulary::standard().findSection(line.text.trimmed()).has_value();
}

/// A few words, not a sentence.
bool isTitle(const QString& text)
{
    constexpr qsizetype longest = 110;
    return !text.isEmpty() && text.size() <= longest && !QStringView(u".。:：;；,，").contains(text.back()) &&
           !itemMark().match(text).hasMatch();
}

/// Whether most of them follow a blank line. Bold words that do not may be titles, labels or emphasis.
bool standApart(const QList<ReadingLine>& lines, const QList<qsizetype>& places)
{
    const auto apart =
        std::count_if(places.begin(), places.end(), [&](qsizetype i) { return i > 0 && lines[i - 1].text.isEmpty(); });
    return 3 * apart > 2 * places.size();
}

/// What the headings with known words reveal.
struct KnownHeadings {
    Look look;           ///< of most of them
    qsizetype count = 0; ///< number of headings with that look
    qsizetype first = 0; ///< the first of any look
};

std::optional<KnownHeadings> knownHeadings(const QList<ReadingLine>& lines, const Look& usual)
{
    QHash<Look, qsizetype> known;
    qsizetype first = lines.size();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].size <= 0 || !standsOut(lookOf(lines[i]), usual) || !isKnownHeading(lines[i]))
            continue;
        ++known[lookOf(lines[i])];
        first = qMin(first, i);
    }
    const auto most = std::max_element(known.begin(), known.end());
    constexpr qsizetype fewest = 2;
    if (most == known.end() || *most < fewest)
        return std::nullopt;
    return KnownHeadings{most.key(), *most, first};
}

/// The lines that may be headings, grouped by look: those below the first known heading, and those above it that look
/// like section headings and are neither the name, which comes first, nor a position.
QHash<Look, QList<qsizetype>> titlesByLook(const QList<ReadingLine>& lines, const Look& usual,
                                           const KnownHeadings& known)
{
    const auto name = std::find_if(lines.begin(), lines.end(),
                                   [](const ReadingLine& line) { return !line.text.trimmed().isEmpty(); });
    QHash<Look, QList<qsizetype>> looks;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const Look look = lookOf(lines[i]);
        const auto isHeadingAbove = [&] {
            return look == known.look && i > name - lines.begin() && !Vocabulary::standard().isRole(lines[i].text);
        };
        if (lines[i].size > 0 && standsOut(look, usual) && isTitle(lines[i].text.trimmed()) &&
            (i >= known.first || isHeadingAbove()))
            looks[look] += i;
    }
    return looks;
}

/// The value that most letters have, in points; 0 if there are none.
double mostOf(const QHash<int, qsizetype>& letters)
{
    const auto most = std::max_element(letters.begin(), letters.end());
    return most == letters.end() ? 0 : most.key() / 100.0;
}

int lineNumber(qsizetype i)
{
    return static_cast<int>(i) + 1;
}

} // namespace

namespace {

/// The texts of a page from top to bottom.
class DrawnTexts {
public:
    explicit DrawnTexts(const PageDrawing& drawing) : m_texts(drawing.texts)
    {
        std::stable_sort(m_texts.begin(), m_texts.end(),
                         [](const DrawnText& a, const DrawnText& b) { return a.origin.y() < b.origin.y(); });
    }

    /// The texts that begin inside a box, from left to right.
    QList<DrawnText> within(const QRectF& box) const
    {
        constexpr double bearing = 0.25; // times the height: how far an origin may lie left of its letter
        const double besides = qMax(2.0, bearing * box.height());
        const auto isAbove = [](const DrawnText& text, double y) { return text.origin.y() < y; };
        const auto end = std::lower_bound(m_texts.begin(), m_texts.end(), box.bottom() + slack * box.height(), isAbove);
        QList<DrawnText> found;
        for (auto it = std::lower_bound(m_texts.begin(), end, box.top() - slack * box.height(), isAbove); it != end;
             ++it) {
            if (it->origin.x() >= box.left() - besides && it->origin.x() <= box.right() + 2)
                found += *it;
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const DrawnText& a, const DrawnText& b) { return a.origin.x() < b.origin.x(); });
        return found;
    }

private:
    QList<DrawnText> m_texts;
};

} // namespace

void takeStyles(QList<ReadLine>& lines, const PageDrawing& drawing)
{
    const DrawnTexts texts(drawing);
    for (ReadLine& line : lines) {
        QHash<int, qsizetype> letters; // in hundredths of a point
        QHash<int, qsizetype> heights; // the same, for baselines
        const QList<DrawnText> drawn = texts.within(line.box);
        for (const DrawnText& text : drawn) {
            letters[qRound(text.size * 100)] += text.bytes;
            heights[qRound(text.origin.y() * 100)] += text.bytes;
        }
        line.size = mostOf(letters);
        line.baseline = line.endLine = mostOf(heights);
        line.bold = !drawn.isEmpty() &&
                    std::all_of(drawn.begin(), drawn.end(), [](const DrawnText& text) { return text.bold; });
        constexpr qsizetype mostCells = 20; // no real line has more
        if (line.cells.size() > mostCells)
            continue;
        for (ReadCell& cell : line.cells) {
            const QList<DrawnText> own = line.isParted() ? texts.within(cell.box) : drawn;
            cell.beginsBold = !own.isEmpty() && own.first().bold;
            cell.endsBold = !own.isEmpty() && own.last().bold;
        }
    }
}

void markItems(QList<QList<ReadLine>>& pages, const QList<PageDrawing>& drawings)
{
    struct MarkedLine {
        qsizetype page;
        qsizetype line;
        QRectF dot;
    };
    QList<MarkedLine> found;
    for (qsizetype page = 0; page < qMin(pages.size(), drawings.size()); ++page) {
        for (const QRectF& dot : drawings[page].dots) {
            const qsizetype line = lineBehind(pages[page], dot);
            if (line >= 0 && !itemMark().match(pages[page][line].text()).hasMatch())
                found += MarkedLine{page, line, dot};
        }
    }
    constexpr qsizetype fewest = 2; // a single one is an ornament
    if (found.size() < fewest)
        return;
    for (const MarkedLine& marked : std::as_const(found)) {
        ReadLine& line = pages[marked.page][marked.line];
        ReadCell& first = line.cells.front();
        if (first.text.startsWith(QStringLiteral("• ")))
            continue; // concentric rings
        first.text = QStringLiteral("• ") + first.text.trimmed();
        first.box.setLeft(marked.dot.left());
        line.box.setLeft(marked.dot.left());
    }
}

LineRanks ranksOf(const QList<ReadingLine>& lines)
{
    constexpr qsizetype fewest = 2;
    const Look usual = usualLook(lines);
    const std::optional<KnownHeadings> known = knownHeadings(lines, usual);
    if (!known)
        return {};
    const QHash<Look, QList<qsizetype>> looks = titlesByLook(lines, usual, *known);
    LineRanks ranks;
    const QList<qsizetype> sections = looks.value(known->look);
    for (const qsizetype i : sections) {
        // If most lines of this look are unknown headings, they include titles of entries.
        if (sections.size() <= 2 * known->count || isKnownHeading(lines[i]))
            ranks[lineNumber(i)] = LineRank::Section;
    }
    for (auto it = looks.begin(); it != looks.end(); ++it) {
        const bool smaller = it.key().first < known->look.first;
        const bool larger = standsOut({it.key().first, false}, usual);
        if (!smaller || it->size() < fewest || !(larger || standApart(lines, *it)))
            continue;
        for (const qsizetype i : *it)
            ranks[lineNumber(i)] = LineRank::Title;
    }
    for (qsizetype i = known->first; i < lines.size(); ++i) {
        const Look look = lookOf(lines[i]);
        if (lines[i].size > 0 && !standsOut(look, usual) && known->count > fewest)
            ranks[lineNumber(i)] = LineRank::Text;
        else if (look.second && !usual.second && !ranks.contains(lineNumber(i)) && isTitle(lines[i].text.trimmed()))
            ranks[lineNumber(i)] = LineRank::Bold;
    }
    return ranks;
}

} // namespace duovita
