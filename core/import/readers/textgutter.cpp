#include "core/import/readers/textgutter.h"

#include <algorithm>
#include <map>

namespace duovita {

namespace {

constexpr qsizetype before = 4; // how far left of the usual column a line's right text may begin
constexpr qsizetype behind = 6; // and how far right

/// A gap of two or more spaces: its begin and the position where text begins again.
struct Gap {
    qsizetype begin;
    qsizetype end;
};

QList<Gap> gapsOf(const QString& line)
{
    QList<Gap> gaps;
    for (qsizetype i = 0; i < line.size();) {
        if (!line[i].isSpace()) {
            ++i;
            continue;
        }
        qsizetype end = i;
        while (end < line.size() && line[end].isSpace())
            ++end;
        if (end - i >= 2 && end < line.size())
            gaps += Gap{i, end};
        i = end;
    }
    return gaps;
}

} // namespace

qsizetype TextGutter::of(const QString& line) const
{
    qsizetype best = -1;
    for (const Gap& gap : gapsOf(line)) {
        const bool near = gap.end >= m_column - before && gap.end <= m_column + behind;
        // "languages Major: …": the right text is indented far.
        const bool over = gap.begin <= m_column && gap.end > m_column;
        if ((near || over) && (best < 0 || qAbs(gap.end - m_column) < qAbs(best - m_column)))
            best = gap.end;
    }
    return best;
}

bool TextGutter::isCrossedBy(const QString& line) const
{
    return of(line) < 0 && line.size() > m_column && !line.left(m_column).trimmed().isEmpty();
}

QString TextGutter::leftOf(const QString& line) const
{
    const qsizetype gutter = of(line);
    QString left = gutter < 0 ? line : line.left(gutter);
    while (!left.isEmpty() && left.back().isSpace())
        left.chop(1);
    return left;
}

QString TextGutter::rightOf(const QString& line) const
{
    const qsizetype gutter = of(line);
    return gutter < 0 ? QString()
                      : QString(QString(qMax<qsizetype>(gutter - m_column + before, 0), u' ') + line.mid(gutter));
}

LineSpan linesParted(const QList<NumberedLine>& lines, const TextGutter& gutter)
{
    constexpr int costOfCrossing = 4; // this many split lines make up for a crossing line
    LineSpan best;
    int most = 0;
    int sum = 0;
    qsizetype begin = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (gutter.of(lines[i].text) >= 0)
            ++sum;
        else if (gutter.isCrossedBy(lines[i].text))
            sum -= costOfCrossing;
        else if (sum == 0)
            begin = i + 1;
        if (sum < 0) {
            sum = 0;
            begin = i + 1;
        }
        if (sum > most) {
            most = sum;
            best = {begin, i + 1};
        }
    }
    return best;
}

QList<TextGutter> guttersOf(const QList<NumberedLine>& lines, qsizetype narrowest)
{
    constexpr int fewest = 5; // lines
    constexpr qsizetype most = 8;
    std::map<qsizetype, int> counts;
    for (const NumberedLine& line : lines) {
        for (const Gap& gap : gapsOf(line.text)) {
            if (gap.end >= narrowest)
                ++counts[gap.end];
        }
    }
    QList<std::pair<int, qsizetype>> columns;
    for (const auto& [column, count] : counts) {
        if (count >= fewest)
            columns.emplaceBack(-count, column);
    }
    std::sort(columns.begin(), columns.end());
    QList<TextGutter> gutters;
    for (const auto& [count, column] : columns.first(qMin(most, columns.size())))
        gutters += TextGutter(column);
    return gutters;
}

} // namespace duovita
