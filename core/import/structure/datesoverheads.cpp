#include "core/import/structure/blockgrouping.h"

#include <algorithm>

namespace duovita {

namespace {

/// "`2015 – 2018`" over "__Example University__ | Engineer" in one paragraph: dates formatted as code above their head.
bool isHeadBelowDates(const TextBlock& block)
{
    if (block.kind != TextBlock::Kind::Line || block.row || block.inItem || block.lines.size() < 2)
        return false;
    const QList<InlineSpan>& first = block.lines.front().spans;
    const bool code = std::all_of(first.begin(), first.end(), [](const InlineSpan& span) {
        return span.style.testFlag(InlineStyle::Code) || span.text.trimmed().isEmpty();
    });
    return code && isOnlyDates(block.lines.front());
}

} // namespace

qsizetype lengthOfHeadsBelowDates(const QList<TextBlock>& blocks)
{
    const auto end = std::find_if(blocks.begin(), blocks.end(),
                                  [](const TextBlock& block) { return block.kind == TextBlock::Kind::Heading; });
    const QList<TextBlock> run = blocks.mid(0, end - blocks.begin());
    const bool form = !run.isEmpty() && isHeadBelowDates(run.front()) &&
                      std::all_of(run.begin(), run.end(), [](const TextBlock& block) {
                          return block.kind == TextBlock::Kind::Item || block.inItem || isHeadBelowDates(block);
                      });
    // Titles alone are handled by the rules for what is below them.
    return form && !areNamesOverPoints(run) && !areTitlesOverPoints(run) ? run.size() : 0;
}

QList<EntryBlocks> groupHeadsBelowDates(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> entries;
    for (const TextBlock& block : blocks) {
        if (isHeadBelowDates(block)) {
            entries += EntryBlocks{block.lines.mid(1) + block.lines.mid(0, 1), {}};
            continue;
        }
        EntryBlocks& entry = entries.last();
        const bool links = entry.body.isEmpty() && std::all_of(block.lines.begin(), block.lines.end(), isOnlyLinks);
        if (links)
            entry.head += block.lines;
        else
            entry.body += block;
    }
    return entries;
}

} // namespace duovita
