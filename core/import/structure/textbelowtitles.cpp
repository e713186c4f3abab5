#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/datetext.h"
#include "core/import/structure/blockgrouping.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

/// "**A tool**: what it does (Rust)" on each line: a title and a description.
bool isTitleWithText(const TextBlock& block)
{
    static const QRegularExpression colon(QStringLiteral("^\\s*[:：]|[:：]\\s*$"));
    const QList<InlineSpan> spans = block.lines.front().spans;
    return block.kind == TextBlock::Kind::Line && block.lines.size() == 1 && startsBold(block) && spans.size() > 1 &&
           (spans[0].text.trimmed().endsWith(u':') || spans[0].text.trimmed().endsWith(u'：') ||
            colon.match(spans[1].text.left(2)).hasMatch());
}

} // namespace

QList<EntryBlocks> withTextBelowTitles(QList<EntryBlocks> entries)
{
    constexpr qsizetype shortest = 40;
    constexpr qsizetype shortestHan = 24;
    static const QRegularExpression stop(QStringLiteral("[。；]|\\p{Ll}{3}\\.(?:\\s|$)"));
    entries = withTextBehindBrackets(entries);
    for (EntryBlocks& entry : entries) {
        if (entry.head.size() != 1)
            continue;
        TextLine& line = entry.head.front();
        const auto end = std::find_if(line.spans.begin(), line.spans.end(), [](const InlineSpan& span) {
            return !span.style.testFlag(InlineStyle::Bold) && !span.text.trimmed().isEmpty();
        });
        const qsizetype title = end - line.spans.begin();
        TextBlock description;
        description.lines = {TextLine{line.spans.mid(title), line.number}};
        const QString text = description.plain().trimmed();
        // "**A tool** with a precision of 98 % (…)": continues as a sentence and contains no field of a head.
        static const QRegularExpression clause(
            QStringLiteral("^(?:with|that|which|for|using|to) \\p{Ll}|^[^，,]*的[^，,]*，"));
        const Vocabulary& vocabulary = Vocabulary::standard();
        const bool sentence = clause.match(text).hasMatch() && !vocabulary.isRole(text) && !vocabulary.isCompany(text);
        if (title == 0 || text.size() < (containsHan(text) ? shortestHan : shortest) ||
            !(sentence || stop.match(text).hasMatch()) || findDateRange(text, true) || text.front() == u',' ||
            text.front() == u'，')
            continue;
        line.spans = line.spans.mid(0, title);
        entry.body.prepend(description);
    }
    return entries;
}

bool arePairsOfItems(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const QString text = blocks[i].plain();
        const bool dated = findDateRange(text).has_value();
        const bool fits = i % 2 == 0 ? !dated && vocabulary.isCompany(text) && !isProse(blocks[i])
                                     : dated && (vocabulary.isDegree(text) || vocabulary.isRole(text));
        if (!isTopItem(blocks[i]) || blocks[i].lines.size() != 1 || !fits)
            return false;
    }
    return blocks.size() > 1 && blocks.size() % 2 == 0;
}

QList<EntryBlocks> groupPairsOfItems(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> entries;
    for (qsizetype i = 0; i + 1 < blocks.size(); i += 2)
        entries += EntryBlocks{blocks[i].lines + blocks[i + 1].lines, {}};
    return entries;
}

namespace {

/// "San Zhang, Wei Wang (as a student)": removes and returns the bracket after the names; empty if there is none.
QString takeRemarkBehindNames(TextLine& line)
{
    static const QRegularExpression bracket(QStringLiteral("\\s*([(（][^()（）]{2,40}[)）])\\s*$"));
    const auto match = line.spans.isEmpty() ? QRegularExpressionMatch() : bracket.match(line.spans.last().text);
    TextLine names = line;
    if (match.hasMatch())
        names.spans.last().text.truncate(match.capturedStart());
    if (!match.hasMatch() || !isLineOfAuthors(names.plain()))
        return {};
    line = names;
    return match.captured(1);
}

} // namespace

QList<EntryBlocks> withNamesBelowTitles(QList<EntryBlocks> works)
{
    for (EntryBlocks& work : works) {
        if (work.head.size() != 1 || work.body.isEmpty() || work.body.front().kind != TextBlock::Kind::Line ||
            work.body.front().lines.size() != 1 || isNameList(work.head.front().plain()))
            continue;
        TextBlock below = work.body.front();
        const QString remark = takeRemarkBehindNames(below.lines.front());
        if (!isLineOfAuthors(below.plain()))
            continue;
        work.head += below.lines;
        if (remark.isEmpty())
            work.body.removeFirst();
        else
            work.body.front().lines.front().spans = {InlineSpan{remark}};
    }
    return works;
}

bool areTitlesWithText(const QList<TextBlock>& blocks)
{
    constexpr auto fewest = 3;
    const auto titles = std::count_if(blocks.begin(), blocks.end(), isTitleWithText);
    const auto parts = std::count_if(blocks.begin(), blocks.end(), [](const TextBlock& block) {
        return block.kind != TextBlock::Kind::Line || block.inItem || findDateRange(block.plain());
    });
    QSet<QString> seen;
    for (const TextBlock& block : blocks) {
        if (isTitleWithText(block))
            seen.insert(block.lines.front().spans.front().text.trimmed());
    }
    return titles >= fewest && parts == 0 && seen.size() == titles && titles * 2 > blocks.size();
}

QList<EntryBlocks> groupTitlesWithText(const QList<TextBlock>& blocks)
{
    static const QRegularExpression colon(QStringLiteral("^\\s*[:：]\\s*"));
    QList<EntryBlocks> entries;
    for (const TextBlock& block : blocks) {
        entries += EntryBlocks{block.lines, {}};
        if (!isTitleWithText(block))
            continue;
        const TextLine line = block.lines.front();
        TextBlock description = block;
        description.lines = {TextLine{line.spans.mid(1), line.number}};
        description.lines.front().spans.front().text.remove(colon);
        entries.last() = EntryBlocks{{TextLine{line.spans.mid(0, 1), line.number}}, {description}};
    }
    return entries;
}

} // namespace duovita
