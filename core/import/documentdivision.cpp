#include "core/import/documentdivision.h"

#include "core/import/blockgrouping.h"
#include "core/import/datetext.h"
#include "core/import/headfields.h"
#include "core/import/headingroles.h"
#include "core/import/headingsapart.h"
#include "core/import/namereading.h"
#include "core/import/numberedparts.h"
#include "core/import/sectionkinds.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// The rank of the headings that part a document into its sections: 1 if several of the first rank are known to be
/// sections, as in a Word document whose name stands in a title of its own; else the first rank below the name that has
/// several.
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
    // "# Some places I've worked", "# Technologies I know": no heading's own words, but they speak of what sections do.
    constexpr int fewestGuessed = 3;
    if (known >= fewest || (guessed >= fewestGuessed && guessed + 1 >= ofName))
        return 1;
    // A name, and every section, of a lower rank than usual.
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
        // A short document may have but one of the usual words.
        if (sections >= fewest || (rank > 2 && sections > 0 && alike >= fewest))
            return rank;
        if (std::count_if(blocks.begin(), blocks.end(), ofRank) > 1)
            break;
    }
    return 2;
}

/// A heading by its rank, or a line that is nothing but a known heading.
std::optional<SectionKind> sectionOf(const TextBlock& block, const Vocabulary& vocabulary, int rank, bool anySection)
{
    const QString text = block.plain();
    if (block.lines.size() == 1 && block.kind != TextBlock::Kind::Item) {
        if (const auto kind = vocabulary.findSection(text))
            return kind;
    }
    // "# Summary of my work" where sections have the name's rank: by its words alone.
    const bool named = rank == 1 && vocabulary.guessSection(text) && !vocabulary.isRole(text);
    const bool heading =
        block.kind == TextBlock::Kind::Heading && (block.level >= 2 || anySection || named) && block.level <= rank;
    return heading ? vocabulary.guessSection(text).value_or(SectionKind::Custom) : std::optional<SectionKind>();
}

/// "Teaching Assistant" right below "Example University", or dates, among jobs: what somebody did there.
bool isPostBelowEmployer(const QList<TextBlock>& blocks, qsizetype at, const DividedDocument& document,
                         const Vocabulary& vocabulary)
{
    const TextBlock& block = blocks[at];
    if (at == 0 || block.kind != TextBlock::Kind::Line || block.afterBlank || document.sections.isEmpty() ||
        document.sections.last().kind != SectionKind::Work || !vocabulary.isRole(block.plain()))
        return false;
    const QString above = blocks[at - 1].plain().trimmed();
    const auto dates = findDateRange(above, true);
    return blocks[at - 1].kind == TextBlock::Kind::Line &&
           (vocabulary.isCompany(above) || vocabulary.organizationIn(above) >= 0 ||
            (dates && dates->start == 0 && dates->length >= above.size()));
}

/// A line of nothing but bold words.
bool isBoldLine(const TextBlock& block)
{
    return block.kind == TextBlock::Kind::Line && block.lines.size() == 1 && block.lines.front().isBold();
}

/// Whether bold lines are this document's headings: most of them say known ones.
bool hasBoldHeadings(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    constexpr int fewest = 2;
    int known = 0;
    int unknown = 0;
    for (const TextBlock& block : blocks) {
        if (isBoldLine(block))
            ++(vocabulary.findSection(block.plain()) ? known : unknown);
    }
    return known >= fewest && known >= unknown;
}

bool isUnknownHeading(const TextBlock& block, const Vocabulary& vocabulary)
{
    const QString text = block.plain();
    return isBoldLine(block) && !findDateRange(text, true) &&
           (vocabulary.guessSection(text) || !(vocabulary.isCompany(text) || vocabulary.isRole(text)));
}

/// "简历" over dated lines, below the fields of a form: the career, not what the document calls itself.
bool isCareerTitle(const QList<TextBlock>& blocks, qsizetype at)
{
    static const QRegularExpression career(QStringLiteral("^(?:个人)?(?:简历|履历)[:：]?$"));
    static const QRegularExpression number(QStringLiteral("^(?:[一二三四五六七八九十]{1,2}、|\\d{1,2}[.)、])"));
    constexpr qsizetype shortestForm = 3; // blocks
    return at >= shortestForm && at + 1 < blocks.size() &&
           career.match(blocks[at].plain().remove(u' ').remove(number)).hasMatch() &&
           findDateRange(blocks[at + 1].plain());
}

/// "张三的个人简历", "San Zhang's Resume"
bool isWhoseDocument(const TextBlock& block)
{
    static const QRegularExpression title(QStringLiteral("(?:的?(?:个人)?(?:简历|履历)|['’]s (?:CV|R[ée]sum[ée]))$"));
    const QString text = block.plain().trimmed();
    return title.match(text).hasMatch() && nameAround(text);
}

/// "about" over addresses, and no sentence among them: the head goes on in a narrow column.
bool isAboveContacts(const QList<TextBlock>& blocks, qsizetype at, const Vocabulary& vocabulary)
{
    constexpr qsizetype longest = 60;
    if (blocks[at].lines.size() != 1 || vocabulary.findSection(blocks[at].plain()) != SectionKind::Summary)
        return false;
    bool reached = false;
    for (qsizetype i = at + 1; i < blocks.size() && blocks[i].kind == TextBlock::Kind::Line; ++i) {
        const QString text = blocks[i].plain();
        if (text.size() > longest)
            return false;
        reached = reached || !firstMail({blocks[i]}).isEmpty();
    }
    return reached;
}

bool namesSomebody(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    return std::any_of(blocks.begin(), blocks.end(), [&](const TextBlock& block) {
        return readName(block.plain().trimmed()) ||
               (block.kind == TextBlock::Kind::Heading && readFamilyFirst(block.plain(), vocabulary));
    });
}

/// Lines that stand again and again are parts of entries, whatever they say: "Highlights" below each job.
QSet<QString> repeatedLines(const QList<TextBlock>& blocks)
{
    constexpr int fewest = 3; // twice is also a table of contents
    QHash<QString, int> seen;
    QSet<QString> repeated;
    for (const TextBlock& block : blocks) {
        const QString text = block.plain().trimmed();
        if (block.kind == TextBlock::Kind::Line && block.lines.size() == 1 && ++seen[text] >= fewest)
            repeated.insert(text);
    }
    return repeated;
}

/// "| 姓名 | 张三 | 性别 | 男 |", a row of a table, or what Markdown takes for its titles: a form of the person's
/// fields.
bool isRowOfForm(const TextBlock& block, const Vocabulary& vocabulary)
{
    static const QRegularExpression gap(QStringLiteral("\\s{2,}|\\t"));
    if (!block.columnTitles && !block.row)
        return false;
    const QStringList cells = block.plain().trimmed().split(gap, Qt::SkipEmptyParts);
    return cells.size() > 1 && vocabulary.headerField(cells.front().trimmed()) == QLatin1String("name") &&
           readName(cells[1].trimmed());
}

/// "# 简介", "About me" above "姓名：张三": whatever the heading says, these are the person's own data.
bool isAboveNameLabel(const QList<TextBlock>& blocks, qsizetype at, const Vocabulary& vocabulary)
{
    if (at + 1 >= blocks.size() || vocabulary.findSection(blocks[at].plain()) != SectionKind::Summary)
        return false;
    if (isRowOfForm(blocks[at + 1], vocabulary))
        return true;
    static const QRegularExpression labelled(QStringLiteral(R"(^\s*([^:：]{1,20})[:：]\s*\S)"));
    const QList<TextLine>& below = blocks[at + 1].lines;
    const auto match = labelled.match(below.isEmpty() ? QString() : below.front().plain());
    return match.hasMatch() && vocabulary.headerField(match.captured(1).trimmed()) == QLatin1String("name");
}

/// "## Engineer" between the name and sections of a lower rank; of their rank, with nothing below it or the person's
/// contacts.
bool isHeadline(const QList<TextBlock>& blocks, qsizetype at, int rank, const Vocabulary& vocabulary)
{
    const TextBlock& block = blocks[at];
    if (block.kind != TextBlock::Kind::Heading || block.level > rank || vocabulary.findSection(block.plain()) ||
        !vocabulary.isRole(block.plain()))
        return false;
    if (block.level < rank || at + 1 >= blocks.size())
        return block.level < rank;
    const TextBlock& next = blocks[at + 1];
    return next.kind == TextBlock::Kind::Heading
               ? next.level <= rank && vocabulary.findSection(next.plain())
               : next.kind == TextBlock::Kind::Line && !next.lines.isEmpty() && isLineOfContacts(next.lines.front());
}

/// An entry whose heading has the sections' rank: of the section before it if that is of its kind, else of one that the
/// document does not name.
void addEntryHeading(DividedDocument& document, const TextBlock& block, SectionKind kind)
{
    const bool fits = !document.sections.isEmpty() &&
                      (document.sections.last().kind == kind || document.sections.last().blocks.isEmpty());
    if (!fits)
        document.sections += FoundSection{kind, {}, {}, block.number()};
    TextBlock heading = block;
    ++heading.level;
    document.sections.last().blocks += heading;
}

/// What a list below "# Experience" or "# Service" is: what its own heading says; else jobs, if those above it are and
/// it has periods; or the same as the list above it.
SectionKind partOf(const FoundSection& above, const TextBlock& heading, bool dated, const Vocabulary& vocabulary)
{
    const bool same = above.kind == SectionKind::Work ? dated : factsOf(above.kind).details == DetailsKind::General;
    return vocabulary.guessSection(heading.plain()).value_or(same ? above.kind : SectionKind::Custom);
}

/// "**Notable courses:**" over points below a degree, where sections have headings: told of the entry, no section.
bool isLabelWithinEntry(const QList<TextBlock>& blocks, qsizetype at, const FoundSection& section,
                        qsizetype sectionHeadings, const Vocabulary& vocabulary)
{
    constexpr qsizetype fewest = 3;
    static const QRegularExpression colon(QStringLiteral("[:：]\\s*$"));
    const TextBlock& block = blocks[at];
    const auto kind = vocabulary.findSection(block.plain());
    const bool ofEntry = kind == SectionKind::Teaching || kind == SectionKind::Award || kind == SectionKind::Project ||
                         kind == SectionKind::Skill || kind == SectionKind::Service || kind == SectionKind::Research;
    const bool entries = section.kind == SectionKind::Education || section.kind == SectionKind::Work;
    return block.kind == TextBlock::Kind::Line && ofEntry && entries && !section.blocks.isEmpty() &&
           sectionHeadings >= fewest && colon.match(block.plain()).hasMatch() && at + 1 < blocks.size() &&
           blocks[at + 1].kind == TextBlock::Kind::Item;
}

/// "#### Others" below "### Example Ltd", an entry: a part of that one. Headings of entries have a rank between.
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

/// "### Leadership" after "### Trading" among skills: labels of the same rank. Or "### Languages" right below "##
/// Skills" and before another: those of programs, most likely.
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

/// "### Plug-ins" over points above the first section, in a document whose sections have a higher rank: a section, too.
bool isSectionOfLowerRank(const QList<TextBlock>& blocks, qsizetype at, int rank, const Vocabulary& vocabulary)
{
    const TextBlock& block = blocks[at];
    const bool over = block.kind == TextBlock::Kind::Heading && block.level > rank && at + 1 < blocks.size() &&
                      blocks[at + 1].kind == TextBlock::Kind::Item && !blocks[at + 1].lines.isEmpty();
    return over && !vocabulary.isRole(block.plain()) && !readName(block.plain().trimmed()) &&
           !vocabulary.isDocumentTitle(block.plain()) && !isLineOfContacts(blocks[at + 1].lines.front());
}

DividedDocument divideByHeadings(const QList<TextBlock>& written, const Vocabulary& vocabulary)
{
    const QList<TextBlock> blocks =
        withNumberedParts(withDatedLinesAsItems(withHeadingsApart(written, vocabulary)), vocabulary);
    DividedDocument document;
    SectionKind whole = SectionKind::Custom; // of the section whose parts have numbers
    bool inHead = true;
    int lowerRank = 0;                       // of sections above the first of those that have their rank
    int newest = 0;                          // the rank of the newest section's heading
    SectionKind above = SectionKind::Custom; // of the newest section whose heading has the sections' rank
    bool inParts = false;                    // of a section of no known kind, each with a heading
    const int rank = rankOfSections(blocks, vocabulary);
    const bool boldHeadings = hasBoldHeadings(blocks, vocabulary);
    const QSet<QString> repeated = repeatedLines(blocks);
    const auto sectionHeadings = std::count_if(blocks.begin(), blocks.end(), [&](const TextBlock& block) {
        return block.kind == TextBlock::Kind::Heading && vocabulary.findSection(block.plain());
    });
    const HeadingRoles roles = headingRolesOf(blocks, rank, vocabulary);
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const TextBlock& block = blocks[i];
        if (block.furniture) {
            document.furniture += block;
            continue;
        }
        const bool any = !document.sections.isEmpty();
        if (roles.entries.contains(i)) {
            addEntryHeading(document, block, roles.entries[i]);
            inHead = inParts = false;
            continue;
        }
        // "Contact", "基本信息": what follows belongs to the head, wherever it stands.
        const bool single = block.lines.size() == 1 && block.kind != TextBlock::Kind::Item;
        const bool career = single && isCareerTitle(blocks, i);
        const bool personal = !any && isAboveNameLabel(blocks, i, vocabulary);
        if (single && !career && (personal || vocabulary.isDocumentTitle(block.plain()))) {
            document.header += block;
            inHead = true;
            continue;
        }
        if (!any && isAboveContacts(blocks, i, vocabulary)) {
            document.furniture += block;
            continue;
        }
        // "# 简历" above "## 张三"; "## University Lecturer" over points, where all sections have that rank, is none.
        const bool section = block.level == rank && block.level > 1 && vocabulary.isRole(block.plain()) &&
                             i + 1 < blocks.size() && blocks[i + 1].kind == TextBlock::Kind::Item;
        const bool name = !any && !section && block.kind == TextBlock::Kind::Heading &&
                          !vocabulary.guessSection(block.plain()) &&
                          (readName(block.plain().trimmed()) || isWhoseDocument(block) ||
                           readFamilyFirst(block.plain(), vocabulary)) &&
                          !namesSomebody(document.header, vocabulary);
        if (name) {
            document.header += block;
            continue;
        }
        if (!any && isHeadline(blocks, i, rank, vocabulary)) {
            document.header += block;
            continue;
        }
        if (block.kind == TextBlock::Kind::Heading && any && block.level <= rank)
            lowerRank = 0;
        if (!any && isSectionOfLowerRank(blocks, i, rank, vocabulary))
            lowerRank = block.level;
        std::optional<SectionKind> kind;
        if (single && any && block.kind == TextBlock::Kind::Heading)
            kind = vocabulary.groupWithin(document.sections.last().kind, block.plain());
        if (!kind)
            kind = career                                                  ? SectionKind::Work
                   : isPostBelowEmployer(blocks, i, document, vocabulary) ? std::optional<SectionKind>()
                                                                          : sectionOf(block, vocabulary, qMax(rank, lowerRank), any);
        if (!kind && roles.sections.contains(i))
            kind = partOf(document.sections.last(), block, roles.datedSections.contains(i), vocabulary);
        // "### Reviewer for" / "### Invited talks" below "## For the community", whose own words say nothing.
        const bool parted = any && block.kind == TextBlock::Kind::Heading && block.level > rank &&
                            (document.sections.last().blocks.isEmpty() || inParts);
        if (!kind && single && parted && (document.sections.last().kind == SectionKind::Custom || inParts))
            kind = vocabulary.guessSection(block.plain());
        if (block.kind == TextBlock::Kind::Heading)
            inParts = parted && kind && (document.sections.last().kind == SectionKind::Custom || inParts);
        // "### Frameworks" after "### Languages", both below "## Skills": one section ends where the next of its rank
        // begins.
        if (!kind && any && block.kind == TextBlock::Kind::Heading && newest > rank && block.level == newest)
            kind = vocabulary.guessSection(block.plain()).value_or(above);
        if (!kind && boldHeadings && isUnknownHeading(block, vocabulary)) {
            const auto guessed = vocabulary.guessSection(block.plain());
            // Above the first section a bold line may be anything.
            if (any)
                kind = guessed.value_or(SectionKind::Custom);
            else if (!vocabulary.isRole(block.plain()))
                kind = guessed;
        }
        if (kind && any &&
            (isHeadingWithinEntry(blocks, i, rank, vocabulary) ||
             isOneOfLabels(blocks, i, document.sections.last(), rank)))
            kind = std::nullopt;
        if (kind && any && isLabelWithinEntry(blocks, i, document.sections.last(), sectionHeadings, vocabulary))
            kind = std::nullopt;
        // "1. Grants" over points: what its words say, or what the section above it is.
        if (block.part && any)
            kind = vocabulary.guessSection(block.plain()).value_or(whole);
        else if (kind)
            whole = *kind;
        if (kind && block.kind == TextBlock::Kind::Line && repeated.contains(block.plain().trimmed()))
            kind = std::nullopt;
        if (kind) {
            newest = block.kind == TextBlock::Kind::Heading ? block.level : 0;
            above = newest > rank ? above : *kind;
        }
        if (kind)
            document.sections += FoundSection{*kind, block.plain().trimmed(), {}, block.number()}, inHead = false;
        else if (any && !inHead)
            document.sections.last().blocks += block;
        else
            document.header += block;
    }
    for (FoundSection& section : document.sections) {
        if (section.kind == SectionKind::Custom && !vocabulary.guessSection(section.title))
            section.kind = kindByLines(section.blocks, vocabulary);
        else if (section.kind == SectionKind::Research && isMostlyCitations(section.blocks))
            section.kind = SectionKind::Publication; // the home page of a researcher calls its papers so
        else if (section.kind == SectionKind::Teaching && areJobs(section.blocks, vocabulary))
            section.kind = SectionKind::Work;
    }
    static const QRegularExpression career(
        QStringLiteral("履历|简历|(?:学习|教育).*工作|工作.*(?:学习|教育)|Education and "
                       "(?:Employment|Experience|Career|(?:Professional )?(?:Positions?|Appointments?))|"
                       "(?:Positions?|Appointments?|Employment|Experience) and Education"),
        QRegularExpression::CaseInsensitiveOption);
    QList<FoundSection> sections;
    for (const FoundSection& section : std::as_const(document.sections)) {
        const bool both = (section.kind == SectionKind::Work || section.kind == SectionKind::Education) &&
                          career.match(section.title).hasMatch();
        sections += both ? schoolsApart(section, vocabulary) : partedAtGroups(section);
    }
    document.sections = sections;
    return document;
}

} // namespace

DividedDocument divideDocument(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    DividedDocument document = divideByHeadings(blocks, vocabulary);
    if (document.sections.isEmpty())
        findSections(document, vocabulary);
    else
        findCareer(document, vocabulary);
    return document;
}

} // namespace duovita
