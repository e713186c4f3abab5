#include "core/import/blockgrouping.h"

#include "core/import/datetext.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

bool startsBold(const TextBlock& block)
{
    const QList<InlineSpan>& spans = block.lines.front().spans;
    return !spans.isEmpty() && spans.front().style.testFlag(InlineStyle::Bold);
}

bool isTopItem(const TextBlock& block)
{
    return block.kind == TextBlock::Kind::Item && block.level == 0;
}

bool isLine(const TextBlock& block)
{
    return block.kind != TextBlock::Kind::Item && !block.inItem;
}

bool isDated(const TextBlock& block)
{
    constexpr qsizetype longestHead = 120;
    const QString text = block.plain();
    const qsizetype size = text.simplified().size(); // blanks only push the dates to the margin
    static const QRegularExpression leadingYear(QStringLiteral("^(?:19|20)\\d\\d(?:\\s{2,}|\\t)"));
    constexpr qsizetype longestParagraph = 500;
    return (size <= longestParagraph && findBracketedDates(text)) ||
           ((size <= longestHead || (startsBold(block) && size <= 2 * longestHead)) &&
            (findDateRange(text, true) || findTrailingYears(text) || leadingYear.match(text).hasMatch()));
}

QString yearAlone(const TextLine& line)
{
    static const QRegularExpression year(QStringLiteral("^((?:19|20)\\d\\d)\\s*年?$"));
    return year.match(line.plain().trimmed()).captured(1);
}

bool opensWithDates(const TextBlock& block)
{
    static const QRegularExpression first(QStringLiteral("^((?:19|20)\\d\\d(?:\\s*\\(\\w+ \\d{1,2}\\)|[^:：()]{0,30}?))"
                                                         "(?:\\s*[:：]\\s*|\\s{2,}|\\t|\\s+[–—|-]\\s+)\\S"));
    static const QRegularExpression lone(QStringLiteral("^\\d{4}(?:\\s*年|\\s*\\(.*\\))?$"));
    const auto match = first.match(block.plain().trimmed());
    const QString dates = match.captured(1);
    return match.hasMatch() && (lone.match(dates).hasMatch() || findDateRange(dates, true));
}

bool isOnlyDates(const TextLine& line)
{
    const QString text = line.plain().trimmed();
    const auto found = findDateRange(text, true);
    return (found && found->length >= text.size()) || !yearAlone(line).isEmpty();
}

bool isLabelOfPoints(const TextBlock& block)
{
    static const QRegularExpression label(
        QStringLiteral(
            "^(?:(?:工作|项目|岗位|主要|实习|个人)?(?:描述|职责|内容|业绩|成果)\\s*[:：]|(?:responsibilities|key "
            "responsibilities|main activities and responsibilities|duties|achievements|key achievements|highlights|"
            "key highlights)\\s*[:：]?)$"),
        QRegularExpression::CaseInsensitiveOption);
    return block.lines.size() == 1 && label.match(block.plain().trimmed()).hasMatch();
}

bool isProse(const TextBlock& block)
{
    constexpr qsizetype longestHead = 100;
    constexpr qsizetype longestChineseHead = 60;
    constexpr qsizetype shortestSentence = 3; // spaces
    static const QRegularExpression stop(QStringLiteral("\\p{L}{2}[.。;；!]$"));
    const QString text = block.plain().simplified();
    const bool chinese = containsHan(text);
    if (text.size() > (chinese ? longestChineseHead : longestHead))
        return true;
    // "Senior researcher, 2022-present."
    if (const auto dates = findDateRange(text); dates && dates->start + dates->length >= text.size())
        return false;
    return stop.match(text).hasMatch() && (chinese || text.count(u' ') >= shortestSentence);
}

} // namespace duovita
