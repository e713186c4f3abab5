#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/datetext.h"
#include "core/import/structure/blockgrouping.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// A line split after the bracket with place and time: "**A tool** (Example Ltd, 2024 – now): what it does. [docs](…)".
struct BracketedHead {
    QList<InlineSpan> title;
    QString bracket;
    QList<InlineSpan> description;
    QList<InlineSpan> links; ///< links at the end that are only labels
};

/// The number of spans at the beginning that are bold or links.
qsizetype lengthOfTitle(const QList<InlineSpan>& spans)
{
    const auto end = std::find_if(spans.begin(), spans.end(), [](const InlineSpan& span) {
        return !span.style.testFlag(InlineStyle::Bold) && span.url.isEmpty();
    });
    return end - spans.begin();
}

QList<InlineSpan> takeLastLinks(QList<InlineSpan>& spans)
{
    static const QRegularExpression between(QStringLiteral("^[\\s·|/,，、]*$"));
    qsizetype from = spans.size();
    for (qsizetype i = spans.size(); i-- > 0;) {
        if (!spans[i].url.isEmpty() && Vocabulary::standard().isLinkWord(spans[i].text))
            from = i;
        else if (!between.match(spans[i].text).hasMatch())
            break;
    }
    const QList<InlineSpan> links = spans.mid(from);
    spans.resize(from);
    return links;
}

std::optional<BracketedHead> partBehindBracket(const TextLine& line)
{
    static const QRegularExpression bracket(
        QStringLiteral("^\\s*[(（]([^()（）]{2,60})[)）]\\s*(?:[:：.。]\\s*|[–—-]+\\s+)(?=\\S|$)"));
    constexpr qsizetype shortest = 20;
    constexpr qsizetype shortestHan = 8;
    static const QRegularExpression year(QStringLiteral("(?<!\\d)(?:19|20)\\d\\d(?!\\d)"));
    const qsizetype title = lengthOfTitle(line.spans);
    if (title == 0 || title >= line.spans.size())
        return std::nullopt;
    const auto match = bracket.match(line.spans[title].text);
    if (!match.hasMatch() || !year.match(match.captured(1)).hasMatch())
        return std::nullopt;
    BracketedHead head{line.spans.mid(0, title), match.captured(1).trimmed(), line.spans.mid(title), {}};
    head.description.front().text.remove(0, match.capturedLength());
    head.links = takeLastLinks(head.description);
    const QString text = TextLine{head.description, line.number}.plain().trimmed();
    static const QRegularExpression stop(QStringLiteral("[.。]"));
    const bool prose = text.size() >= (containsHan(text) ? shortestHan : shortest) &&
                       !isLineOfAuthors(text.section(stop, 0, 0)) && !findDateRange(text, true);
    return prose ? std::optional(head) : std::nullopt;
}

} // namespace

QList<TextBlock> withPostsApart(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    constexpr qsizetype longestPost = 60;
    constexpr qsizetype shortest = 20;
    QList<TextBlock> apart;
    for (const TextBlock& block : blocks) {
        const bool line = block.kind == TextBlock::Kind::Line && !block.row && !apart.isEmpty() &&
                          apart.last().kind == TextBlock::Kind::Heading && block.lines.front().spans.size() > 1;
        const InlineSpan first = line ? block.lines.front().spans.front() : InlineSpan();
        const bool setOff = first.style.testFlag(InlineStyle::Bold) || first.style.testFlag(InlineStyle::Italic);
        TextBlock description = block;
        if (setOff) {
            description.lines.front().spans.removeFirst();
            static const QRegularExpression mark(QStringLiteral("^[\\s:：,，–—-]+"));
            description.lines.front().spans.front().text.remove(mark);
        }
        const QString text = description.plain().trimmed();
        if (!setOff || first.text.size() > longestPost || !vocabulary.isRole(first.text) || text.size() < shortest ||
            !isProse(description) || findDateRange(description.lines.front().plain(), true)) {
            apart += block;
            continue;
        }
        TextBlock post = block;
        post.lines = {TextLine{{first}, block.number()}};
        apart += post;
        apart += description;
    }
    return apart;
}

QList<EntryBlocks> withTextBehindBrackets(QList<EntryBlocks> entries)
{
    for (EntryBlocks& entry : entries) {
        const auto parted = entry.head.size() == 1 ? partBehindBracket(entry.head.front()) : std::nullopt;
        if (!parted)
            continue;
        const int number = entry.head.front().number;
        TextBlock description;
        description.lines = {TextLine{parted->description, number}};
        entry.body.prepend(description);
        entry.head = {TextLine{parted->title, number}, TextLine{{InlineSpan{parted->bracket}}, number}};
        if (!parted->links.isEmpty())
            entry.head += TextLine{parted->links, number};
    }
    return entries;
}

} // namespace duovita
