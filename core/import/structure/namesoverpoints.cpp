#include "core/import/annotate/datetext.h"
#include "core/import/structure/blockgrouping.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// "BSc in Sampling, May 2011", "Engineer, 2010 – 2012" below the name of the institution.
bool isDatedPoint(const TextBlock& block)
{
    return block.kind == TextBlock::Kind::Item && block.level == 1 && isDated(block) && !isProse(block);
}

/// "Example Ltd — Sample Centre (Jan 2014 – Sept 2015)", of any length.
bool endsInDates(const TextBlock& block)
{
    static const QRegularExpression bracket(QStringLiteral("[(（]([^()（）]*(?:19|20)\\d\\d[^()（）]*)[)）]$"));
    const auto match = bracket.match(block.plain().trimmed());
    return (isDated(block) && !isProse(block)) || (match.hasMatch() && findDateRange(match.captured(1), true));
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

bool areHeadingsOverDatedPoints(const QList<TextBlock>& blocks)
{
    if (blocks.isEmpty() || blocks.front().kind != TextBlock::Kind::Heading)
        return false;
    bool below = false; // and not between two headings
    bool hasText = false;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const TextBlock& block = blocks[i];
        const bool heading = block.kind == TextBlock::Kind::Heading;
        if (heading) {
            const bool empty = i > 0 && !below;
            below = false;
            if (empty || block.level != blocks.front().level || isDated(block))
                return false;
        } else if (isTopItem(block)) {
            if (!endsInDates(block))
                return false;
            below = true;
        } else if (!below) {
            // "**Example University**", which applies to all points below
            if (block.kind != TextBlock::Kind::Line || block.lines.size() != 1 || isProse(block) || isDated(block) ||
                blocks[i - 1].kind != TextBlock::Kind::Heading)
                return false;
        } else {
            hasText = true;
        }
    }
    return below && hasText;
}

QList<EntryBlocks> groupHeadingsOverDatedPoints(const QList<TextBlock>& blocks, bool pointFirst)
{
    QList<EntryBlocks> entries;
    QList<TextLine> heading;
    bool below = false;
    for (const TextBlock& block : blocks) {
        if (block.kind == TextBlock::Kind::Heading) {
            heading = block.lines;
            below = false;
        } else if (isTopItem(block)) {
            entries += EntryBlocks{pointFirst ? block.lines + heading : heading + block.lines, {}};
            below = true;
        } else if (!below) {
            heading += block.lines;
        } else {
            TextBlock text = block;
            text.level = qMax(0, text.level - 1);
            entries.last().body += text;
        }
    }
    return entries;
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
        TextBlock text = block;
        text.level = qMax(0, text.level - 1);
        entries.last().body += text;
    }
    return entries;
}

} // namespace duovita
