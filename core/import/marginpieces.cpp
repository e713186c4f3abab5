#include "core/import/marginpieces.h"

#include "core/import/blockgrouping.h"
#include "core/import/datetext.h"
#include "core/import/headsegments.h"
#include "core/import/places.h"

#include <algorithm>

namespace duovita {

namespace {

/// Blocks of plain text between blank lines; a heading is one by itself.
struct Paragraph {
    QList<TextBlock> blocks;

    bool isHeading() const { return blocks.front().kind == TextBlock::Kind::Heading; }
};

QList<Paragraph> paragraphsOf(const QList<TextBlock>& blocks)
{
    QList<Paragraph> paragraphs;
    for (const TextBlock& block : blocks) {
        const bool heading = block.kind == TextBlock::Kind::Heading;
        if (paragraphs.isEmpty() || block.afterBlank || heading || paragraphs.last().isHeading())
            paragraphs += Paragraph();
        paragraphs.last().blocks += block;
    }
    return paragraphs;
}

/// A place and a period, each on a line of its own, and nothing else.
bool isMarginPiece(const Paragraph& paragraph, const Vocabulary& vocabulary)
{
    const QList<TextBlock>& lines = paragraph.blocks;
    return lines.size() == 2 && lines[0].kind == TextBlock::Kind::Line && lines[1].kind == TextBlock::Kind::Line &&
           isPlace(lines[0].plain().trimmed(), vocabulary) && isOnlyDates(lines[1].lines.front()) &&
           findDateRange(lines[1].plain());
}

/// Lines that have no dates yet.
bool isUndatedHead(const Paragraph& paragraph)
{
    constexpr qsizetype mostLines = 4;
    return !paragraph.isHeading() && paragraph.blocks.size() <= mostLines &&
           std::all_of(paragraph.blocks.begin(), paragraph.blocks.end(), [](const TextBlock& block) {
               return isLine(block) && !isProse(block) && !findDateRange(block.plain());
           });
}

} // namespace

QList<TextBlock> withMarginPiecesBeside(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    constexpr int fewest = 2;
    QList<Paragraph> paragraphs = paragraphsOf(blocks);
    const auto isPiece = [&](qsizetype i) {
        return i > 0 && i < paragraphs.size() && isMarginPiece(paragraphs[i], vocabulary);
    };
    int beside = 0;
    bool first = false; // a section has pieces above what they are of
    for (qsizetype i = 1; i < paragraphs.size(); ++i) {
        const bool piece = isPiece(i);
        beside += piece && isUndatedHead(paragraphs[i - 1]) ? 1 : 0;
        first = first || (piece && paragraphs[i - 1].isHeading() && !(i > 1 && isUndatedHead(paragraphs[i - 2])));
    }
    if (beside < fewest || first)
        return blocks;
    for (qsizetype i = 1; i < paragraphs.size(); ++i) {
        if (!isPiece(i))
            continue;
        // The heading of the next section stands between the last entry and its piece.
        const qsizetype head = paragraphs[i - 1].isHeading() ? i - 2 : i - 1;
        if (head < 0 || !isUndatedHead(paragraphs[head]))
            continue;
        paragraphs[i].blocks.front().afterBlank = false;
        // "GPA: 3.9" is told below the head.
        QList<TextBlock>& above = paragraphs[head].blocks;
        const auto label = std::find_if(above.begin() + 1, above.end(),
                                        [](const TextBlock& block) { return isLabelled(block.plain().trimmed()); });
        const qsizetype at = label - above.begin();
        above = above.mid(0, at) + paragraphs[i].blocks + above.mid(at);
        paragraphs.removeAt(i--);
    }
    QList<TextBlock> joined;
    for (const Paragraph& paragraph : std::as_const(paragraphs))
        joined += paragraph.blocks;
    return joined;
}

namespace {

/// A period, and a place beside it, if anything.
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
    constexpr qsizetype reach = 3; // blocks in which an entry's own dates stand
    QList<TextBlock> moved = blocks;
    for (qsizetype i = 1; i + 1 < moved.size(); ++i) {
        // Below the heading of an entry the dates are its own, whatever heading follows.
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
