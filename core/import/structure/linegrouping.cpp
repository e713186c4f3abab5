#include "core/import/structure/blockgrouping.h"

#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/contactparsing.h"
#include "core/import/annotate/datetext.h"
#include "core/import/annotate/headsegments.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

QList<EntryBlocks> everyBlock(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> entries;
    for (const TextBlock& block : blocks)
        entries += EntryBlocks{block.lines, {}};
    return entries;
}

QList<EntryBlocks> everyLine(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> entries;
    bool dates = false;
    bool dated = false; // the line before begins with its dates
    for (const TextBlock& block : blocks) {
        for (const TextLine& line : block.lines) {
            TextBlock one = block;
            one.lines = {line};
            // "2017: A course" over "Taught it for the first time.": a description.
            if (dated && !dates && !block.afterBlank && isProse(one) && !opensWithDates(one) &&
                !findDateRange(line.plain(), true) && line.plain().trimmed().endsWith(u'.')) {
                entries.last().body += one;
                continue;
            }
            dated = opensWithDates(one) && !isProse(one);
            if (dates)
                entries.last().head += line;
            else
                entries += EntryBlocks{{line}, {}};
            dates = !dates && isOnlyDates(line);
        }
    }
    return entries;
}

QList<TextBlock> withIssuersBeside(const QList<TextBlock>& blocks)
{
    static const QRegularExpression issued(QStringLiteral(
        "^(?:(?:Issued|Awarded|Presented|Granted|Conferred|Given) by\\b|(?:颁发|授予|主办)(?:单位|机构|方)[:：])"));
    QList<TextBlock> beside = blocks;
    for (TextBlock& block : beside) {
        for (qsizetype i = 1; i < block.lines.size();) {
            if (!issued.match(block.lines[i].plain().trimmed()).hasMatch()) {
                ++i;
                continue;
            }
            block.lines[i - 1].spans += InlineSpan{QStringLiteral(", ")};
            block.lines[i - 1].spans += block.lines.takeAt(i).spans;
        }
    }
    return beside;
}

bool arePairsOfRows(const QList<TextBlock>& blocks)
{
    constexpr qsizetype fewest = 4;
    static const QRegularExpression gap(QStringLiteral("\\s{3,}"));
    const auto hasDates = [](const TextBlock& block) {
        const QString last = block.plain().trimmed().section(gap, -1);
        const auto found = findDateRange(last, true);
        return isOnlyDates(TextLine{{InlineSpan{last}}, 0}) || (found && found->length >= last.size());
    };
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const TextBlock& block = blocks[i];
        const bool row = isLine(block) && block.kind != TextBlock::Kind::Heading && block.lines.size() == 1 &&
                         gap.match(block.plain().trimmed()).hasMatch();
        if (!row || hasDates(block) != (i % 2 == 1))
            return false;
    }
    return blocks.size() >= fewest && blocks.size() % 2 == 0;
}

QList<EntryBlocks> groupPairsOfRows(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> entries;
    for (qsizetype i = 0; i + 1 < blocks.size(); i += 2)
        entries += EntryBlocks{blocks[i].lines + blocks[i + 1].lines, {}};
    return entries;
}

bool isOnlyLinks(const TextLine& line)
{
    static const QRegularExpression marks(QStringLiteral("^[\\s·|,，、/()（）\\[\\]]*$"));
    return !line.spans.isEmpty() && std::all_of(line.spans.begin(), line.spans.end(), [](const InlineSpan& span) {
        return !span.url.isEmpty() || marks.match(span.text).hasMatch();
    });
}

QList<TextBlock> withLinksBesideText(const QList<TextBlock>& blocks)
{
    QList<TextBlock> beside = blocks;
    for (TextBlock& block : beside) {
        if (!isLine(block) || block.kind == TextBlock::Kind::Heading || isOnlyLinks(block.lines.front()))
            continue;
        for (qsizetype i = block.lines.size() - 1; i > 0; --i) {
            if (!isOnlyLinks(block.lines[i]))
                continue;
            block.lines[i - 1].spans += InlineSpan{QStringLiteral(" ")};
            block.lines[i - 1].spans += block.lines.takeAt(i).spans;
        }
    }
    return beside;
}

QList<TextBlock> withAwardsApart(const QList<TextBlock>& blocks)
{
    static const QRegularExpression end(
        QStringLiteral("(?<=[)）]|[)）]\\.)(?<=\\d[)）]|\\d[)）]\\.)\\s+(?=[\\p{Lu}\\p{Han}\"“])"));
    static const QRegularExpression year(QStringLiteral("[(（][^()（）]*(?:19|20)\\d\\d[^()（）]*[)）]\\.?$"));
    constexpr qsizetype fewest = 3;
    const auto isDatedAward = [](const QString& text) { return year.match(text.trimmed()).hasMatch(); };
    QList<TextBlock> apart = blocks;
    for (TextBlock& block : apart) {
        QList<TextLine> lines;
        for (const TextLine& line : std::as_const(block.lines)) {
            const QStringList awards = line.spans.size() == 1 ? line.plain().split(end) : QStringList();
            if (awards.size() < fewest || !std::all_of(awards.begin(), awards.end(), isDatedAward)) {
                lines += line;
                continue;
            }
            for (const QString& award : awards)
                lines += TextLine{{InlineSpan{award, line.spans.front().style}}, line.number};
        }
        block.lines = lines;
    }
    return apart;
}

QList<TextBlock> withLanguagesApart(const QList<TextBlock>& blocks)
{
    static const QRegularExpression mark(QStringLiteral("\\s*[,，;；、]\\s*(?![^()（）]*[)）])"));
    static const QRegularExpression level(QStringLiteral("\\s[–—-]\\s+\\S|[(（][^()（）]+[)）]$|[:：]\\s*\\S"));
    QList<TextBlock> apart = blocks;
    for (TextBlock& block : apart) {
        QList<TextLine> lines;
        for (const TextLine& line : std::as_const(block.lines)) {
            QStringList languages;
            bool open = false;                 // the last language has no level yet
            constexpr qsizetype longest = 500; // characters of a line of languages
            const bool few = line.spans.size() == 1 && line.spans.front().text.size() <= longest;
            for (const QString& piece : few ? line.plain().split(mark) : QStringList()) {
                if (open)
                    languages.last() += QStringLiteral(", ") + piece;
                else
                    languages += piece;
                open = !level.match(piece).hasMatch();
            }
            if (open || languages.size() < 2) {
                lines += line;
                continue;
            }
            for (const QString& language : std::as_const(languages))
                lines += TextLine{{InlineSpan{language, line.spans.front().style}}, line.number};
        }
        block.lines = lines;
    }
    return apart;
}

bool hasPeopleOfLines(const QList<TextBlock>& blocks)
{
    const auto isParted = [](const TextBlock& block) { return block.afterBlank; };
    if (blocks.size() < 2 || std::all_of(blocks.begin() + 1, blocks.end(), isParted))
        return false;
    QString rest;
    const bool second = !takeContacts(blocks.front().lines.front().spans, &rest).isEmpty();
    return !second;
}

QList<EntryBlocks> groupReferences(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> people;
    bool reached = false; // the person so far has an address, so that the next may begin
    for (const TextBlock& block : blocks) {
        for (qsizetype i = 0; i < block.lines.size(); ++i) {
            QString rest;
            const bool contact = !takeContacts(block.lines[i].spans, &rest).isEmpty();
            const bool only = contact && rest.isEmpty();
            if (people.isEmpty() || (i == 0 && block.afterBlank) || (reached && !only)) {
                people += EntryBlocks{};
                reached = false;
            }
            people.last().head += block.lines[i];
            reached = reached || contact;
        }
    }
    return people;
}

QList<TextBlock> withYearsOfHeadings(const QList<TextBlock>& blocks)
{
    QList<TextBlock> rest;
    QString year;
    bool paragraphs = false; // a heading's year also applies to the paragraphs below it
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        TextBlock block = blocks[i];
        const bool heading = block.kind == TextBlock::Kind::Heading;
        const bool over = i + 1 < blocks.size() &&
                          (isTopItem(blocks[i + 1]) || (heading && blocks[i + 1].kind == TextBlock::Kind::Line));
        const QString alone = block.lines.size() == 1 ? yearAlone(block.lines.front()) : QString();
        if (isLine(block) && over && !alone.isEmpty()) {
            year = alone;
            paragraphs = heading;
            continue;
        }
        if (heading)
            year.clear();
        const bool work = isTopItem(block) || (paragraphs && block.kind == TextBlock::Kind::Line && !block.inItem);
        const bool named = block.plain().contains(year) || block.plain().contains(u'\'' + year.right(2)) ||
                           block.plain().contains(u'’' + year.right(2));
        if (work && !year.isEmpty() && !named)
            block.lines.last().spans += InlineSpan{QStringLiteral(", ") + year};
        rest += block;
    }
    return rest;
}

QList<EntryBlocks> groupWorks(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> works;
    for (const TextBlock& block : blocks) {
        if (block.lines.size() > 1 || works.isEmpty())
            works += EntryBlocks{block.lines, {}};
        else
            works.last().body += block;
    }
    return works;
}

QList<EntryBlocks> groupUnderHeadings(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> groups;
    for (const TextBlock& block : blocks) {
        if (block.kind == TextBlock::Kind::Heading || groups.isEmpty())
            groups += EntryBlocks{};
        EntryBlocks& group = groups.last();
        const bool isDescription = block.kind == TextBlock::Kind::Item || isProse(block) || !group.body.isEmpty();
        if (isDescription && !group.head.isEmpty())
            group.body += block;
        else
            group.head += block.lines;
    }
    return groups;
}

} // namespace duovita
