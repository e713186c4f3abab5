#include "core/import/structure/blockgrouping.h"

#include "core/import/annotate/datetext.h"

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
    // "在读硕士, 2025.06毕业, …": a description of a degree whose dates are above.
    static const QRegularExpression graduation(QStringLiteral(
        "(?<=[,，、] |[,，、])(?:19|20)\\d\\d(?:[.年-]\\s*\\d{1,2}\\s*月?|年)?\\s*(?:预计)?毕业(?=[,，、;；。])"));
    const QString text = block.plain().remove(graduation);
    const qsizetype size = text.simplified().size(); // spaces only push the dates to the margin
    static const QRegularExpression leadingYear(QStringLiteral("^(?:19|20)\\d\\d(?:\\s{2,}|\\t)"));
    constexpr qsizetype longestParagraph = 500;
    return (size <= longestParagraph && findBracketedDates(text)) ||
           ((size <= longestHead || (startsBold(block) && size <= 2 * longestHead)) &&
            (findDateRange(text, true) || findTrailingYears(text) || leadingYear.match(text).hasMatch()));
}

namespace {

/// "2022", "2022年".
QRegularExpressionMatch matchYear(const QString& text)
{
    static const QRegularExpression year(QStringLiteral("^((?:19|20)\\d\\d)\\s*年?$"));
    return year.match(text);
}

} // namespace

QString yearAlone(const TextLine& line)
{
    return matchYear(line.plain().trimmed()).captured(1);
}

bool beginsWithDateInCode(const TextLine& line)
{
    if (line.spans.size() < 2 || !line.spans.front().style.testFlag(InlineStyle::Code))
        return false;
    static const QRegularExpression days(
        QStringLiteral("^[\\d\\s年月日./~～–—-]*(?:19|20)\\d\\d[\\d\\s年月日./~～–—-]*$"));
    return isOnlyDates(TextLine{{line.spans.front()}, line.number}) ||
           days.match(line.spans.front().text.trimmed()).hasMatch();
}

bool opensWithDates(const TextBlock& block)
{
    if (!block.lines.isEmpty() && beginsWithDateInCode(block.lines.front()))
        return true;
    static const QRegularExpression first(QStringLiteral("^((?:19|20)\\d\\d(?:\\s*\\(\\w+ \\d{1,2}\\)|[^:：()]{0,30}?))"
                                                         "(?:\\s*[:：]\\s*|\\s{2,}|\\t|\\s+[–—|-]\\s+)\\S"));
    static const QRegularExpression lone(QStringLiteral("^\\d{4}(?:\\s*年|\\s*\\(.*\\))?$"));
    // "Since August 2017: …", "January 2015 – July 2017: …", "11 November 2019: …": begins with a month or a word.
    static const QRegularExpression worded(QStringLiteral(
        "^((?:\\d{1,2}\\s*[-–]?\\s*){0,2}\\p{L}{3,9}\\.?\\s[^:：]{0,30}?(?:19|20)\\d\\d)\\s*[:：]\\s+\\S"));
    if (const auto words = worded.match(block.plain().trimmed()); words.hasMatch()) {
        const auto found = findDateRange(words.captured(1), true);
        return found && found->start == 0 && found->length >= words.capturedLength(1);
    }
    const auto match = first.match(block.plain().trimmed());
    const QString dates = match.captured(1);
    return match.hasMatch() && (lone.match(dates).hasMatch() || findDateRange(dates, true));
}

namespace {

/// If each entry begins with its year, a line without a year continues the one above.
void joinLinesWithoutYear(TextBlock& block)
{
    static const QRegularExpression year(QStringLiteral("^\\s*(?:19|20)\\d\\d(?!\\d)"));
    QList<TextLine> joined;
    for (const TextLine& line : std::as_const(block.lines)) {
        if (joined.isEmpty() || year.match(line.plain()).hasMatch()) {
            joined += line;
            continue;
        }
        joined.last().spans += InlineSpan{QStringLiteral(" ")};
        joined.last().spans += line.spans;
    }
    block.lines = joined;
}

} // namespace

QList<TextBlock> withYearsApart(const QList<TextBlock>& blocks)
{
    static const QRegularExpression leading(QStringLiteral(
        "^\\s*((?:19|20)\\d\\d)\\.?(?:\\s[—–]\\s+|\\s)(?=[\\p{L}\"“«‘])(?!至今|年|to\\b|and\\b|edition)"));
    // "2021–24 Expert member", "2020– Board member": also valid beginnings.
    static const QRegularExpression span(
        QStringLiteral("^\\s*(?:19|20)\\d\\d\\s?[–-](?:\\s?(?:19|20)?\\d\\d)?\\s+(?!至今|present|now|current|today)"),
        QRegularExpression::CaseInsensitiveOption);
    constexpr double most = 0.75;
    constexpr int fewest = 2;
    int lines = 0;
    int dated = 0;
    for (const TextBlock& block : blocks) {
        for (const TextLine& line : block.kind == TextBlock::Kind::Line ? block.lines : QList<TextLine>()) {
            const auto range = findDateRange(line.plain());
            if (range && range->start == 0 && !span.match(line.plain()).hasMatch())
                return blocks; // "2021 – present"
            ++lines;
            dated += leading.match(line.plain()).hasMatch() || span.match(line.plain()).hasMatch() ? 1 : 0;
        }
    }
    if (dated < fewest || dated < most * lines)
        return blocks;
    QList<TextBlock> apart = blocks;
    for (TextBlock& block : apart) {
        if (block.kind == TextBlock::Kind::Line && !block.row)
            joinLinesWithoutYear(block);
        for (TextLine& line : block.lines) {
            const auto match = leading.match(line.spans.isEmpty() ? QString() : line.spans.front().text);
            if (block.kind == TextBlock::Kind::Line && match.hasMatch())
                line.spans.front().text =
                    match.captured(1) + QStringLiteral("  ") + line.spans.front().text.mid(match.capturedEnd());
        }
    }
    return apart;
}

bool isOnlyDates(const TextLine& line)
{
    // "2023.4 – 2025.3 (left in 2023.9)": the bracket is a remark about the dates.
    static const QRegularExpression aside(QStringLiteral("\\s*[(（][^()（）]*[)）]$"));
    const QString text = line.plain().trimmed();
    const auto areDates = [](const QString& dates) {
        const auto found = findDateRange(dates, true);
        return (found && found->length >= dates.size()) || matchYear(dates).hasMatch();
    };
    // "2019.09 / 2020.09 / 2021.09", "2020, 2021": the dates of a recurring award.
    static const QRegularExpression stroke(QStringLiteral("\\s+/\\s+|\\s*[,，、]\\s*"));
    const QStringList several = text.split(stroke);
    const bool each = several.size() > 1 && std::all_of(several.begin(), several.end(), areDates);
    return areDates(text) || each || areDates(QString(text).remove(aside));
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
    static const QRegularExpression stop(
        QStringLiteral("(?<!\\bInc)(?<!\\bLtd)(?<!\\bCorp)(?<!\\bCo)(?<=\\p{L}{2})[.。;；!]$|[\\p{Han}\\d%）)”》]。$"));
    const QString text = block.plain().simplified();
    const bool chinese = containsHan(text);
    // A title, which may be long.
    const bool bold =
        block.lines.size() == 1 && (block.kind == TextBlock::Kind::Heading || block.lines.front().isBold());
    if (text.size() > (chinese ? longestChineseHead : longestHead) * (bold ? 2 : 1))
        return true;
    // "Senior researcher, 2022-present."
    if (const auto dates = findDateRange(text); dates && dates->start + dates->length >= text.size())
        return false;
    // "software design, testing."
    static const QRegularExpression phrase(QStringLiteral("^\\p{Ll}[\\p{Ll}-]+,? .*\\p{Ll}{3}\\.$"));
    return stop.match(text).hasMatch() &&
           (chinese || text.count(u' ') >= shortestSentence || phrase.match(text).hasMatch());
}

} // namespace duovita
