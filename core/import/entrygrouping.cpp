#include "core/import/datetext.h"
#include "core/import/entrybuilding.h"

#include <algorithm>

namespace duovita {

namespace {

bool startsBold(const TextBlock& block)
{
    const QList<InlineSpan>& spans = block.lines.front().spans;
    return !spans.isEmpty() && spans.front().style.testFlag(InlineStyle::Bold);
}

bool isTopItem(const TextBlock& block)
{
    return block.kind == TextBlock::Kind::Item && block.level == 0;
}

/// Every item is an entry in these kinds of section.
bool isListOfItems(SectionKind kind)
{
    switch (factsOf(kind).details) {
    case DetailsKind::Publication:
    case DetailsKind::Patent:
    case DetailsKind::Award:
    case DetailsKind::Skill:
    case DetailsKind::LanguageSkill:
    case DetailsKind::Reference:
    case DetailsKind::General:
        return kind != SectionKind::Summary;
    default:
        return false;
    }
}

/// Items that carry entries: the first thing in the section, and with dates or a bold title.
bool itemsAreEntries(const QList<TextBlock>& blocks)
{
    if (blocks.isEmpty() || !isTopItem(blocks.front()))
        return false;
    return startsBold(blocks.front()) || findDateRange(blocks.front().plain(), true).has_value();
}

bool opensEntry(const TextBlock& block)
{
    return isTopItem(block) && !block.numbered && (startsBold(block) || findDateRange(block.plain(), true));
}

QList<EntryBlocks> groupByItems(const QList<TextBlock>& blocks, bool everyItem)
{
    QList<EntryBlocks> entries;
    for (const TextBlock& block : blocks) {
        const bool opens = everyItem ? isTopItem(block) || block.kind == TextBlock::Kind::Heading : opensEntry(block);
        if (opens || entries.isEmpty()) {
            entries += EntryBlocks{block.lines, {}};
            continue;
        }
        EntryBlocks& entry = entries.last();
        // Lines right below the item, short or with dates, still belong to its head.
        constexpr qsizetype shortLine = 90;
        const bool headLine = !everyItem && block.kind == TextBlock::Kind::Line && entry.body.isEmpty() &&
                              block.plain().size() <= shortLine &&
                              (findDateRange(block.plain()) || entry.head.size() < 2);
        if (headLine)
            entry.head += block.lines;
        else
            entry.body += block;
    }
    return entries;
}

QList<EntryBlocks> groupByHeads(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> entries;
    bool inHead = false;
    bool dated = false;
    for (const TextBlock& block : blocks) {
        const bool head = block.kind == TextBlock::Kind::Line || block.kind == TextBlock::Kind::Heading;
        // Two heads in a row: a second range of dates belongs to the next entry.
        const bool hasDates = head && findDateRange(block.plain()).has_value();
        if (entries.isEmpty() || (head && (!inHead || (hasDates && dated)))) {
            entries += EntryBlocks();
            dated = false;
        }
        if (head)
            entries.last().head += block.lines;
        else
            entries.last().body += block;
        inHead = head;
        dated = dated || hasDates;
    }
    return entries;
}

} // namespace

QList<EntryBlocks> groupEntries(const QList<TextBlock>& blocks, SectionKind kind, const ParsingContext&)
{
    if (kind == SectionKind::Summary)
        return blocks.isEmpty() ? QList<EntryBlocks>() : QList<EntryBlocks>{EntryBlocks{{}, blocks}};
    if (isListOfItems(kind)) {
        const bool anyItem = std::any_of(blocks.begin(), blocks.end(), isTopItem);
        if (anyItem)
            return groupByItems(blocks, true);
        QList<EntryBlocks> entries;
        for (const TextBlock& block : blocks) {
            for (const TextLine& line : block.lines)
                entries += EntryBlocks{{line}, {}};
        }
        return entries;
    }
    return itemsAreEntries(blocks) ? groupByItems(blocks, false) : groupByHeads(blocks);
}

} // namespace duovita
