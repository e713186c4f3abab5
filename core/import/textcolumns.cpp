#include "core/import/textcolumns.h"

#include "core/import/headingvocabulary.h"

#include <algorithm>
#include <map>
#include <optional>

namespace duovita {

namespace {

constexpr qsizetype narrowestColumn = 16; // letters
constexpr qsizetype before = 4;           // how far a line of the right column may begin in front of most others
constexpr qsizetype behind = 6;           // and behind them

/// Where text begins again behind two blanks or more; first of all where it begins, if it is set far in.
QList<qsizetype> beginningsOf(const QString& line)
{
    QList<qsizetype> found;
    for (qsizetype i = 2; i < line.size(); ++i) {
        if (!line[i].isSpace() && line[i - 1].isSpace() && line[i - 2].isSpace() && i >= narrowestColumn)
            found += i;
    }
    return found;
}

/// Where the right column begins in most lines; nothing if too few agree.
std::optional<qsizetype> rightColumnOf(const QList<NumberedLine>& lines)
{
    constexpr int fewest = 8; // lines
    std::map<qsizetype, int> counts;
    for (const NumberedLine& line : lines) {
        for (const qsizetype at : beginningsOf(line.text))
            ++counts[at];
    }
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    return most != counts.end() && most->second >= fewest ? std::optional(most->first) : std::nullopt;
}

/// Where the right column's text begins in a line, nearest to where it does in most; -1 if it has none.
qsizetype gutterOf(const QString& line, qsizetype column)
{
    qsizetype best = -1;
    for (const qsizetype at : beginningsOf(line)) {
        if (at < column - before || at > column + behind)
            continue;
        if (best < 0 || qAbs(at - column) < qAbs(best - column))
            best = at;
    }
    return best;
}

/// A line over both columns: its text goes on where the gutter would be.
bool crosses(const QString& line, qsizetype column)
{
    return gutterOf(line, column) < 0 && line.size() > column && !line.left(column).trimmed().isEmpty();
}

class ColumnText {
public:
    ColumnText(const QList<NumberedLine>& lines, qsizetype column) : m_column(column)
    {
        for (const NumberedLine& line : lines)
            add(line);
    }

    bool hasHeading(const Vocabulary& vocabulary, bool left) const
    {
        const QList<NumberedLine>& lines = left ? m_left : m_right;
        return std::any_of(lines.begin(), lines.end(), [&](const NumberedLine& line) {
            const QString text = line.text.trimmed();
            return !text.isEmpty() && (vocabulary.findSection(text) || vocabulary.isDocumentTitle(text));
        });
    }

    QList<NumberedLine> inOrder() const
    {
        return m_left + QList<NumberedLine>{NumberedLine{{}, m_left.isEmpty() ? 0 : m_left.last().number}} + m_right;
    }

private:
    void add(const NumberedLine& line)
    {
        const qsizetype gutter = gutterOf(line.text, m_column);
        const qsizetype end = gutter < 0 ? line.text.size() : gutter;
        QString left = line.text.left(end);
        while (!left.isEmpty() && left.back().isSpace())
            left.chop(1);
        // How far in a line of the right column is set tells what goes on with a point.
        const QString right =
            gutter < 0 ? QString()
                       : QString(QString(qMax<qsizetype>(gutter - m_column + before, 0), u' ') + line.text.mid(gutter));
        const bool blank = left.isEmpty() && right.isEmpty();
        append(m_left, m_emptyLeft, NumberedLine{left, line.number}, blank);
        append(m_right, m_emptyRight, NumberedLine{right, line.number}, blank);
    }

    /// A row that has only the other column's text parts nothing in this one; several do.
    static void append(QList<NumberedLine>& column, int& empty, const NumberedLine& line, bool blank)
    {
        constexpr int parting = 2; // rows
        if (line.text.isEmpty())
            ++empty;
        else
            empty = 0;
        if (!line.text.isEmpty() || blank || empty == parting)
            column += line;
    }

    qsizetype m_column;
    QList<NumberedLine> m_left;
    QList<NumberedLine> m_right;
    int m_emptyLeft = 0;
    int m_emptyRight = 0;
};

} // namespace

QList<NumberedLine> linesInReadingOrder(const QString& text)
{
    QList<NumberedLine> lines;
    int number = 0;
    for (const QString& line : text.split(u'\n'))
        lines += NumberedLine{line, ++number};
    const auto column = rightColumnOf(lines);
    if (!column)
        return lines;
    const auto hasGutter = [&](const NumberedLine& line) { return gutterOf(line.text, *column) >= 0; };
    const auto first = std::find_if(lines.begin(), lines.end(), hasGutter);
    auto last = std::find_if(lines.rbegin(), lines.rend(), hasGutter).base();
    // The left column may be the longer one.
    while (last != lines.end() && !last->text.trimmed().isEmpty() && last->text.size() <= *column)
        ++last;
    const auto both = std::count_if(first, last, hasGutter);
    const auto over = std::count_if(first, last, [&](const NumberedLine& line) { return crosses(line.text, *column); });
    const QList<NumberedLine> rows(first, last);
    const auto filled = std::count_if(rows.begin(), rows.end(),
                                      [](const NumberedLine& line) { return !line.text.trimmed().isEmpty(); });
    if (both * 2 < filled || over * 8 > filled)
        return lines;
    const ColumnText columns(rows, *column);
    const Vocabulary& vocabulary = Vocabulary::standard();
    if (!columns.hasHeading(vocabulary, true) || !columns.hasHeading(vocabulary, false))
        return lines;
    return QList<NumberedLine>(lines.begin(), first) + columns.inOrder() + QList<NumberedLine>(last, lines.end());
}

} // namespace duovita
