#include "core/import/readers/markdownblocks.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// Joins a wrapped title.
TextLine joinedLines(const QList<TextLine>& lines)
{
    TextLine whole;
    for (const TextLine& line : lines) {
        if (whole.spans.isEmpty())
            whole.number = line.number;
        else
            whole.spans += InlineSpan{QStringLiteral(" ")};
        whole.spans += line.spans;
    }
    return whole;
}

} // namespace

bool takeBullet(TextLine& line)
{
    static const QRegularExpression bullet(QStringLiteral("^\\s*[•●▪■◆‣]\\s*"));
    if (line.spans.isEmpty() || !bullet.match(line.spans.front().text).hasMatch())
        return false;
    line.spans.front().text.remove(bullet);
    return true;
}

QList<TextBlock> takePoints(QList<TextLine>& lines)
{
    static const QRegularExpression bullet(QStringLiteral("^\\s*[•●▪■◆‣]\\s+(?=\\S)"));
    const auto begins = [](const TextLine& line) { return bullet.match(line.spans.front().text).hasMatch(); };
    const auto first = std::find_if(lines.begin(), lines.end(), begins);
    if (first == lines.end())
        return {};
    QList<TextBlock> blocks;
    if (first != lines.begin())
        blocks.emplaceBack().lines = lines.mid(0, first - lines.begin());
    for (auto line = first; line != lines.end(); ++line) {
        if (begins(*line)) {
            takeBullet(*line);
            blocks.emplaceBack().kind = TextBlock::Kind::Item;
        }
        blocks.last().lines += *line;
    }
    lines.clear();
    return blocks;
}

QList<TextBlock> pointsOfRow(QList<TextLine> lines)
{
    QList<TextBlock> points;
    for (TextLine& line : lines) {
        takeBullet(line);
        TextBlock& point = points.emplaceBack();
        point.kind = TextBlock::Kind::Item;
        point.lines = {line};
    }
    return points;
}

void makeHeadingsOfQuotes(QList<TextBlock>& blocks, const QList<qsizetype>& quotes)
{
    constexpr qsizetype fewest = 2;
    constexpr int deepest = 6;
    QList<qsizetype> over;
    for (const qsizetype quote : quotes) {
        if (quote + 1 < blocks.size() && blocks[quote].kind == TextBlock::Kind::Line &&
            blocks[quote + 1].kind == TextBlock::Kind::Item)
            over += quote;
    }
    if (over.size() < fewest)
        return;
    for (const qsizetype quote : std::as_const(over)) {
        blocks[quote].kind = TextBlock::Kind::Heading;
        blocks[quote].level = deepest;
        blocks[quote].lines = {joinedLines(blocks[quote].lines)};
    }
}

bool isNavigation(const TextBlock& block)
{
    for (const TextLine& line : block.lines) {
        for (const InlineSpan& span : line.spans) {
            if (!span.url.startsWith(u'#') && !span.text.trimmed().isEmpty())
                return false;
        }
    }
    return true;
}

} // namespace duovita
