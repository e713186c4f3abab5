#include "core/import/structure/blockgrouping.h"

#include <algorithm>

namespace duovita {

namespace {

/// Only digits and punctuation: dates, even if they are ambiguous ("09/12 – 12/12").
bool hasNoWords(const TextLine& line)
{
    const QString text = line.plain();
    return isOnlyDates(line) || std::none_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

/// Dates on one line, the rest of the entry on others.
bool isRowOfEntry(const TextBlock& block)
{
    return block.row && block.kind == TextBlock::Kind::Line && block.lines.size() > 1 &&
           hasNoWords(block.lines.front());
}

/// Whether the cells have several lines. In another kind of row most cells may be empty: "2021 – | Example Quay | ".
bool hasLines(const TextBlock& row)
{
    constexpr qsizetype fewest = 2;
    return row.lines.size() > fewest;
}

bool isDatedRow(const TextBlock& row)
{
    return isOnlyDates(row.lines.front());
}

} // namespace

bool areRowsOfEntries(const QList<TextBlock>& blocks)
{
    return blocks.size() > 1 && std::all_of(blocks.begin(), blocks.end(), isRowOfEntry) &&
           std::any_of(blocks.begin(), blocks.end(), hasLines) &&
           std::count_if(blocks.begin(), blocks.end(), isDatedRow) * 2 > blocks.size();
}

QList<EntryBlocks> groupRowsOfEntries(const QList<TextBlock>& blocks)
{
    constexpr qsizetype named = 2; // title and place
    QList<EntryBlocks> entries;
    for (const TextBlock& row : blocks) {
        EntryBlocks entry;
        qsizetype lines = 0;
        for (const TextLine& line : row.lines) {
            const bool dates = hasNoWords(line);
            // A second period, or one that cannot be parsed, has no field.
            if (dates ? isOnlyDates(line) && entry.head.isEmpty() : lines < named)
                entry.head += line;
            else
                entry.body += TextBlock{.kind = TextBlock::Kind::Item, .lines = {line}};
            lines += dates ? 0 : 1;
        }
        entries += entry;
    }
    return entries;
}

} // namespace duovita
