#include "core/import/blockgrouping.h"
#include "core/import/citationtext.h"

#include <algorithm>

namespace duovita {

namespace {

/// Where each paragraph begins, and where the last one ends.
QList<qsizetype> bordersOfParagraphs(const QList<TextBlock>& blocks)
{
    QList<qsizetype> borders;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (i == 0 || blocks[i].afterBlank)
            borders += i;
    }
    return borders + QList<qsizetype>{blocks.size()};
}

/// Paragraphs of lines, `fits` for the lines of each.
template <typename Fits>
bool areParagraphs(const QList<TextBlock>& blocks, Fits fits)
{
    const QList<qsizetype> borders = bordersOfParagraphs(blocks);
    if (blocks.isEmpty() || !std::all_of(blocks.begin(), blocks.end(), isLine))
        return false;
    for (qsizetype i = 0; i + 1 < borders.size(); ++i) {
        if (!fits(blocks.mid(borders[i], borders[i + 1] - borders[i])))
            return false;
    }
    return true;
}

} // namespace

bool areWorksOfParagraphs(const QList<TextBlock>& blocks)
{
    // One alone has to say more: its names, several of them, stand below the title.
    const bool alone = bordersOfParagraphs(blocks).size() == 2;
    return areParagraphs(blocks, [&](const QList<TextBlock>& lines) {
        constexpr qsizetype mostLines = 4;
        const auto isNames = [&](qsizetype i) { return isLineOfAuthors(lines[i].plain().trimmed()); };
        const bool below = lines.size() > 2 && isNames(1) && lines[1].plain().contains(u',') && !isNames(0);
        return lines.size() > 1 && lines.size() <= mostLines && (below || (!alone && (isNames(0) || isNames(1))));
    });
}

bool areParagraphsOverDates(const QList<TextBlock>& blocks)
{
    const bool several = bordersOfParagraphs(blocks).size() > 2;
    return several && areParagraphs(blocks, [](const QList<TextBlock>& lines) {
               constexpr qsizetype mostLines = 4;
               const auto dates = std::find_if(lines.begin(), lines.end(),
                                               [](const TextBlock& line) { return isOnlyDates(line.lines.front()); });
               return lines.size() > 1 && lines.size() <= mostLines && dates + 1 == lines.end();
           });
}

QList<EntryBlocks> everyParagraph(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> entries;
    for (const TextBlock& block : blocks) {
        if (entries.isEmpty() || block.afterBlank)
            entries += EntryBlocks{};
        entries.last().head += block.lines;
    }
    return entries;
}

QList<EntryBlocks> everyParagraphOverDates(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> entries = everyParagraph(blocks);
    for (EntryBlocks& entry : entries)
        entry.head.prepend(entry.head.takeLast());
    return entries;
}

} // namespace duovita
