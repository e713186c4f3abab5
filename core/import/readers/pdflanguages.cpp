#include "core/import/readers/pdflanguages.h"

#include "core/import/annotate/headingvocabulary.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

namespace duovita {

namespace {

struct FoundHeading {
    SectionKind kind;
    QRectF box;
    QString text;

    bool isChinese() const { return containsHan(text); }
};

QList<FoundHeading> headingsOf(const QList<ReadLine>& lines)
{
    QList<FoundHeading> headings;
    for (const ReadLine& line : lines) {
        for (const ReadCell& cell : line.cells) {
            const QString text = cell.text.trimmed();
            if (const auto kind = Vocabulary::standard().findSection(text))
                headings += FoundHeading{*kind, cell.box, text};
        }
    }
    return headings;
}

/// "Education" at the left and "教育背景" at the right, or the same on both sides.
struct HeadingPair {
    FoundHeading left;
    FoundHeading right;

    bool isInTwoLanguages() const { return left.isChinese() != right.isChinese(); }
};

QList<HeadingPair> headingPairs(const QList<QList<ReadLine>>& pages)
{
    QList<HeadingPair> pairs;
    for (const QList<ReadLine>& lines : pages) {
        const QList<FoundHeading> headings = headingsOf(lines);
        for (const FoundHeading& left : headings) {
            for (const FoundHeading& right : headings) {
                const HeadingPair pair{left, right};
                const bool one = left.kind == right.kind && (pair.isInTwoLanguages() || left.text == right.text);
                if (one && isInRow(left.box, right.box) && left.box.right() < right.box.left())
                    pairs += pair;
            }
        }
    }
    return pairs;
}

/// The left edge of the right column, from its headings; nothing if headings of the left column extend further.
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

/// Whether hardly any text crosses the edge.
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

/// The cells of a line on one side of the edge; empty text if there are none.
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

using Pages = QList<QList<ReadLine>>;

Pages columnOf(const Pages& pages, double edge, bool left)
{
    Pages column;
    for (const QList<ReadLine>& lines : pages) {
        column += QList<ReadLine>();
        for (const ReadLine& line : lines) {
            if (const ReadLine part = partOf(line, edge, left); !part.text().isEmpty())
                column.last() += part;
        }
    }
    return column;
}

/// If one language has less text than the other, a continuation line is lower on the page; this is not a blank line.
void countRowsAbove(QList<ReadLine>& lines, const QList<ReadLine>& beside)
{
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const double from = lines[i - 1].box.bottom();
        const double to = lines[i].box.top();
        lines[i].rowsAbove = static_cast<int>(std::count_if(beside.begin(), beside.end(), [&](const ReadLine& line) {
            const double middle = line.box.center().y();
            return from < middle && middle < to;
        }));
    }
}

/// The words and ideographs of a column.
QStringList wordsOf(const Pages& pages)
{
    static const QRegularExpression word(QStringLiteral("\\p{Han}|[^\\W_\\p{Han}]+"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    QStringList words;
    for (const QList<ReadLine>& lines : pages) {
        for (const ReadLine& line : lines) {
            for (auto found = word.globalMatch(line.text()); found.hasNext();)
                words += found.next().captured();
        }
    }
    return words;
}

/// The words that occur more often in the first than in the second.
QStringList without(const QStringList& words, const QStringList& others)
{
    QHash<QString, int> counts;
    for (const QString& word : others)
        ++counts[word];
    QStringList rest;
    for (const QString& word : words) {
        if (--counts[word] < 0)
            rest += word;
    }
    return rest;
}

/// If both columns contain the same text because its translation is missing, under labels in two languages: the column
/// whose labels are in the text's language. Nothing if the columns have different texts.
std::optional<LanguageColumn> repeatedColumn(const Pages& left, const Pages& right)
{
    constexpr double mostLabels = 0.1; // share of the words
    const std::array words{wordsOf(left), wordsOf(right)};
    const std::array own{without(words[0], words[1]), without(words[1], words[0])};
    const auto all = static_cast<double>(words[0].size() + words[1].size());
    if (static_cast<double>(own[0].size() + own[1].size()) > mostLabels * all)
        return std::nullopt;
    const auto hasHan = [](const QString& word) { return containsHan(word); };
    const auto chinese = std::count_if(words[0].begin(), words[0].end(), hasHan);
    const bool isChinese = 2 * chinese > words[0].size();
    const auto hanOf = [&](std::size_t i) { return std::count_if(own[i].begin(), own[i].end(), hasHan); };
    const bool useLeft = (hanOf(0) > hanOf(1)) == isChinese;
    return LanguageColumn{isChinese ? Language::Chinese : Language::English, useLeft ? left : right,
                          own[useLeft ? 1 : 0]};
}

} // namespace

QList<LanguageColumn> languageColumns(const QList<QList<ReadLine>>& pages)
{
    constexpr qsizetype fewest = 2;        // a single pair may be an ornament
    constexpr qsizetype mostLines = 2'000; // no readable page has more; each line is compared with those beside it
    if (std::any_of(pages.begin(), pages.end(), [](const QList<ReadLine>& lines) { return lines.size() > mostLines; }))
        return {};
    const QList<HeadingPair> pairs = headingPairs(pages);
    const auto inTwo = std::count_if(pairs.begin(), pairs.end(), std::mem_fn(&HeadingPair::isInTwoLanguages));
    const auto chineseLeft = std::count_if(pairs.begin(), pairs.end(), [](const HeadingPair& pair) {
        return pair.isInTwoLanguages() && pair.left.isChinese();
    });
    if (pairs.size() < fewest || (chineseLeft > 0 && chineseLeft < inTwo))
        return {};
    const std::optional<double> edge = edgeOf(pairs);
    if (!edge || !isClearAt(*edge, pages))
        return {};
    Pages left = columnOf(pages, *edge, true);
    Pages right = columnOf(pages, *edge, false);
    for (qsizetype page = 0; page < pages.size(); ++page) {
        const QList<ReadLine> drawn = left[page];
        countRowsAbove(left[page], right[page]);
        countRowsAbove(right[page], drawn);
    }
    if (inTwo < fewest) {
        const auto once = repeatedColumn(left, right);
        return once ? QList<LanguageColumn>{*once} : QList<LanguageColumn>();
    }
    const bool isChineseLeft = chineseLeft > 0;
    return {{isChineseLeft ? Language::Chinese : Language::English, left, {}},
            {isChineseLeft ? Language::English : Language::Chinese, right, {}}};
}

} // namespace duovita
