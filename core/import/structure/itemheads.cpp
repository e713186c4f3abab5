#include "core/import/structure/itemheads.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/headsegments.h"
#include "core/import/annotate/places.h"
#include "core/import/structure/blockgrouping.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// "* 2023 – present: Researcher" with " * Example University" below it: the point is a field of the head.
bool namesEmployerBelow(const EntryBlocks& entry, const TextBlock& block)
{
    constexpr qsizetype longest = 80;
    constexpr qsizetype longestHan = 30;
    static const QRegularExpression marks(QStringLiteral("[:：。；;]|[.]\\s*$"));
    const Vocabulary& vocabulary = Vocabulary::standard();
    const QString text = block.plain().trimmed();
    const QString head = entry.head.front().plain();
    // "General practice, Paediatrics" above it: the department.
    const bool first =
        entry.body.isEmpty() || (entry.body.size() == 1 && entry.body.front().level == 1 &&
                                 !isProse(entry.body.front()) && !isLabelled(entry.body.front().plain()));
    constexpr qsizetype mostParts = 2; // "Example Ward, Example Hospital"; with more parts it is a list
    return entry.head.size() == 1 && first && commaPieces(takePlace(text, vocabulary).rest).size() <= mostParts &&
           block.kind == TextBlock::Kind::Item && block.level == 1 &&
           text.size() <= (containsHan(text) ? longestHan : longest) && !marks.match(text).hasMatch() &&
           vocabulary.isCompany(text) && !vocabulary.isRole(text) && vocabulary.isRole(head) &&
           (!vocabulary.isCompany(head) || vocabulary.isRole(head.trimmed().section(u' ', -1)));
}

/// "* 2023.12 – now" over " * Lecturer" and " * Example University": below a line of only dates, the points with a
/// position or degree and a place belong to the head.
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
    const auto isPost = [&](const QString& name) { return vocabulary.isRole(name) || vocabulary.isDegree(name); };
    const auto isPlaceOfWork = [&](const QString& name) { return vocabulary.isCompany(name); };
    const auto isNew = [&](auto names) {
        return names(text) && std::none_of(entry.head.begin() + 1, entry.head.end(),
                                           [&](const TextLine& line) { return names(line.plain()); });
    };
    return isNew(isPost) || isNew(isPlaceOfWork);
}

/// "时间: 2024.4 – 2026.12", with a remark in brackets.
bool labelsOnlyDates(const QString& text)
{
    const auto labelled = readLabelled(text, Vocabulary::standard());
    return labelled && labelled->field == QStringLiteral("range") &&
           isOnlyDates(TextLine{{InlineSpan{labelled->value}}, 0});
}

/// "* An example grant" over " * 2024.4 – 2026.12" or " * 时间: 2024.4 – 2026.12": the dates of the point above.
bool areDatesBelow(const EntryBlocks& entry, const TextBlock& block)
{
    if (block.kind != TextBlock::Kind::Item || block.level != 1 || block.lines.size() != 1 ||
        std::any_of(entry.head.begin(), entry.head.end(),
                    [](const TextLine& line) { return findDateRange(line.plain(), true).has_value(); }))
        return false;
    return isOnlyDates(block.lines.front()) || labelsOnlyDates(block.lines.front().plain().trimmed());
}

/// "- A talk" over only " - A meeting, Geneva, December 2024": the occasion and its date.
bool isOccasionBelow(const EntryBlocks& entry, const QList<TextBlock>& blocks, qsizetype at)
{
    constexpr qsizetype longest = 140;
    const TextBlock& block = blocks[at];
    const QString text = block.plain().trimmed();
    const bool alone = at + 1 >= blocks.size() || blocks[at + 1].level == 0;
    if (block.kind != TextBlock::Kind::Item || block.level != 1 || block.lines.size() != 1 || !alone ||
        entry.head.size() != 1 || !entry.body.isEmpty() || text.size() > longest || isLabelled(text) ||
        findDateRange(entry.head.front().plain(), true) || findTrailingYears(entry.head.front().plain()))
        return false;
    static const QRegularExpression comma(QStringLiteral("[,，]\\s*$"));
    const auto found = findDateRange(text, true);
    return found && found->start > 0 && found->start + found->length == text.size() &&
           comma.match(text.left(found->start)).hasMatch();
}

/// "- 2019 – 2020，示例医院，实习生" and directly below it, in the same point, "整理档案、展板，包括拍照": a head with
/// dates and a position needs no further field, so the line is a description.
bool isDescriptionBelow(const EntryBlocks& entry, const TextLine& line)
{
    constexpr qsizetype shortest = 12;
    static const QRegularExpression list(QStringLiteral("[、，].*[、，]"));
    const Vocabulary& vocabulary = Vocabulary::standard();
    const QString head = entry.head.front().plain();
    const QString text = line.plain().trimmed();
    const QStringList fields = commaPieces(head);
    // "带领团队（3人），负责样例的设计。": a sentence is not a field, whatever the head contains.
    static const QRegularExpression sentence(QStringLiteral("^(?=.*[，、；]).{16,}。$"));
    if (findDateRange(head) && sentence.match(text).hasMatch())
        return true;
    return containsHan(text) && text.size() >= shortest && list.match(text).hasMatch() && findDateRange(head) &&
           std::any_of(fields.begin(), fields.end(), [&](const QString& field) { return vocabulary.isRole(field); }) &&
           !vocabulary.isRole(text) && !vocabulary.isDegree(text) && !vocabulary.isCompany(text) &&
           !findDateRange(text, true);
}

} // namespace

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
    TextBlock aside;
    aside.lines = {TextLine{{InlineSpan{match.captured(1)}}, line.number}};
    line.spans = {InlineSpan{text.left(match.capturedStart())}};
    entry.body += aside;
}

EntryBlocks entryOfItem(const TextBlock& item)
{
    EntryBlocks entry{{item.lines.front()}, {}};
    for (qsizetype i = 1; i < item.lines.size(); ++i) {
        if (entry.body.isEmpty() && !isDescriptionBelow(entry, item.lines[i])) {
            entry.head += item.lines[i];
            continue;
        }
        TextBlock description;
        description.lines = {item.lines[i]};
        entry.body += description;
    }
    return entry;
}

bool isOfHead(const EntryBlocks& entry, const QList<TextBlock>& blocks, qsizetype at, bool everyItem)
{
    const TextBlock& block = blocks[at];
    return (!everyItem && namesEmployerBelow(entry, block)) || isFieldBelowDates(entry, block) ||
           areDatesBelow(entry, block) || (everyItem && isOccasionBelow(entry, blocks, at));
}

} // namespace duovita
