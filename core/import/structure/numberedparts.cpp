#include "core/import/structure/numberedparts.h"

#include "core/import/annotate/datetext.h"
#include "core/import/structure/blockgrouping.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

/// "Example Journal (2021 – )"
bool endsInBracketedDates(const TextLine& line)
{
    static const QRegularExpression bracket(
        QStringLiteral("\\S.*[(（][^()（）]{0,30}(?:19|20)\\d\\d[^()（）]{0,20}[)）]$"));
    const QString text = line.plain().trimmed();
    constexpr qsizetype longest = 200;
    return text.size() <= longest && bracket.match(text).hasMatch();
}

bool isListOfDatedLines(const TextBlock& block)
{
    constexpr qsizetype fewest = 2;
    if (block.kind != TextBlock::Kind::Item || block.lines.empty() || findDateRange(block.lines.front().plain(), true))
        return false;
    const auto filled =
        std::count_if(block.lines.begin() + 1, block.lines.end(), [](const TextLine& line) { return !line.isEmpty(); });
    const auto dated = std::count_if(block.lines.begin() + 1, block.lines.end(), endsInBracketedDates);
    return dated >= fewest && dated == filled;
}

bool isNumber(const TextBlock& block)
{
    return isTopItem(block) && block.numbered;
}

/// A few words without a date or final punctuation: "Grants", "会议组织"; with commas only if they are known.
bool isPartName(const TextBlock& block, const Vocabulary& vocabulary)
{
    constexpr qsizetype longest = 60;
    constexpr qsizetype longestHan = 20;
    static const QRegularExpression other(QStringLiteral("\\d{4}|[。；;?？]|[.]\\s*\\S"));
    static const QRegularExpression comma(QStringLiteral("[,，]"));
    const QString text = block.plain().trimmed();
    return block.lines.size() == 1 && text.size() <= (containsHan(text) ? longestHan : longest) &&
           !other.match(text).hasMatch() && (!comma.match(text).hasMatch() || vocabulary.guessSection(text));
}

/// The numbered items that are names above points without numbers.
QList<qsizetype> partsOf(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    QList<qsizetype> parts;
    for (qsizetype i = 0; i + 1 < blocks.size(); ++i) {
        const TextBlock& next = blocks[i + 1];
        if (isNumber(blocks[i]) && isTopItem(next) && !next.numbered && isPartName(blocks[i], vocabulary))
            parts += i;
    }
    return parts;
}

/// Whether several of them have words that name a kind; below jobs, projects and the like, where numbers may number
/// entries, all must.
bool areParts(const QList<TextBlock>& blocks, const QList<qsizetype>& parts, const QString& section,
              const Vocabulary& vocabulary)
{
    constexpr qsizetype fewest = 2;
    const auto kind = vocabulary.guessSection(section);
    const bool entries =
        kind && (infoOf(*kind).details == DetailsKind::Experience || infoOf(*kind).details == DetailsKind::Education);
    const auto known = std::count_if(parts.begin(), parts.end(), [&](qsizetype i) {
        const QString text = blocks[i].plain();
        return entries ? vocabulary.findSection(text).has_value() : vocabulary.guessSection(text).has_value();
    });
    return parts.size() >= fewest && kind && kind != SectionKind::Skill &&
           (entries ? known == parts.size() : known > 0);
}

/// The blocks of a section with its parts as headings of the next rank; other numbered items come first.
QList<TextBlock> partedSection(const QList<TextBlock>& blocks, const QList<qsizetype>& parts, int level)
{
    const QSet<qsizetype> names(parts.begin(), parts.end());
    QList<TextBlock> before = blocks.mid(0, parts.front());
    QList<TextBlock> parted;
    bool within = false;
    for (qsizetype i = parts.front(); i < blocks.size(); ++i) {
        if (isNumber(blocks[i]))
            within = names.contains(i);
        TextBlock block = blocks[i];
        if (names.contains(i)) {
            block.kind = TextBlock::Kind::Heading;
            block.level = level + 1;
            block.numbered = false;
            block.part = true;
        }
        (within ? parted : before) += block;
    }
    return before + parted;
}

} // namespace

QList<TextBlock> withDatedLinesAsItems(const QList<TextBlock>& blocks)
{
    QList<TextBlock> apart;
    for (const TextBlock& block : blocks) {
        apart += block;
        if (!isListOfDatedLines(block))
            continue;
        apart.last().lines = {block.lines.front()};
        for (const TextLine& line : block.lines.mid(1)) {
            if (line.isEmpty())
                continue;
            TextBlock item = block;
            item.numbered = false;
            item.lines = {line};
            apart += item;
        }
    }
    return apart;
}

QList<TextBlock> withNumberedParts(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    QList<TextBlock> result;
    for (qsizetype i = 0; i < blocks.size();) {
        result += blocks[i];
        const bool heading = blocks[i].kind == TextBlock::Kind::Heading;
        const auto end = std::find_if(blocks.begin() + i + 1, blocks.end(),
                                      [](const TextBlock& block) { return block.kind == TextBlock::Kind::Heading; });
        const QList<TextBlock> section = blocks.mid(i + 1, end - blocks.begin() - i - 1);
        const QList<qsizetype> parts = partsOf(section, vocabulary);
        result += heading && areParts(section, parts, blocks[i].plain(), vocabulary)
                      ? partedSection(section, parts, blocks[i].level)
                      : section;
        i = end - blocks.begin();
    }
    return result;
}

} // namespace duovita
