#include "core/import/pdflanguages.h"

#include "core/import/headingvocabulary.h"

#include <algorithm>
#include <optional>

namespace duovita {

namespace {

struct FoundHeading {
    SectionKind kind;
    QRectF box;
    bool chinese;
};

QList<FoundHeading> headingsOf(const QList<ReadLine>& lines)
{
    QList<FoundHeading> headings;
    for (const ReadLine& line : lines) {
        for (const ReadCell& cell : line.cells) {
            const QString text = cell.text.trimmed();
            if (const auto kind = Vocabulary::standard().findSection(text))
                headings += FoundHeading{*kind, cell.box, containsHan(text)};
        }
    }
    return headings;
}

/// "Education" at the left, "教育背景" at the right.
struct HeadingPair {
    FoundHeading left;
    FoundHeading right;
};

QList<HeadingPair> headingPairs(const QList<QList<ReadLine>>& pages)
{
    QList<HeadingPair> pairs;
    for (const QList<ReadLine>& lines : pages) {
        const QList<FoundHeading> headings = headingsOf(lines);
        for (const FoundHeading& left : headings) {
            for (const FoundHeading& right : headings) {
                if (left.kind == right.kind && left.chinese != right.chinese && isInRow(left.box, right.box) &&
                    left.box.right() < right.box.left())
                    pairs += HeadingPair{left, right};
            }
        }
    }
    return pairs;
}

/// Where the right column begins, by its headings; nothing if the left one's reach further.
std::optional<double> edgeOf(const QList<HeadingPair>& pairs)
{
    double leftEnd = 0;
    double rightStart = pairs.front().right.box.left();
    for (const HeadingPair& pair : pairs) {
        leftEnd = qMax(leftEnd, pair.left.box.right());
        rightStart = qMin(rightStart, pair.right.box.left());
    }
    return leftEnd < rightStart ? std::optional(rightStart) : std::nullopt;
}

/// Whether hardly a letter stands in text that reaches over the edge.
bool isClearAt(double edge, const QList<QList<ReadLine>>& pages)
{
    constexpr double mostCrossing = 0.1;
    qsizetype crossing = 0;
    qsizetype all = 0;
    for (const QList<ReadLine>& lines : pages) {
        for (const ReadLine& line : lines) {
            for (const ReadCell& cell : line.cells) {
                all += cell.text.size();
                crossing += cell.box.left() < edge - 1 && cell.box.right() > edge + 1 ? cell.text.size() : 0;
            }
        }
    }
    return static_cast<double>(crossing) <= mostCrossing * static_cast<double>(all);
}

/// The cells of a line on one side of the edge; without cells if there are none.
ReadLine partOf(const ReadLine& line, double edge, bool left)
{
    ReadLine part = line;
    part.cells.clear();
    part.box = {};
    for (const ReadCell& cell : line.cells) {
        if ((cell.box.left() < edge - 1) == left) {
            part.cells += cell;
            part.box |= cell.box;
        }
    }
    return part;
}

QList<QList<ReadLine>> columnOf(const QList<QList<ReadLine>>& pages, double edge, bool left)
{
    QList<QList<ReadLine>> column;
    for (const QList<ReadLine>& lines : pages) {
        column += QList<ReadLine>();
        for (const ReadLine& line : lines) {
            if (const ReadLine part = partOf(line, edge, left); !part.cells.isEmpty())
                column.last() += part;
        }
    }
    return column;
}

} // namespace

QList<LanguageColumn> languageColumns(const QList<QList<ReadLine>>& pages)
{
    constexpr qsizetype fewest = 2; // one may be an ornament
    const QList<HeadingPair> pairs = headingPairs(pages);
    const auto chineseLeft =
        std::count_if(pairs.begin(), pairs.end(), [](const HeadingPair& pair) { return pair.left.chinese; });
    if (pairs.size() < fewest || (chineseLeft > 0 && chineseLeft < pairs.size()))
        return {};
    const std::optional<double> edge = edgeOf(pairs);
    if (!edge || !isClearAt(*edge, pages))
        return {};
    const bool isChineseLeft = chineseLeft > 0;
    return {{isChineseLeft ? Language::Chinese : Language::English, columnOf(pages, *edge, true)},
            {isChineseLeft ? Language::English : Language::Chinese, columnOf(pages, *edge, false)}};
}

} // namespace duovita
