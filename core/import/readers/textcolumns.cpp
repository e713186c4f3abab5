#include "core/import/readers/textcolumns.h"

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/marginrows.h"

#include <algorithm>
#include <optional>

namespace duovita {

namespace {

constexpr qsizetype narrowestColumn = 16; // letters

bool isHeading(const QString& text)
{
    const Vocabulary& vocabulary = Vocabulary::standard();
    const QString trimmed = text.trimmed();
    return !trimmed.isEmpty() && (vocabulary.findSection(trimmed) || vocabulary.isDocumentTitle(trimmed));
}

/// Collects the lines of two columns, one below the other.
class ColumnText {
public:
    /// `parting`: how many consecutive rows with text only in the other column make a blank line.
    ColumnText(const QList<NumberedLine>& lines, const TextGutter& gutter, int parting)
        : m_gutter(gutter), m_parting(parting)
    {
        for (const NumberedLine& line : lines)
            add(line);
    }

    bool haveHeadings() const { return hasHeading(m_left) && hasHeading(m_right); }

    QList<NumberedLine> inOrder() const
    {
        const int number = m_left.isEmpty() ? 0 : m_left.last().number;
        return m_left + QList<NumberedLine>{NumberedLine{{}, number}} + m_right;
    }

private:
    static bool hasHeading(const QList<NumberedLine>& lines)
    {
        return std::any_of(lines.begin(), lines.end(), [](const NumberedLine& line) { return isHeading(line.text); });
    }

    void add(const NumberedLine& line)
    {
        const QString left = m_gutter.leftOf(line.text);
        const QString right = m_gutter.rightOf(line.text);
        const bool blank = left.isEmpty() && right.isEmpty();
        append(m_left, m_emptyLeft, NumberedLine{left, line.number}, blank);
        append(m_right, m_emptyRight, NumberedLine{right, line.number}, blank);
    }

    void append(QList<NumberedLine>& column, int& empty, const NumberedLine& line, bool blank)
    {
        if (line.text.isEmpty())
            ++empty;
        else
            empty = 0;
        if (!line.text.isEmpty() || blank || empty == m_parting)
            column += line;
    }

    const TextGutter& m_gutter;
    const int m_parting;
    QList<NumberedLine> m_left;
    QList<NumberedLine> m_right;
    int m_emptyLeft = 0;
    int m_emptyRight = 0;
};

/// A gutter and the lines that have two columns.
struct SideBySide {
    TextGutter gutter;
    LineSpan range;
    int parting = 2; ///< rows: the lines of two columns are not always at the same height
};

/// The left column may be longer: lines that are no wider continue it, up to the end of the page.
qsizetype endOfLeft(const QList<NumberedLine>& lines, const SideBySide& columns)
{
    qsizetype end = columns.range.end;
    for (qsizetype i = end; i < lines.size(); ++i) {
        if (lines[i].text.startsWith(u'\f') || lines[i].text.size() > columns.gutter.column())
            break;
        if (!lines[i].text.trimmed().isEmpty())
            end = i + 1;
    }
    return end;
}

/// Nothing if the gutter splits too few lines, or if one column has no headings.
std::optional<SideBySide> columnsAt(const QList<NumberedLine>& lines, const TextGutter& gutter)
{
    constexpr auto fewest = 8; // lines
    SideBySide columns{gutter, linesParted(lines, gutter)};
    columns.range.end = endOfLeft(lines, columns);
    const QList<NumberedLine> rows = lines.mid(columns.range.begin, columns.range.end - columns.range.begin);
    const auto both =
        std::count_if(rows.begin(), rows.end(), [&](const auto& line) { return gutter.of(line.text) >= 0; });
    const auto filled =
        std::count_if(rows.begin(), rows.end(), [](const auto& line) { return !line.text.trimmed().isEmpty(); });
    if (both < fewest || both * 2 < filled || !ColumnText(rows, gutter, columns.parting).haveHeadings())
        return std::nullopt;
    return columns;
}

/// "Interests Education": headings side by side prove two columns, however short. They end where a line crosses the
/// gutter, or at two consecutive blank lines.
std::optional<SideBySide> columnsBelowHeadings(const QList<NumberedLine>& lines)
{
    constexpr int parting = 2; // blank lines
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString& text = lines[i].text;
        const qsizetype at = text.lastIndexOf(QStringLiteral("   "));
        if (at < 0 || !isHeading(text.left(at)) || !isHeading(text.mid(at)))
            continue;
        const TextGutter gutter(at + 3);
        qsizetype end = i + 1;
        int blank = 0;
        int both = 0;
        for (; end < lines.size() && blank < parting && !gutter.isCrossedBy(lines[end].text); ++end) {
            blank = lines[end].text.trimmed().isEmpty() ? blank + 1 : 0;
            both += gutter.of(lines[end].text) >= 0 ? 1 : 0;
        }
        if (both > 1)
            return SideBySide{gutter, {i, end}, 1};
    }
    return std::nullopt;
}

std::optional<SideBySide> columnsOf(const QList<NumberedLine>& lines)
{
    std::optional<SideBySide> best;
    for (const TextGutter& gutter : guttersOf(lines, narrowestColumn)) {
        const auto found = columnsAt(lines, gutter);
        const auto length = [](const SideBySide& columns) { return columns.range.end - columns.range.begin; };
        if (found && (!best || length(*found) > length(*best)))
            best = found;
    }
    return best ? best : columnsBelowHeadings(lines);
}

/// The lines above and below two columns may have other columns.
QList<NumberedLine> inReadingOrder(const QList<NumberedLine>& lines, int depth)
{
    constexpr int deepest = 3;
    const auto columns = depth < deepest ? columnsOf(lines) : std::nullopt;
    if (!columns)
        return lines;
    const auto [begin, end] = columns->range;
    return inReadingOrder(lines.first(begin), depth + 1) +
           ColumnText(lines.mid(begin, end - begin), columns->gutter, columns->parting).inOrder() +
           inReadingOrder(lines.mid(end), depth + 1);
}

} // namespace

QList<NumberedLine> linesInReadingOrder(const QString& text, bool inOrder)
{
    QList<NumberedLine> lines;
    int number = 0;
    for (const QString& line : text.split(u'\n'))
        lines += NumberedLine{line, ++number};
    return inOrder ? lines : inReadingOrder(withMarginAsHeadings(lines), 0);
}

} // namespace duovita
