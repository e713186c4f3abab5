#include "core/import/structure/headingroles.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/places.h"
#include "core/import/structure/blockgrouping.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

bool isHeading(const TextBlock& block)
{
    return block.kind == TextBlock::Kind::Heading;
}

/// Names a position, not just a word of one: "Private Studies" is not a position.
bool namesPosition(const QString& text, const Vocabulary& vocabulary)
{
    static const QRegularExpression parted(QStringLiteral("[,，|｜@—–]|\\s-\\s|\\bat\\b"));
    return vocabulary.isRole(text.section(u' ', -1)) || (vocabulary.isRole(text) && parted.match(text).hasMatch());
}

/// Names a single entry rather than a group of them.
bool namesEntry(const TextBlock& block, const Vocabulary& vocabulary)
{
    const QString text = block.plain().trimmed();
    const bool degree = vocabulary.isDegree(text) && text.contains(u' '); // "Masterclasses" are not
    return findDateRange(text, true) || namesPosition(text, vocabulary) || degree || vocabulary.isCompany(text) ||
           vocabulary.organizationIn(text) >= 0;
}

/// "_January 2018 – present_" alone.
bool isPeriod(const TextBlock& block)
{
    return isLine(block) && !isHeading(block) && block.lines.size() == 1 && isOnlyDates(block.lines.front()) &&
           findDateRange(block.plain());
}

/// "Example University, Hefei   2019 – 2023" as a heading.
bool endsInPeriod(const TextBlock& block)
{
    const auto found = findDateRange(block.plain());
    return found && found->start > 0;
}

bool isInCapitals(const QString& text)
{
    return text == text.toUpper() && text != text.toLower();
}

/// Sections of this kind have entries, which may have headings of their own.
bool hasEntries(SectionKind kind)
{
    return infoOf(kind).details == DetailsKind::Education || infoOf(kind).details == DetailsKind::Experience;
}

/// A period in the lines directly below a heading: "London, UK" / "2019 – 2023".
bool hasPeriodBelow(const QList<TextBlock>& blocks, qsizetype heading)
{
    constexpr qsizetype mostLines = 3;
    const qsizetype end = qMin(blocks.size(), heading + 1 + mostLines);
    for (qsizetype i = heading + 1; i < end && isLine(blocks[i]) && !isHeading(blocks[i]) && !isProse(blocks[i]); ++i) {
        if (findDateRange(blocks[i].plain()))
            return true;
    }
    return false;
}

/// Whether a heading below a known section of the same rank is one of its entries, as when a converter gives all
/// headings one rank.
bool isEntryOfFlatSection(const QList<TextBlock>& blocks, qsizetype heading, const Vocabulary& vocabulary)
{
    const QString text = blocks[heading].plain();
    if (endsInPeriod(blocks[heading]))
        return true;
    return !vocabulary.guessSection(text) &&
           (namesEntry(blocks[heading], vocabulary) || (!isInCapitals(text) && hasPeriodBelow(blocks, heading)));
}

/// The headings of the sections' rank that are entries: jobs or degrees with a period of their own directly below; also
/// headings that directly follow a known section heading, and similar ones. A single one is not enough evidence.
QHash<qsizetype, SectionKind> headingsOfEntries(const QList<TextBlock>& blocks, int rank, const Vocabulary& vocabulary)
{
    constexpr qsizetype fewest = 2;
    QHash<qsizetype, SectionKind> entries;
    SectionKind section = SectionKind::Custom; // the section whose entries have headings of its rank,
    bool inFlat = false;                       // if it has such entries
    qsizetype dated = 0;
    for (qsizetype i = 0; i + 1 < blocks.size(); ++i) {
        const QString text = blocks[i].plain();
        if (!isHeading(blocks[i]) || blocks[i].level > rank)
            continue;
        if (const auto known = vocabulary.findSection(text); known || blocks[i].level < rank) {
            const bool flat = isHeading(blocks[i + 1]) && blocks[i + 1].level == rank;
            section = known.value_or(SectionKind::Custom);
            inFlat = flat && known && hasEntries(section);
            continue;
        }
        const bool period = isPeriod(blocks[i + 1]);
        const bool within = inFlat && (period || isEntryOfFlatSection(blocks, i, vocabulary));
        if (within || period) {
            const bool degree = vocabulary.isDegree(text) && !vocabulary.isRole(text);
            entries.insert(i, within ? section : degree ? SectionKind::Education : SectionKind::Work);
            const bool when = period || endsInPeriod(blocks[i]) || hasPeriodBelow(blocks, i);
            // The name of a school directly below "Education" is as good as a second one.
            const bool sure = within && isHeading(blocks[i - 1]) && namesEntry(blocks[i], vocabulary);
            dated += !when ? 0 : sure ? fewest : 1;
        }
        inFlat = within;
    }
    return dated < fewest ? QHash<qsizetype, SectionKind>() : entries;
}

/// "## [Example Ltd](…), Oslo, Norway" over "### Engineer (2010 – 2011)", after "## Experience" over "### Sample Ltd":
/// the heading's rank is one too high.
bool isEmployerAmongSections(const QList<TextBlock>& blocks, qsizetype at, int rank, const Vocabulary& vocabulary)
{
    const QString text = blocks[at].plain().trimmed();
    if (!isHeading(blocks[at]) || blocks[at].level != rank || at + 1 >= blocks.size() || vocabulary.guessSection(text))
        return false;
    const TextBlock& next = blocks[at + 1];
    const bool post = isHeading(next) && next.level > rank && findDateRange(next.plain());
    const bool employer = vocabulary.isCompany(text) || !takePlace(text, vocabulary).place.isEmpty();
    const auto above = std::find_if(blocks.rbegin() + (blocks.size() - at), blocks.rend(),
                                    [&](const TextBlock& block) { return isHeading(block) && block.level <= rank; });
    return post && employer && above != blocks.rend() && vocabulary.findSection(above->plain()) == SectionKind::Work;
}

/// The blocks below a heading, up to the next.
QList<TextBlock> below(const QList<TextBlock>& blocks, qsizetype heading)
{
    QList<TextBlock> found;
    for (qsizetype i = heading + 1; i < blocks.size() && !isHeading(blocks[i]); ++i) {
        if (!blocks[i].pageArtifact)
            found += blocks[i];
    }
    return found;
}

bool endsInYears(const TextBlock& block)
{
    return !block.lines.isEmpty() && isDated(block);
}

/// "*commission" below a list: explains a mark in it.
bool isLegend(const TextBlock& block)
{
    static const QRegularExpression mark(QStringLiteral("^[*†‡#]+\\s?\\p{L}.{0,40}$"));
    return isLine(block) && block.lines.size() == 1 && mark.match(block.plain().trimmed()).hasMatch();
}

/// Only short points and an explanation of their marks: names rather than sentences about the heading above.
bool areNames(QList<TextBlock> blocks)
{
    while (blocks.size() > 1 && isLegend(blocks.last()))
        blocks.removeLast();
    return !blocks.isEmpty() && std::all_of(blocks.begin(), blocks.end(), [](const TextBlock& block) {
        return block.kind == TextBlock::Kind::Item && block.level == 0 && !isProse(block);
    });
}

bool mostlyHold(const QList<TextBlock>& blocks, bool (*condition)(const TextBlock&))
{
    const auto holding = std::count_if(blocks.begin(), blocks.end(), condition);
    return holding > 1 && holding * 2 > blocks.size();
}

bool hasPeriod(const TextBlock& block)
{
    const auto found = findDateRange(block.plain());
    return found && found->start > 0;
}

/// The headings from `first` on that are one rank below `rank`, up to the next section.
QList<qsizetype> headingsWithin(const QList<TextBlock>& blocks, qsizetype first, int rank)
{
    QList<qsizetype> found;
    for (qsizetype i = first; i < blocks.size() && !(isHeading(blocks[i]) && blocks[i].level <= rank); ++i) {
        if (isHeading(blocks[i]))
            found += i;
    }
    return found;
}

/// "### Other research and teaching" among headings of jobs: its words name a section, it has no dates, and each of its
/// points has a bold title and dates.
bool isHeadingOverEntries(const QList<TextBlock>& blocks, qsizetype heading, const Vocabulary& vocabulary)
{
    constexpr qsizetype fewest = 2;
    const QString text = blocks[heading].plain();
    const QList<TextBlock> points = below(blocks, heading);
    return !findDateRange(text, true) && vocabulary.guessSection(text) && points.size() >= fewest &&
           std::all_of(points.begin(), points.end(), [](const TextBlock& block) {
               static const QRegularExpression year(QStringLiteral("(?<!\\d)(?:19|20)\\d\\d(?!\\d)"));
               return isTopItem(block) && startsBold(block) && year.match(block.plain()).hasMatch();
           });
}

/// Adds headings below a career or education section that precede lists of dated names, if none of these headings is an
/// entry.
void addSectionsWithin(HeadingRoles& roles, const QList<TextBlock>& blocks, qsizetype section, int rank,
                       const Vocabulary& vocabulary)
{
    const QList<qsizetype> headings = headingsWithin(blocks, section + 1, rank);
    for (const qsizetype i : headings) {
        if (isHeadingOverEntries(blocks, i, vocabulary)) {
            roles.sections.insert(i);
            roles.datedSections.insert(i);
        }
    }
    constexpr qsizetype fewest = 2;
    const bool lists = std::all_of(headings.begin(), headings.end(), [&](qsizetype i) {
        return !namesEntry(blocks[i], vocabulary) && areNames(below(blocks, i));
    });
    const bool dated = std::any_of(headings.begin(), headings.end(),
                                   [&](qsizetype i) { return mostlyHold(below(blocks, i), endsInYears); });
    if (headings.size() < fewest || !lists || !dated)
        return;
    for (const qsizetype i : headings) {
        roles.sections.insert(i);
        if (mostlyHold(below(blocks, i), hasPeriod))
            roles.datedSections.insert(i);
    }
}

/// "## INDUSTRIAL EXPERIENCE" in a document whose known sections are in capitals, whatever rank a converter gave it.
void addSectionsInCapitals(HeadingRoles& roles, const QList<TextBlock>& blocks, int rank, const Vocabulary& vocabulary)
{
    constexpr int fewest = 2;
    int capitals = 0;
    for (const TextBlock& block : blocks) {
        if (!isHeading(block) || !vocabulary.findSection(block.plain()))
            continue;
        if (!isInCapitals(block.plain()))
            return;
        ++capitals;
    }
    bool any = false; // lines above the first known section may be anything
    for (qsizetype i = 0; capitals >= fewest && i < blocks.size(); ++i) {
        const QString text = blocks[i].plain();
        if (!isHeading(blocks[i]))
            continue;
        any = any || vocabulary.findSection(text);
        if (any && blocks[i].level > rank && isInCapitals(text) && vocabulary.guessSection(text) &&
            !namesEntry(blocks[i], vocabulary))
            roles.sections.insert(i);
    }
}

/// Kinds of section that contain lists rather than careers: "Service", "Talks", "Publications".
bool hasLists(SectionKind kind)
{
    const DetailsKind details = infoOf(kind).details;
    return details == DetailsKind::General || details == DetailsKind::Publication || details == DetailsKind::Patent ||
           details == DetailsKind::Award;
}

/// "### 2021" above the works of a year, which contain the year themselves.
bool isYear(const TextBlock& block)
{
    return block.lines.size() == 1 && !yearAlone(block.lines.front()).isEmpty();
}

/// Whether a heading is followed by another with nothing, or only sentences about the lists, in between.
bool standsRightOver(const QList<TextBlock>& blocks, qsizetype section, qsizetype first)
{
    return std::all_of(blocks.begin() + section + 1, blocks.begin() + first, [](const TextBlock& block) {
        return block.kind == TextBlock::Kind::Line && !block.inItem && isProse(block);
    });
}

/// "## Service" directly above "### Committees", "### External reviewer", each above points: if one of these is a
/// section, similar ones are, too. A single one counts if its words name the same kind as the heading above. Years do
/// not count.
void addSectionsBelowLists(HeadingRoles& roles, const QList<TextBlock>& blocks, qsizetype section, int rank,
                           const Vocabulary& vocabulary)
{
    const auto kind = vocabulary.guessSection(blocks[section].plain());
    QList<qsizetype> headings = headingsWithin(blocks, section + 1, rank);
    if (!kind || *kind == SectionKind::Summary || !hasLists(*kind) || headings.isEmpty() ||
        !standsRightOver(blocks, section, headings.front()))
        return;
    headings.removeIf([&](qsizetype i) { return isYear(blocks[i]); });
    if (headings.isEmpty())
        return;
    const bool alike = std::all_of(headings.begin(), headings.end(), [&](qsizetype i) {
        const QList<TextBlock> points = below(blocks, i);
        return blocks[i].level == blocks[headings.front()].level && !points.isEmpty() && isTopItem(points.front()) &&
               !findDateRange(blocks[i].plain(), true);
    });
    const auto known = std::count_if(headings.begin(), headings.end(), [&](qsizetype i) {
        const QString text = blocks[i].plain();
        return headings.size() > 1 ? vocabulary.findSection(text) || vocabulary.groupWithin(*kind, text)
                                   : vocabulary.guessSection(text) == kind;
    });
    if (!alike || known == 0)
        return;
    for (const qsizetype i : headings)
        roles.sections.insert(i);
}

} // namespace

HeadingRoles headingRolesOf(const QList<TextBlock>& blocks, int rank, const Vocabulary& vocabulary)
{
    HeadingRoles roles;
    roles.entries = headingsOfEntries(blocks, rank, vocabulary);
    addSectionsInCapitals(roles, blocks, rank, vocabulary);
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (isEmployerAmongSections(blocks, i, rank, vocabulary))
            roles.entries.insert(i, SectionKind::Work);
    }
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (!isHeading(blocks[i]) || blocks[i].level > rank)
            continue;
        const auto kind = vocabulary.guessSection(blocks[i].plain());
        if (kind == SectionKind::Work || kind == SectionKind::Education)
            addSectionsWithin(roles, blocks, i, rank, vocabulary);
        else
            addSectionsBelowLists(roles, blocks, i, rank, vocabulary);
    }
    return roles;
}

} // namespace duovita
