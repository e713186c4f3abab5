#include "core/import/annotate/datetext.h"
#include "core/import/structure/blockgrouping.h"
#include "core/import/structure/sectionkinds.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// A few words without a date or final punctuation: "Conferences", "期刊论文".
bool isGroupName(const TextBlock& block)
{
    constexpr qsizetype longest = 40;
    constexpr qsizetype longestHan = 16;
    static const QRegularExpression other(QStringLiteral("\\d{4}|[。；;?？]|[.,，]\\s*\\S"));
    const QString text = block.plain().trimmed();
    return isTopItem(block) && block.lines.size() == 1 && text.size() <= (containsHan(text) ? longestHan : longest) &&
           !other.match(text).hasMatch();
}

bool isWork(const TextBlock& block)
{
    constexpr qsizetype shortest = 30;
    static const QRegularExpression year(QStringLiteral("(?<!\\d)(?:19|20)\\d\\d(?!\\d)"));
    return block.kind == TextBlock::Kind::Item && block.level == 1 && block.plain().size() >= shortest &&
           year.match(block.plain()).hasMatch();
}

/// Only items, of which each top-level one names a group and all nested ones are works.
bool areGroupsOfWorks(const QList<TextBlock>& blocks)
{
    constexpr int fewest = 2;
    int works = 0;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const bool over = i + 1 < blocks.size() && isWork(blocks[i + 1]);
        if (isWork(blocks[i]))
            ++works;
        else if (!isGroupName(blocks[i]) || !over)
            return false;
    }
    return works >= fewest && isTopItem(blocks.front());
}

} // namespace

QList<FoundSection> partedAtGroups(const FoundSection& section)
{
    if (section.kind != SectionKind::Publication || section.blocks.isEmpty() || !areGroupsOfWorks(section.blocks))
        return {section};
    QList<FoundSection> parts{section};
    parts.front().blocks.clear();
    for (TextBlock block : section.blocks) {
        if (isTopItem(block)) {
            parts += FoundSection{section.kind, block.plain().trimmed(), {}, block.number(), block.addresses()};
            continue;
        }
        block.level = 0;
        parts.last().blocks += block;
    }
    return parts;
}

QList<TextBlock> withNumbersBeside(const QList<TextBlock>& blocks)
{
    static const QRegularExpression number(
        QStringLiteral("^[\\s\\[\\]()（）]*(?:(?:登记|专利|申请|授权|公开|证书|软著)(?:登记)?号|(?:Registration|Patent|"
                       "Application) (?:No\\.?|Number))"
                       "\\s*[:：]\\s*[A-Z\\d][\\w .-]{3,30}[\\s\\[\\]()（）]*$"));
    static const QRegularExpression marks(QStringLiteral("[\\s\\[\\]()（）]"));
    const auto isLink = [](const InlineSpan& span) {
        return !span.url.isEmpty() || QString(span.text).remove(marks).isEmpty();
    };
    QList<TextBlock> beside;
    for (const TextBlock& block : blocks) {
        const bool alone = block.kind == TextBlock::Kind::Line && block.lines.size() == 1 && !beside.isEmpty() &&
                           beside.last().kind == TextBlock::Kind::Line;
        const QList<InlineSpan> spans = alone ? block.lines.front().spans : QList<InlineSpan>();
        if (!alone || !(std::all_of(spans.begin(), spans.end(), isLink) || number.match(block.plain()).hasMatch())) {
            beside += block;
            continue;
        }
        beside.last().lines.last().spans += InlineSpan{QStringLiteral(" ")};
        beside.last().lines.last().spans += spans;
    }
    return beside;
}

QList<TextBlock> withLinesApart(const QList<TextBlock>& blocks, const std::function<bool(const TextLine&)>& isSuch)
{
    QList<TextBlock> apart;
    for (const TextBlock& block : blocks) {
        const bool several = block.kind == TextBlock::Kind::Line && block.lines.size() > 1 &&
                             std::all_of(block.lines.begin(), block.lines.end(), isSuch);
        if (!several) {
            apart += block;
            continue;
        }
        for (const TextLine& line : block.lines) {
            apart += block;
            apart.last().lines = {line};
        }
    }
    return apart;
}

QList<TextBlock> withDatedLinesApart(const QList<TextBlock>& blocks)
{
    return withLinesApart(blocks, beginsWithDateInCode);
}

QList<EntryBlocks> withDegreesOfOneSchool(const QList<EntryBlocks>& schools, const Vocabulary& vocabulary)
{
    constexpr qsizetype fewest = 3; // the school and two degrees
    const auto isDatedDegree = [&](const TextLine& line) {
        return vocabulary.isDegree(line.plain()) && findDateRange(line.plain(), true).has_value();
    };
    QList<EntryBlocks> degrees;
    for (const EntryBlocks& school : schools) {
        const bool several = school.head.size() >= fewest && vocabulary.isSchool(school.head.front().plain()) &&
                             !findDateRange(school.head.front().plain(), true) &&
                             std::all_of(school.head.begin() + 1, school.head.end(), isDatedDegree);
        if (!several) {
            degrees += school;
            continue;
        }
        for (qsizetype i = 1; i < school.head.size(); ++i)
            degrees += EntryBlocks{{school.head.front(), school.head[i]}, {}};
        degrees.last().body = school.body;
    }
    return degrees;
}

namespace {

/// "- School of Sampling, Major in Examples, Sep 2021 – Jun 2022": a course of study with dates.
bool isDatedStudy(const TextBlock& block, const Vocabulary& vocabulary)
{
    static const QRegularExpression major(QStringLiteral("\\bmajor(?:ing)?\\b|专业"),
                                          QRegularExpression::CaseInsensitiveOption);
    const QString text = block.plain();
    return isTopItem(block) && block.lines.size() == 1 && isDated(block) && !isProse(block) &&
           (vocabulary.isDegree(text) || major.match(text).hasMatch());
}

} // namespace

QList<EntryBlocks> withDegreesAmongPoints(const QList<EntryBlocks>& schools, const Vocabulary& vocabulary)
{
    QList<EntryBlocks> degrees;
    for (const EntryBlocks& school : schools) {
        const bool bare = school.head.size() == 1 && vocabulary.isSchool(school.head.front().plain()) &&
                          !vocabulary.isDegree(school.head.front().plain()) &&
                          !findDateRange(school.head.front().plain(), true) && !school.body.isEmpty() &&
                          isDatedStudy(school.body.front(), vocabulary);
        if (!bare) {
            degrees += school;
            continue;
        }
        for (const TextBlock& block : school.body) {
            if (isDatedStudy(block, vocabulary))
                degrees += EntryBlocks{{school.head.front(), block.lines.front()}, {}};
            else
                degrees.last().body += block;
        }
    }
    return degrees;
}

QList<EntryBlocks> withTagsInBody(QList<EntryBlocks> entries)
{
    const auto areTags = [](const TextLine& line) {
        int tags = 0;
        for (const InlineSpan& span : line.spans) {
            const bool code = span.style.testFlag(InlineStyle::Code);
            if (!code && std::any_of(span.text.begin(), span.text.end(), [](QChar c) { return c.isLetterOrNumber(); }))
                return false;
            tags += code ? 1 : 0;
        }
        return tags > 1 && !findDateRange(line.plain(), true);
    };
    for (EntryBlocks& entry : entries) {
        QList<TextBlock> tagLines;
        for (qsizetype i = 1; i < entry.head.size();) {
            if (areTags(entry.head[i]))
                tagLines += TextBlock{.lines = {entry.head.takeAt(i)}};
            else
                ++i;
        }
        entry.body = tagLines + entry.body;
    }
    return entries;
}

} // namespace duovita
