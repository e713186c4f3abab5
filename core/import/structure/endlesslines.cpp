#include "core/import/structure/endlesslines.h"

#include <algorithm>

namespace duovita {

namespace {

// A CV of twenty pages has no paragraph of a whole page. The longest real lines are lists of four thousand authors.
constexpr qsizetype longest = 70000;

qsizetype sizeOf(const TextLine& line)
{
    qsizetype size = 0;
    for (const InlineSpan& span : line.spans)
        size += span.text.size();
    return size;
}

bool isEndless(const TextLine& line)
{
    return sizeOf(line) > longest;
}

} // namespace

QList<TextLine> takeEndlessLines(QList<TextBlock>& blocks)
{
    QList<TextLine> taken;
    const auto hasEndless = [](const TextBlock& block) {
        return std::any_of(block.lines.begin(), block.lines.end(), isEndless);
    };
    if (std::none_of(blocks.cbegin(), blocks.cend(), hasEndless))
        return taken;
    for (TextBlock& block : blocks) {
        if (!hasEndless(block))
            continue;
        std::copy_if(block.lines.cbegin(), block.lines.cend(), std::back_inserter(taken), isEndless);
        block.lines.removeIf(isEndless);
    }
    blocks.removeIf([](const TextBlock& block) { return block.lines.isEmpty(); });
    return taken;
}

} // namespace duovita
