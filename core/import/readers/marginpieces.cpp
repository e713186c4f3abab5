#include "core/import/readers/marginpieces.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/headsegments.h"
#include "core/import/annotate/places.h"
#include "core/import/structure/blockgrouping.h"

#include <algorithm>

namespace duovita {

namespace {

/// A period, possibly with a place, and nothing else.
bool isMarginLine(const TextBlock& block, const Vocabulary& vocabulary)
{
    const auto found = findDateRange(block.plain());
    if (block.kind != TextBlock::Kind::Line || block.inItem || !found || block.lines.size() > 2)
        return false;
    const QString rest = QString(block.plain()).remove(found->start, found->length).trimmed();
    return rest.isEmpty() || isPlace(rest, vocabulary);
}

bool isUndatedHeading(const TextBlock& block, const Vocabulary& vocabulary)
{
    return block.kind == TextBlock::Kind::Heading && !vocabulary.guessSection(block.plain()) &&
           !findDateRange(block.plain(), true);
}

} // namespace

QList<TextBlock> withMarginPiecesBelowHeadings(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    constexpr qsizetype reach = 3; // blocks that may contain an entry's own dates
    QList<TextBlock> moved = blocks;
    for (qsizetype i = 1; i + 1 < moved.size(); ++i) {
        // Dates below an entry's heading are its own, whatever heading follows.
        const TextBlock& before = moved[i - 1];
        const bool apart =
            before.kind == TextBlock::Kind::Item ||
            (before.kind == TextBlock::Kind::Heading && vocabulary.guessSection(before.plain()).has_value());
        if (!apart || !isMarginLine(moved[i], vocabulary) || !isUndatedHeading(moved[i + 1], vocabulary))
            continue;
        const QList<TextBlock> below = moved.mid(i + 2, reach);
        const auto end =
            std::find_if(below.begin(), below.end(), [](const TextBlock& block) { return !isLine(block); });
        if (std::none_of(below.begin(), end, [](const TextBlock& block) { return findDateRange(block.plain()); }))
            moved.swapItemsAt(i, i + 1);
    }
    return moved;
}

} // namespace duovita
