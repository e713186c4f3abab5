#include "core/import/structure/sectionheadings.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/namereading.h"
#include "core/import/fields/headfields.h"
#include "core/import/readers/headingforms.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace duovita {

namespace {

/// A line that is all in bold.
bool isBoldLine(const TextBlock& block)
{
    return block.kind == TextBlock::Kind::Line && block.lines.size() == 1 && block.lines.front().isBold();
}

} // namespace

namespace {

/// Whether headings above the sections' rank divide the document rather than a section: "## Professional" over "###
/// Experience".
bool areGroupsOfSections(const QList<TextBlock>& blocks, std::size_t rank, const Vocabulary& vocabulary)
{
    const TextBlock* above = nullptr; // the preceding heading, if its rank is higher
    bool any = false;                 // whether there was a section
    for (const TextBlock& block : blocks) {
        if (block.kind != TextBlock::Kind::Heading) {
            above = nullptr;
            continue;
        }
        const bool section = static_cast<std::size_t>(block.level) == rank && vocabulary.findSection(block.plain());
        if (block.level >= 2 && static_cast<std::size_t>(block.level) < rank) {
            if (!any)
                return true;
            above = &block;
            continue;
        }
        if (section && above)
            return true;
        any = any || section;
        above = nullptr;
    }
    return false;
}

} // namespace

QList<TextBlock> withSectionsAboveEntries(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    constexpr int deepest = 6;
    constexpr int fewest = 3; // known sections
    std::array<int, deepest + 1> all{};
    std::array<int, deepest + 1> known{};
    std::array<int, deepest + 1> alike{};
    for (const TextBlock& block : blocks) {
        if (block.kind != TextBlock::Kind::Heading || block.level < 1 || block.level > deepest)
            continue;
        const auto rank = static_cast<std::size_t>(block.level);
        ++all[rank];
        known[rank] += vocabulary.findSection(block.plain()) ? 1 : 0;
        alike[rank] += vocabulary.guessSection(block.plain()) ? 1 : 0;
    }
    std::size_t sections = 2;
    bool entriesAbove = false;
    while (sections < deepest && known[sections] < fewest) {
        if (known[sections] > 0 || alike[sections] * 2 > all[sections])
            return blocks;
        entriesAbove = entriesAbove || all[sections] > 1;
        ++sections;
    }
    if (!entriesAbove || known[sections] < fewest || known[1] > 0 || areGroupsOfSections(blocks, sections, vocabulary))
        return blocks;
    QList<TextBlock> ranked = blocks;
    for (TextBlock& block : ranked) {
        if (block.kind != TextBlock::Kind::Heading || block.level < 2)
            continue;
        const bool section = static_cast<std::size_t>(block.level) == sections;
        block.level = section ? 2 : block.level + 1;
    }
    return ranked;
}

int rankOfSections(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    const auto known = std::count_if(blocks.begin(), blocks.end(), [&](const TextBlock& block) {
        return block.kind == TextBlock::Kind::Heading && block.level == 1 && vocabulary.findSection(block.plain());
    });
    constexpr int fewest = 2;
    constexpr int deepest = 4;
    const auto ofName = std::count_if(blocks.begin(), blocks.end(), [](const TextBlock& block) {
        return block.kind == TextBlock::Kind::Heading && block.level == 1;
    });
    const auto guessed = std::count_if(blocks.begin(), blocks.end(), [&](const TextBlock& block) {
        return block.kind == TextBlock::Kind::Heading && block.level == 1 && vocabulary.guessSection(block.plain());
    });
    // "# Some places I've worked", "# Technologies I know": not known headings, but their words describe sections.
    constexpr int fewestGuessed = 3;
    if (known >= fewest || (guessed >= fewestGuessed && guessed + 1 >= ofName))
        return 1;
    // The name and all sections have lower ranks than usual.
    for (int rank = 2; rank <= deepest; ++rank) {
        const auto ofRank = [&](const TextBlock& block) {
            return block.kind == TextBlock::Kind::Heading && block.level == rank;
        };
        const auto sections = std::count_if(blocks.begin(), blocks.end(), [&](const TextBlock& block) {
            return ofRank(block) && vocabulary.findSection(block.plain());
        });
        const auto alike = std::count_if(blocks.begin(), blocks.end(), [&](const TextBlock& block) {
            return ofRank(block) && vocabulary.guessSection(block.plain());
        });
        // A short document may have only one known heading.
        if (sections >= fewest || (rank > 2 && sections > 0 && alike >= fewest))
            return rank;
        if (std::count_if(blocks.begin(), blocks.end(), ofRank) > 1)
            break;
    }
    return 2;
}

std::optional<SectionKind> sectionOf(const TextBlock& block, const Vocabulary& vocabulary, int rank, bool anySection)
{
    const QString text = block.plain();
    if (block.lines.size() == 1 && block.kind != TextBlock::Kind::Item) {
        if (const auto kind = vocabulary.findSection(text))
            return kind;
    }
    // "# Summary of my work", if sections have the name's rank: judged by its words only.
    const bool named = rank == 1 && vocabulary.guessSection(text) && !vocabulary.isRole(text);
    const bool heading =
        block.kind == TextBlock::Kind::Heading && (block.level >= 2 || anySection || named) && block.level <= rank;
    return heading ? vocabulary.guessSection(text).value_or(SectionKind::Custom) : std::optional<SectionKind>();
}

bool speaksOfSection(const QString& text, const Vocabulary& vocabulary)
{
    return vocabulary.guessSection(text) && !vocabulary.isCompany(text) && !vocabulary.isRole(text);
}

bool hasBoldHeadings(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    constexpr int fewest = 2;
    int known = 0;
    int unknown = 0;
    bool first = true; // the name of the person
    for (const TextBlock& block : blocks) {
        const QString text = block.plain();
        if (isBoldLine(block) && vocabulary.findSection(text))
            ++known;
        else if (isBoldLine(block) && !first && !speaksOfSection(text, vocabulary))
            ++unknown;
        first = first && block.lines.isEmpty();
    }
    return known >= fewest && known >= unknown;
}

bool isUnknownHeading(const TextBlock& block, const Vocabulary& vocabulary)
{
    const QString text = block.plain();
    return isBoldLine(block) && !findDateRange(text, true) &&
           (vocabulary.guessSection(text) || !(vocabulary.isCompany(text) || vocabulary.isRole(text)));
}

bool isPostBelowEmployer(const QList<TextBlock>& blocks, qsizetype at, const DividedDocument& document)
{
    const TextBlock& block = blocks[at];
    return at > 0 && block.kind == TextBlock::Kind::Line && !block.afterBlank && !document.sections.isEmpty() &&
           document.sections.last().kind == SectionKind::Work && blocks[at - 1].kind == TextBlock::Kind::Line &&
           isPositionBelowEmployer(block.plain(), blocks[at - 1].plain().trimmed());
}

QSet<QString> repeatedLines(const QList<TextBlock>& blocks)
{
    constexpr int fewest = 3; // two occurrences may be a table of contents
    QHash<QString, int> seen;
    QSet<QString> repeated;
    for (const TextBlock& block : blocks) {
        const QString text = block.plain().trimmed();
        if (block.kind == TextBlock::Kind::Line && block.lines.size() == 1 && ++seen[text] >= fewest)
            repeated.insert(text);
    }
    return repeated;
}

SectionKind partOf(const FoundSection& above, const TextBlock& heading, bool dated, const Vocabulary& vocabulary)
{
    const bool same = above.kind == SectionKind::Work ? dated : infoOf(above.kind).details == DetailsKind::General;
    return vocabulary.guessSection(heading.plain()).value_or(same ? above.kind : SectionKind::Custom);
}

bool isLabelWithinEntry(const QList<TextBlock>& blocks, qsizetype at, const FoundSection& section,
                        qsizetype sectionHeadings, const Vocabulary& vocabulary)
{
    constexpr qsizetype fewest = 3;
    static const QRegularExpression colon(QStringLiteral("[:：]\\s*$"));
    const TextBlock& block = blocks[at];
    const auto kind = vocabulary.findSection(block.plain());
    // If entries have headings, a line is not a section, whatever it says: "Selected engagements:".
    const bool headed = std::any_of(section.blocks.begin(), section.blocks.end(),
                                    [](const TextBlock& other) { return other.kind == TextBlock::Kind::Heading; });
    const bool ofEntry = headed || kind == SectionKind::Teaching || kind == SectionKind::Award ||
                         kind == SectionKind::Project || kind == SectionKind::Skill || kind == SectionKind::Service ||
                         kind == SectionKind::Research;
    const bool entries = section.kind == SectionKind::Education || section.kind == SectionKind::Work ||
                         (headed && section.kind == SectionKind::Project);
    return block.kind == TextBlock::Kind::Line && ofEntry && entries && !section.blocks.isEmpty() &&
           sectionHeadings >= fewest && colon.match(block.plain()).hasMatch() && at + 1 < blocks.size() &&
           blocks[at + 1].kind == TextBlock::Kind::Item;
}

bool isHeadingWithinEntry(const QList<TextBlock>& blocks, qsizetype at, int rank, const Vocabulary& vocabulary)
{
    const TextBlock& block = blocks[at];
    if (block.kind != TextBlock::Kind::Heading || block.level < rank + 2)
        return false;
    for (qsizetype i = at - 1; i >= 0; --i) {
        if (blocks[i].kind == TextBlock::Kind::Heading && blocks[i].level < block.level)
            return blocks[i].level > rank && !vocabulary.guessSection(blocks[i].plain());
    }
    return false;
}

bool isOneOfLabels(const QList<TextBlock>& blocks, qsizetype at, const FoundSection& section, int rank)
{
    const TextBlock& block = blocks[at];
    if (section.kind != SectionKind::Skill || block.kind != TextBlock::Kind::Heading || block.level <= rank)
        return false;
    const auto isSibling = [&](const TextBlock& other) {
        return other.kind == TextBlock::Kind::Heading && other.level == block.level;
    };
    if (!section.blocks.isEmpty())
        return std::any_of(section.blocks.begin(), section.blocks.end(), isSibling);
    const auto next = std::find_if(blocks.begin() + at + 1, blocks.end(), [&](const TextBlock& other) {
        return other.kind == TextBlock::Kind::Heading && other.level <= block.level;
    });
    return next != blocks.end() && isSibling(*next);
}

bool isSectionOfLowerRank(const QList<TextBlock>& blocks, qsizetype at, int rank, const Vocabulary& vocabulary)
{
    const TextBlock& block = blocks[at];
    const bool over = block.kind == TextBlock::Kind::Heading && block.level > rank && at + 1 < blocks.size() &&
                      blocks[at + 1].kind == TextBlock::Kind::Item && !blocks[at + 1].lines.isEmpty();
    return over && !vocabulary.isRole(block.plain()) && !readName(block.plain().trimmed()) &&
           !vocabulary.isDocumentTitle(block.plain()) && !isLineOfContacts(blocks[at + 1].lines.front());
}

} // namespace duovita
