#include "core/import/structure/blockgrouping.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/headsegments.h"

#include <QSet>

#include <algorithm>
#include <limits>

namespace duovita {

namespace {

/// Whether a heading names a position, a degree or an employer, and thus an entry.
bool namesEntry(const TextBlock& block, const Vocabulary& vocabulary)
{
    const QString text = block.plain();
    return isDated(block) || vocabulary.isRole(text) || vocabulary.isDegree(text) || vocabulary.isCompany(text);
}

/// The shallowest level of headings that satisfy a condition.
template <typename Condition>
int shallowestHeading(const QList<TextBlock>& blocks, Condition condition)
{
    int level = std::numeric_limits<int>::max();
    for (const TextBlock& block : blocks) {
        if (block.kind == TextBlock::Kind::Heading && condition(block))
            level = qMin(level, block.level);
    }
    return level;
}

/// The headings that are parts of entries: those that recur below others, "Background", "Responsibilities" (unless they
/// are positions, which may recur), and those below headings with dates, "### Example project" below "## Example Ltd
/// (2018 – 2021)".
QSet<QString> headingsWithinEntries(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    const int shallowest = shallowestHeading(blocks, [](const TextBlock&) { return true; });
    const int dated = shallowestHeading(blocks, [&](const TextBlock& block) {
        const TextBlock* next = &block == &blocks.last() ? nullptr : &block + 1;
        return isDated(block) || (next && isLine(*next) && next->lines.size() == 1 && isOnlyDates(next->lines.front()));
    });
    QSet<QString> seen;
    QSet<QString> parts;
    for (const TextBlock& block : blocks) {
        const QString text = block.plain();
        if (block.kind != TextBlock::Kind::Heading || block.level <= shallowest || namesEntry(block, vocabulary))
            continue;
        if (seen.contains(text) || (dated == shallowest && block.level > dated))
            parts.insert(text);
        seen.insert(text);
    }
    return parts;
}

/// "## Programmer" / "### Example Studio" / "## Tester" / "### Example Studio": a deeper heading directly below each
/// heading and nowhere else. It is the second line of the head, even if several are equal.
bool areSecondLines(const QList<TextBlock>& blocks)
{
    const int shallowest = shallowestHeading(blocks, [](const TextBlock&) { return true; });
    QSet<QString> texts;
    int outer = 0;
    int inner = 0;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (blocks[i].kind != TextBlock::Kind::Heading)
            continue;
        if (blocks[i].level == shallowest) {
            ++outer;
            continue;
        }
        const bool below = i > 0 && blocks[i - 1].kind == TextBlock::Kind::Heading && blocks[i - 1].level == shallowest;
        if (!below)
            return false;
        ++inner;
        texts.insert(blocks[i].plain());
    }
    return outer > 1 && inner == outer && texts.size() > 1;
}

/// Whether a single line of a block is prose; several short lines together are not.
bool hasProse(const TextBlock& block)
{
    return std::any_of(block.lines.begin(), block.lines.end(), [&](const TextLine& line) {
        TextBlock one = block;
        one.lines = {line};
        return isProse(one);
    });
}

/// "- 职位：工程师" below a heading, before any description: a field of the head, which the heading lacks.
bool isFieldBelowHeading(const EntryBlocks& entry, const TextBlock& block, const Vocabulary& vocabulary)
{
    static const QStringList fields{QStringLiteral("position"), QStringLiteral("organization"),
                                    QStringLiteral("department"), QStringLiteral("location")};
    const auto fieldIn = [&](const QString& text) {
        const auto labelled = readLabelled(text.trimmed(), vocabulary);
        return labelled ? labelled->field : QString();
    };
    const bool point = block.lines.size() == 1 && (isTopItem(block) || isLine(block)) && !isProse(block);
    const QString field = point && !entry.head.isEmpty() ? fieldIn(block.plain()) : QString();
    return fields.contains(field) &&
           std::all_of(entry.body.begin(), entry.body.end(),
                       [](const TextBlock& above) { return isLabelled(above.plain().trimmed()); }) &&
           std::none_of(entry.head.begin(), entry.head.end(),
                        [&](const TextLine& line) { return fieldIn(line.plain()) == field; });
}

/// Starts an entry at each heading that is not part of one; headings directly below it, and a line of dates, belong to
/// its head.
QList<EntryBlocks> groupByHeadings(const QList<TextBlock>& blocks, const QSet<QString>& parts,
                                   const Vocabulary& vocabulary)
{
    QList<EntryBlocks> entries;
    bool inHead = false;
    for (const TextBlock& block : blocks) {
        const bool heading = block.kind == TextBlock::Kind::Heading && !parts.contains(block.plain());
        if (entries.isEmpty() || (heading && !inHead))
            entries += EntryBlocks{};
        EntryBlocks& entry = entries.last();
        inHead = heading || (inHead && isLine(block) && isDated(block) && !hasProse(block));
        if (inHead || (block.kind != TextBlock::Kind::Heading && isFieldBelowHeading(entry, block, vocabulary))) {
            entry.head += block.lines;
            continue;
        }
        TextBlock part = block;
        if (block.kind == TextBlock::Kind::Heading)
            part.kind = TextBlock::Kind::Line;
        entry.body += part;
    }
    return entries;
}

} // namespace

std::optional<QList<EntryBlocks>> groupByLevels(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    if (areSecondLines(blocks))
        return groupByHeadings(blocks, {}, vocabulary);
    const QSet<QString> parts = headingsWithinEntries(blocks, vocabulary);
    return parts.isEmpty() ? std::nullopt : std::optional(groupByHeadings(blocks, parts, vocabulary));
}

namespace {

/// "- Samples, Department of Examples | MSc" above a point with dates: a line of fields unless it is prose.
bool isFieldAboveDates(const TextBlock& point)
{
    constexpr qsizetype longest = 80;
    constexpr qsizetype longestHan = 40;
    const QString text = point.plain().trimmed();
    return point.lines.size() == 1 && text.size() <= (containsHan(text) ? longestHan : longest) && !isProse(point) &&
           !isLabelled(text);
}

} // namespace

QList<EntryBlocks> withDatesOfPoints(QList<EntryBlocks> entries)
{
    const auto isDatedText = [](const TextLine& line) {
        return findDateRange(line.plain(), true) || findTrailingYears(line.plain());
    };
    const auto isPointOfDates = [](const TextBlock& block) {
        return isTopItem(block) && block.lines.size() == 1 && isOnlyDates(block.lines.front());
    };
    for (EntryBlocks& entry : entries) {
        const bool undated = !entry.head.isEmpty() && std::none_of(entry.head.begin(), entry.head.end(), isDatedText);
        if (!undated || entry.body.isEmpty() || !isTopItem(entry.body.front()))
            continue;
        const bool second = entry.body.size() > 1 && isPointOfDates(entry.body[1]) &&
                            isFieldAboveDates(entry.body.front()) && !isPointOfDates(entry.body.front());
        if (second)
            entry.head += entry.body.takeFirst().lines;
        // The only such point, wherever it is: "- Minors in …" / "- 2000 – 2005".
        if (const auto dates = std::find_if(entry.body.begin(), entry.body.end(), isPointOfDates);
            dates == entry.body.begin() || std::count_if(dates, entry.body.end(), isPointOfDates) == 1) {
            entry.head += dates->lines;
            entry.body.erase(dates);
        }
    }
    return entries;
}

} // namespace duovita
