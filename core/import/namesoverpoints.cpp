#include "core/import/blockgrouping.h"

#include <algorithm>

namespace duovita {

namespace {

/// "BSc in Sampling, May 2011", "Engineer, 2010 – 2012" below the name of where it was.
bool isDatedPoint(const TextBlock& block)
{
    return block.kind == TextBlock::Kind::Item && block.level == 1 && isDated(block) && !isProse(block);
}

} // namespace

bool areNamesOverDatedPoints(const QList<TextBlock>& blocks)
{
    bool any = false;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (blocks[i].kind != TextBlock::Kind::Item && !blocks[i].inItem)
            return false;
        if (!isTopItem(blocks[i]))
            continue;
        if (isDated(blocks[i]) || isProse(blocks[i]) || i + 1 >= blocks.size() || !isDatedPoint(blocks[i + 1]))
            return false;
        any = true;
    }
    return any && isTopItem(blocks.front());
}

QList<EntryBlocks> groupNamesOverDatedPoints(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> entries;
    QList<TextLine> name;
    for (const TextBlock& block : blocks) {
        if (isTopItem(block)) {
            name = block.lines;
            continue;
        }
        if (isDatedPoint(block)) {
            entries += EntryBlocks{name + block.lines, {}};
            continue;
        }
        TextBlock told = block;
        told.level = qMax(0, told.level - 1);
        entries.last().body += told;
    }
    return entries;
}

} // namespace duovita
