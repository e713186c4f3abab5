#include "core/import/annotate/datetext.h"
#include "core/import/structure/blockgrouping.h"

#include "core/import/annotate/headsegments.h"

#include <algorithm>

namespace duovita {

namespace {

/// Dates alone on a line.
bool isDatesLine(const TextBlock& block)
{
    return block.kind == TextBlock::Kind::Line && isLine(block) && block.lines.size() == 1 &&
           isOnlyDates(block.lines.front());
}

} // namespace

QList<TextBlock> withDatesOfItems(const QList<TextBlock>& blocks)
{
    const auto hasDates = [&](qsizetype i) {
        const auto found = findDateRange(blocks[i].plain());
        return found && found->start > 0 && found->start + found->length >= blocks[i].plain().size();
    };
    const auto hasDatesBelow = [&](qsizetype i) {
        return i + 1 < blocks.size() && blocks[i].lines.size() == 1 && blocks[i + 1].kind == TextBlock::Kind::Line &&
               !blocks[i + 1].afterBlank && blocks[i + 1].lines.size() == 1 && isOnlyDates(blocks[i + 1].lines.front());
    };
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (isTopItem(blocks[i]) && !hasDatesBelow(i) && !hasDates(i))
            return blocks;
    }
    if (blocks.isEmpty() || !isTopItem(blocks.front()))
        return blocks;
    QList<TextBlock> joined;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        joined += blocks[i];
        if (isTopItem(blocks[i]) && hasDatesBelow(i))
            joined.last().lines += blocks[++i].lines;
    }
    return joined;
}

QList<TextBlock> withDatesBelowHeadings(const QList<TextBlock>& blocks)
{
    constexpr qsizetype fewest = 2;
    qsizetype headings = 0;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const bool heading = blocks[i].kind == TextBlock::Kind::Heading;
        if (heading && (i == 0 || !isDatesLine(blocks[i - 1]) || isDated(blocks[i])))
            return blocks;
        headings += heading ? 1 : 0;
    }
    if (headings < fewest)
        return blocks;
    QList<TextBlock> turned = blocks;
    for (qsizetype i = 1; i < turned.size(); ++i) {
        if (turned[i].kind == TextBlock::Kind::Heading)
            turned.swapItemsAt(i - 1, i);
    }
    return turned;
}

QList<TextBlock> withPointsBesideDates(const QList<TextBlock>& blocks)
{
    bool deeper = false;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const TextBlock& block = blocks[i];
        const bool point =
            i > 0 && isTopItem(block) && isDatesLine(blocks[i - 1]) && !isProse(block) && !isLabelled(block.plain());
        if (!point && !(isDatesLine(block) && i + 1 < blocks.size()) &&
            !(block.kind == TextBlock::Kind::Item && block.level > 0))
            return blocks;
        deeper = deeper || block.level > 0;
    }
    if (!deeper || blocks.size() < 3)
        return blocks;
    QList<TextBlock> joined = blocks;
    for (TextBlock& block : joined) {
        if (isTopItem(block))
            block.kind = TextBlock::Kind::Line;
        else if (block.kind == TextBlock::Kind::Item)
            --block.level;
    }
    return joined;
}

} // namespace duovita
