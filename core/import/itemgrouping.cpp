#include "core/import/blockgrouping.h"

#include "core/import/contactparsing.h"
#include "core/import/datetext.h"
#include "core/import/headsegments.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

bool opensEntry(const TextBlock& block)
{
    if (!isTopItem(block))
        return false;
    // Numbered points may begin in bold, or name a month; a range of dates is an entry's.
    if (block.numbered)
        return findDateRange(block.plain()).has_value();
    return startsBold(block) || opensWithDates(block) || findDateRange(block.plain(), true) ||
           findTrailingYears(block.lines.front().plain());
}

/// "**Aim**: …", "**Result**: …" below each piece of work: a label in bold that stands again is no title.
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

/// "* 2023 – present: Researcher" and "  * Example University" below it: the point is a field of the head.
bool namesEmployerBelow(const EntryBlocks& entry, const TextBlock& block)
{
    constexpr qsizetype longest = 80;
    constexpr qsizetype longestHan = 30;
    static const QRegularExpression marks(QStringLiteral("[:：。；;]|[.]\\s*$"));
    const Vocabulary& vocabulary = Vocabulary::standard();
    const QString text = block.plain().trimmed();
    const QString head = entry.head.front().plain();
    return entry.head.size() == 1 && entry.body.isEmpty() && block.kind == TextBlock::Kind::Item && block.level == 1 &&
           text.size() <= (containsHan(text) ? longestHan : longest) && !marks.match(text).hasMatch() &&
           vocabulary.isCompany(text) && !vocabulary.isRole(text) && vocabulary.isRole(head) &&
           !vocabulary.isCompany(head);
}

/// "* 2023.12 – now" over "  * Lecturer" and "  * Example University": below nothing but dates, the points that name a
/// post or a degree, and where it was, are of the head.
bool isFieldBelowDates(const EntryBlocks& entry, const TextBlock& block)
{
    constexpr qsizetype longest = 140;
    constexpr qsizetype longestHan = 50;
    const QString text = block.plain().trimmed();
    const bool brief = text.size() <= (containsHan(text) ? longestHan : longest) && !isLabelled(text) &&
                       !text.startsWith(u'(') && !text.startsWith(u'（');
    if (!brief || block.kind != TextBlock::Kind::Item || block.level != 1 || entry.head.isEmpty() ||
        !isOnlyDates(entry.head.front()))
        return false;
    const Vocabulary& vocabulary = Vocabulary::standard();
    const auto isPost = [&](const QString& said) { return vocabulary.isRole(said) || vocabulary.isDegree(said); };
    const auto isPlaceOfWork = [&](const QString& said) { return vocabulary.isCompany(said); };
    const auto isNew = [&](auto names) {
        return names(text) && std::none_of(entry.head.begin() + 1, entry.head.end(),
                                           [&](const TextLine& line) { return names(line.plain()); });
    };
    return isNew(isPost) || isNew(isPlaceOfWork);
}

/// "时间: 2024.4 – 2026.12", and what is said of them in brackets.
bool labelsOnlyDates(const QString& text)
{
    const auto labelled = readLabelled(text, Vocabulary::standard());
    return labelled && labelled->field == QStringLiteral("range") &&
           isOnlyDates(TextLine{{InlineSpan{labelled->value}}, 0});
}

/// "* An example grant" over "  * 2024.4 – 2026.12" or "  * 时间: 2024.4 – 2026.12": its dates.
bool areDatesBelow(const EntryBlocks& entry, const TextBlock& block)
{
    if (block.kind != TextBlock::Kind::Item || block.level != 1 || block.lines.size() != 1 ||
        std::any_of(entry.head.begin(), entry.head.end(),
                    [](const TextLine& line) { return findDateRange(line.plain(), true).has_value(); }))
        return false;
    return isOnlyDates(block.lines.front()) || labelsOnlyDates(block.lines.front().plain().trimmed());
}

/// "2023.4 – 2025.3 (left in 2023.9)" at the end of a head: the bracket is told below it.
void partRemarkFromDates(EntryBlocks& entry)
{
    static const QRegularExpression remark(QStringLiteral("\\s+([(（][^()（）]*[)）])$"));
    TextLine& line = entry.head.last();
    const QString text = line.plain().trimmed();
    const auto match = remark.match(text);
    const auto dates = findDateRange(text, true);
    if (!match.hasMatch() || (!isOnlyDates(line) && !labelsOnlyDates(text)) ||
        (dates && dates->start + dates->length >= text.size()))
        return;
    TextBlock said;
    said.lines = {TextLine{{InlineSpan{match.captured(1)}}, line.number}};
    line.spans = {InlineSpan{text.left(match.capturedStart())}};
    entry.body += said;
}

} // namespace

bool itemsAreEntries(const QList<TextBlock>& blocks)
{
    if (blocks.isEmpty() || !isTopItem(blocks.front()))
        return false;
    return opensEntry(blocks.front()) ||
           mostlyOpenEntries(blocks); // "PhD, Example University, in progress" above others
}

bool allBeginWithYears(const QList<TextBlock>& blocks)
{
    static const QRegularExpression years(
        QStringLiteral("^(?:Since\\s+|From\\s+)?(?:19|20)\\d\\d(?:\\s*[-–—~]\\s*(?:(?:19|20)\\d\\d|present|now|至今))?"
                       "(?:\\s*年)?[,，]?\\s+[^\\s\\d]"));
    const auto begins = [](const TextBlock& block) { return years.match(block.plain().trimmed()).hasMatch(); };
    const auto items = std::count_if(blocks.begin(), blocks.end(), isTopItem);
    const auto dated = std::count_if(blocks.begin(), blocks.end(),
                                     [&](const TextBlock& block) { return isTopItem(block) && begins(block); });
    return items > 1 && dated == items;
}

QList<TextBlock> withDatesOfItems(const QList<TextBlock>& blocks)
{
    const auto hasDates = [&](qsizetype i) {
        const auto found = findDateRange(blocks[i].plain());
        return found && found->start > 0 && found->start + found->length >= blocks[i].plain().size();
    };
    const auto hasDatesBelow = [&](qsizetype i) {
        return i + 1 < blocks.size() && blocks[i].lines.size() == 1 && blocks[i + 1].kind == TextBlock::Kind::Line &&
               !blocks[i + 1].afterBlank && blocks[i + 1].lines.size() == 1 && isOnlyDates(blocks[i + 1].lines.front());
    };
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (isTopItem(blocks[i]) && !hasDatesBelow(i) && !hasDates(i))
            return blocks;
    }
    if (blocks.isEmpty() || !isTopItem(blocks.front()))
        return blocks;
    QList<TextBlock> joined;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        joined += blocks[i];
        if (isTopItem(blocks[i]) && hasDatesBelow(i))
            joined.last().lines += blocks[++i].lines;
    }
    return joined;
}

QList<EntryBlocks> withYearsApart(QList<EntryBlocks> entries)
{
    static const QRegularExpression year(QStringLiteral("^\\s*((?:19|20)\\d\\d)[,，]?\\s+(?=[^\\s\\d–—~-])"));
    for (EntryBlocks& entry : entries) {
        InlineSpan& first = entry.head.front().spans.front();
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
    for (const TextBlock& block : blocks) {
        const bool opens = labelled && beginsWithLabel(block, labels) ? false
                           : everyItem ? isTopItem(block) || block.kind == TextBlock::Kind::Heading ||
                                             (isLine(block) && block.afterBlank && isDated(block))
                                       : opensEntry(block);
        if (opens || entries.isEmpty()) {
            entries += EntryBlocks{block.lines, {}};
            partRemarkFromDates(entries.last());
            continue;
        }
        EntryBlocks& entry = entries.last();
        if ((!everyItem && namesEmployerBelow(entry, block)) || isFieldBelowDates(entry, block) ||
            areDatesBelow(entry, block)) {
            entry.head += block.lines;
            partRemarkFromDates(entry);
            continue;
        }
        // Lines right below the item, short or with dates, still belong to its head.
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
