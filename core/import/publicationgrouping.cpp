#include "core/import/blockgrouping.h"
#include "core/import/citationtext.h"
#include "core/import/publicationparsing.h"

#include <algorithm>

namespace duovita {

QList<EntryBlocks> groupPublications(const QList<TextBlock>& blocks)
{
    const QList<TextBlock> titled = withTitlesOfPoints(blocks);
    if (areTitlesOverPoints(titled))
        return groupUnderTitles(titled);
    if (areBoldItemsOverPlain(blocks))
        return groupByItems(blocks, false);
    if (std::any_of(blocks.begin(), blocks.end(), isTopItem))
        return withNamesBelowTitles(groupByItems(withYearsOfHeadings(blocks), true));
    if (std::any_of(blocks.begin(), blocks.end(), [](const TextBlock& block) { return block.lines.size() > 2; }))
        return groupWorks(blocks);
    if (std::all_of(blocks.begin(), blocks.end(),
                    [](const TextBlock& block) { return areNamesAndVenueOverTitle(block.lines); }))
        return everyBlock(blocks);
    if (areWorksOfParagraphs(blocks))
        return everyParagraph(blocks);
    if (areParagraphsOverDates(blocks))
        return everyParagraphOverDates(blocks);
    return everyLine(withYearsOfHeadings(blocks));
}

} // namespace duovita
