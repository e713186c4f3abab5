#include "core/import/structure/blockgrouping.h"

#include "core/import/annotate/contactparsing.h"
#include "core/import/annotate/datetext.h"
#include "core/import/annotate/headsegments.h"
#include "core/import/structure/itemheads.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

bool opensEntry(const TextBlock& block)
{
    if (!isTopItem(block))
        return false;
    // Numbered points may begin in bold or contain a month; only a date range indicates an entry.
    if (block.numbered)
        return findDateRange(block.plain()).has_value();
    return startsBold(block) || opensWithDates(block) || findDateRange(block.plain(), true) ||
           findTrailingYears(block.lines.front().plain());
}

/// "**Aim**: …", "**Result**: …" in each entry: a recurring bold label is not a title.
QSet<QString> repeatedBoldLabels(const QList<TextBlock>& blocks)
{
    static const QRegularExpression label(QStringLiteral("^([^:：]{2,20}?)\\s*[:：]"));
    QSet<QString> seen;
    QSet<QString> repeated;
    for (const TextBlock& block : blocks) {
        const auto match = label.match(block.plain().trimmed());
        if (!isTopItem(block) || !startsBold(block) || !match.hasMatch() || findDateRange(match.captured(), true))
            continue;
        const QString text = match.captured(1);
        if (seen.contains(text))
            repeated.insert(text + u':');
        seen.insert(text);
    }
    return repeated;
}

bool beginsWithLabel(const TextBlock& block, const QSet<QString>& labels)
{
    static const QRegularExpression label(QStringLiteral("^([^:：]{2,20}?)\\s*[:：]"));
    return !labels.isEmpty() && labels.contains(label.match(block.plain().trimmed()).captured(1) + u':');
}

} // namespace

bool itemsAreEntries(const QList<TextBlock>& blocks)
{
    if (blocks.isEmpty() || !isTopItem(blocks.front()))
        return false;
    return opensEntry(blocks.front()) ||
           mostlyOpenEntries(blocks); // "PhD, Example University, in progress" above others
}

bool areDegreesOfItems(const QList<TextBlock>& blocks)
{
    constexpr qsizetype fewest = 3;
    constexpr qsizetype longest = 120;
    static const QRegularExpression year(QStringLiteral("(?:19|20)\\d\\d[)）]?[.。]?$"));
    qsizetype items = 0;
    qsizetype dated = 0;
    for (const TextBlock& block : blocks) {
        if (block.kind != TextBlock::Kind::Item || block.plain().size() > longest)
            return false;
        items += isTopItem(block) ? 1 : 0;
        dated += isTopItem(block) && year.match(block.plain().trimmed()).hasMatch() ? 1 : 0;
    }
    return items >= fewest && dated * 2 >= items;
}

bool allBeginWithYears(const QList<TextBlock>& blocks)
{
    static const QRegularExpression years(QStringLiteral(
        "^(?:(?:Since\\s+|From\\s+)?(?:19|20)\\d\\d(?:\\s*[-–—~]\\s*(?:(?:19|20)?\\d\\d|present|now|至今|))?"
        "(?:\\s*年)?[,，.]?|(?:Current|Present|Now)[.:,])\\s+[^\\s\\d]"));
    const auto begins = [](const TextBlock& block) { return years.match(block.plain().trimmed()).hasMatch(); };
    const auto items = std::count_if(blocks.begin(), blocks.end(), isTopItem);
    const auto dated = std::count_if(blocks.begin(), blocks.end(),
                                     [&](const TextBlock& block) { return isTopItem(block) && begins(block); });
    return items > 1 && dated == items;
}

QList<EntryBlocks> withYearsApart(QList<EntryBlocks> entries)
{
    static const QRegularExpression year(QStringLiteral("^\\s*((?:19|20)\\d\\d)[,，.]?\\s+(?=[^\\s\\d–—~-])"));
    static const QRegularExpression now(QStringLiteral("^\\s*(?:Current|Present|Now)[.:,]\\s+(?=\\S)"));
    for (EntryBlocks& entry : entries) {
        InlineSpan& first = entry.head.front().spans.front();
        if (const auto current = now.match(first.text); current.hasMatch()) {
            first.text.remove(0, current.capturedLength());
            entry.head.prepend(TextLine{{InlineSpan{QStringLiteral("– present")}}, entry.head.front().number});
            continue;
        }
        const auto match = year.match(first.text);
        if (!match.hasMatch())
            continue;
        first.text.remove(0, match.capturedLength());
        entry.head.prepend(TextLine{{InlineSpan{match.captured(1)}}, entry.head.front().number});
    }
    return entries;
}

bool arePostsOfItems(const QList<TextBlock>& blocks)
{
    constexpr qsizetype longest = 120;
    constexpr qsizetype longestHan = 40;
    const Vocabulary& vocabulary = Vocabulary::standard();
    const auto namesPost = [&](const TextBlock& block) {
        const QString text = block.plain();
        return vocabulary.isCompany(text) && text.size() <= (containsHan(text) ? longestHan : longest) &&
               !isProse(block) && !isLabelled(text);
    };
    const auto roles = std::count_if(blocks.begin(), blocks.end(),
                                     [&](const TextBlock& block) { return vocabulary.isRole(block.plain()); });
    return !blocks.isEmpty() && std::all_of(blocks.begin(), blocks.end(), isTopItem) &&
           std::all_of(blocks.begin(), blocks.end(), namesPost) && roles * 2 >= blocks.size();
}

bool areBoldItemsOverPlain(const QList<TextBlock>& blocks)
{
    const auto isBoldItem = [](const TextBlock& block) {
        return isTopItem(block) && block.lines.size() == 1 && block.lines.front().isBold() &&
               findDateRange(block.plain(), true);
    };
    const auto isPlainItem = [](const TextBlock& block) {
        return block.kind == TextBlock::Kind::Item && !block.lines.front().isBold() &&
               !findDateRange(block.plain(), true);
    };
    constexpr auto fewest = 2;
    const auto bold = std::count_if(blocks.begin(), blocks.end(), isBoldItem);
    const auto plain = std::count_if(blocks.begin(), blocks.end(), isPlainItem);
    return bold >= fewest && plain >= bold && bold + plain == blocks.size() && isBoldItem(blocks.front());
}

bool mostlyOpenEntries(const QList<TextBlock>& blocks)
{
    constexpr qsizetype fewest = 3;
    const bool flat = std::all_of(blocks.begin(), blocks.end(), isTopItem);
    return flat && blocks.size() >= fewest &&
           2 * std::count_if(blocks.begin(), blocks.end(), opensEntry) > blocks.size();
}

QList<EntryBlocks> groupByItems(const QList<TextBlock>& blocks, bool everyItem)
{
    QList<EntryBlocks> entries;
    const QSet<QString> labels = repeatedBoldLabels(blocks);
    const bool labelled = !blocks.isEmpty() && !beginsWithLabel(blocks.front(), labels) && !everyItem;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const TextBlock& block = blocks[i];
        const bool opens = labelled && beginsWithLabel(block, labels) ? false
                           : everyItem ? isTopItem(block) || block.kind == TextBlock::Kind::Heading ||
                                             (isLine(block) && block.afterBlank && isDated(block))
                                       : opensEntry(block);
        if (opens || entries.isEmpty()) {
            entries += entryOfItem(block);
            partRemarkFromDates(entries.last());
            continue;
        }
        EntryBlocks& entry = entries.last();
        if (isOfHead(entry, blocks, i, everyItem)) {
            entry.head += block.lines;
            partRemarkFromDates(entry);
            continue;
        }
        // Short or dated lines directly below the item still belong to its head.
        constexpr qsizetype shortLine = 90;
        const bool headLine = !everyItem && block.kind == TextBlock::Kind::Line && entry.body.isEmpty() &&
                              block.plain().size() <= shortLine && !isProse(block) &&
                              (findDateRange(block.plain()) || entry.head.size() < 2);
        if (headLine)
            entry.head += block.lines;
        else
            entry.body += block;
    }
    return entries;
}

QList<EntryBlocks> everyItem(QList<TextBlock> blocks)
{
    int outermost = Highlight::deepestLevel;
    for (const TextBlock& block : std::as_const(blocks))
        outermost = qMin(outermost, block.level);
    for (TextBlock& block : blocks)
        block.level -= outermost;
    return groupByItems(blocks, true);
}

} // namespace duovita
