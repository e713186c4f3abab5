#include "core/import/structure/postsinrows.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/headsegments.h"
#include "core/import/structure/blockgrouping.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

bool hasField(const TextBlock& row, const QString& field, const Vocabulary& vocabulary)
{
    return std::any_of(row.lines.begin(), row.lines.end(), [&](const TextLine& line) {
        const auto labelled = readLabelled(line.plain().trimmed(), vocabulary);
        return labelled && labelled->field == field;
    });
}

bool isPositionRow(const TextBlock& block, const Vocabulary& vocabulary)
{
    return block.row && hasField(block, QStringLiteral("position"), vocabulary) &&
           hasField(block, QStringLiteral("range"), vocabulary);
}

/// "**Example Ltd** (Oslo, 2015 – now)" without the years, which span all positions.
TextLine withoutDates(TextLine line)
{
    static const QRegularExpression comma(QStringLiteral("[,，\\s]+$"));
    static const QRegularExpression bracket(QStringLiteral("^\\s*[(（]([^()（）]*)[)）]\\s*$"));
    for (InlineSpan& span : line.spans) {
        const auto found = findDateRange(span.text, true);
        if (!found)
            continue;
        span.text = span.text.left(found->start).remove(comma) + span.text.mid(found->start + found->length);
        span.text.replace(bracket, QStringLiteral("  \\1"));
    }
    return line;
}

} // namespace

std::optional<PositionTable> findPositionTable(const QList<TextBlock>& blocks, qsizetype from,
                                               const Vocabulary& vocabulary)
{
    constexpr qsizetype fewest = 2;
    qsizetype begin = from;
    while (begin < blocks.size() && !isPositionRow(blocks[begin], vocabulary))
        ++begin;
    qsizetype end = begin;
    while (end < blocks.size() && isPositionRow(blocks[end], vocabulary))
        ++end;
    if (end - begin < fewest)
        return std::nullopt;
    const bool named = std::all_of(blocks.begin() + begin, blocks.begin() + end, [&](const TextBlock& row) {
        return hasField(row, QStringLiteral("organization"), vocabulary);
    });
    const bool above =
        begin > from && isLine(blocks[begin - 1]) && !blocks[begin - 1].row && !isProse(blocks[begin - 1]);
    if (!named && !above)
        return std::nullopt;
    PositionTable table{above ? begin - 1 : begin, end, {}};
    for (const TextBlock& row : blocks.mid(begin, end - begin)) {
        table.entries += EntryBlocks{row.lines, {}};
        for (const TextLine& line : !named ? blocks[begin - 1].lines : QList<TextLine>())
            table.entries.last().head += withoutDates(line);
    }
    if (named && above) // "Earlier career" above rows that contain everything
        table.entries.front().body += blocks[begin - 1];
    for (; table.end < blocks.size() && isLine(blocks[table.end]) && isProse(blocks[table.end]) &&
           blocks[table.end].kind == TextBlock::Kind::Line && !blocks[table.end].row;
         ++table.end)
        table.entries.front().body += blocks[table.end];
    return table;
}

} // namespace duovita
