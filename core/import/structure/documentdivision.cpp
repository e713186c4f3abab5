#include "core/import/structure/documentdivision.h"

#include "core/import/annotate/namereading.h"
#include "core/import/structure/blockgrouping.h"
#include "core/import/structure/headblocks.h"
#include "core/import/structure/headingroles.h"
#include "core/import/structure/headingsapart.h"
#include "core/import/structure/numberedparts.h"
#include "core/import/structure/sectionheadings.h"
#include "core/import/structure/sectionkinds.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// Processes the blocks once: each belongs to the header, begins a section, or belongs to the latest section.
class HeadingDivision {
public:
    HeadingDivision(const QList<TextBlock>& written, const Vocabulary& vocabulary)
        : m_vocabulary(vocabulary),
          m_blocks(withNumberedParts(
              withDatedLinesAsItems(withHeadingsApart(withSectionsAboveEntries(written, vocabulary), vocabulary)),
              vocabulary)),
          m_rank(rankOfSections(m_blocks, vocabulary)), m_roles(headingRolesOf(m_blocks, m_rank, vocabulary)),
          m_repeated(repeatedLines(m_blocks)), m_boldHeadings(hasBoldHeadings(m_blocks, vocabulary)),
          m_knownHeadings(std::count_if(m_blocks.begin(), m_blocks.end(), [&](const TextBlock& block) {
              return isHeading(block) && vocabulary.findSection(block.plain());
          }))
    {
    }

    DividedDocument divide()
    {
        for (qsizetype i = 0; i < m_blocks.size(); ++i) {
            if (m_blocks[i].pageArtifact)
                m_document.pageArtifacts += m_blocks[i];
            else if (m_roles.entries.contains(i))
                addEntryHeading(m_blocks[i], m_roles.entries[i]);
            else if (!takeForHead(i))
                add(m_blocks[i], kindOf(i));
        }
        joinContinued();
        settleKinds();
        partCareers();
        return std::move(m_document);
    }

private:
    static bool isHeading(const TextBlock& block) { return block.kind == TextBlock::Kind::Heading; }
    static bool isSingle(const TextBlock& block)
    {
        return block.lines.size() == 1 && block.kind != TextBlock::Kind::Item;
    }
    bool anySection() const { return !m_document.sections.isEmpty(); }
    FoundSection& newest() { return m_document.sections.last(); }
    bool isCareer(qsizetype i) const { return isSingle(m_blocks[i]) && isCareerTitle(m_blocks, i); }

    /// Handles an entry whose heading has the sections' rank: it belongs to the section before it if that has its kind,
    /// otherwise to an untitled one.
    void addEntryHeading(const TextBlock& block, SectionKind kind)
    {
        if (!anySection() || (newest().kind != kind && !newest().blocks.isEmpty()))
            m_document.sections += FoundSection{kind, {}, {}, block.number()};
        TextBlock heading = block;
        ++heading.level;
        newest().blocks += heading;
        m_inHead = m_inParts = false;
    }

    /// Takes lines for the header: whose document it is, its own title, and headings above personal data.
    bool takeForHead(qsizetype i)
    {
        const TextBlock& block = m_blocks[i];
        const bool any = anySection();
        // "Contact", "基本信息": the following lines belong to the header, wherever they are.
        const bool personal = !any && isAboveNameLabel(m_blocks, i, m_vocabulary);
        // "##### Links" below a job belongs to the job.
        const bool within = any && isHeading(block) && block.level > m_rank;
        const bool title = personal || (!within && m_vocabulary.isDocumentTitle(block.plain()));
        if (isSingle(block) && !isCareer(i) && title) {
            m_document.header += block;
            m_inHead = true;
            return true;
        }
        if (!any && isAboveContacts(m_blocks, i, m_vocabulary)) {
            m_document.pageArtifacts += block;
            return true;
        }
        if (any || !(isName(i) || isHeadline(m_blocks, i, m_rank, m_vocabulary)))
            return false;
        m_document.header += block;
        return true;
    }

    /// "# 简历" above "## 张三" is one; "## University Lecturer" above points, where all sections have that rank, is
    /// not.
    bool isName(qsizetype i) const
    {
        const TextBlock& block = m_blocks[i];
        const bool section = block.level == m_rank && block.level > 1 && m_vocabulary.isRole(block.plain()) &&
                             i + 1 < m_blocks.size() && m_blocks[i + 1].kind == TextBlock::Kind::Item;
        return !section && isHeading(block) && !m_vocabulary.guessSection(block.plain()) &&
               (readName(block.plain().trimmed()) || isWhoseDocument(block) ||
                readFamilyFirst(block.plain(), m_vocabulary)) &&
               !namesSomebody(m_document.header, m_vocabulary);
    }

    /// The kind of the section that begins here; nothing if none does.
    std::optional<SectionKind> kindOf(qsizetype i)
    {
        const TextBlock& block = m_blocks[i];
        const bool any = anySection();
        followRanks(i);
        std::optional<SectionKind> kind = kindByWords(i);
        if (!kind && m_roles.sections.contains(i))
            kind = partOf(newest(), block, m_roles.datedSections.contains(i), m_vocabulary);
        kind = kindOfPart(block, kind);
        // "### Frameworks" after "### Languages", both below "## Skills": a section ends where the next heading of its
        // rank begins.
        if (!kind && any && isHeading(block) && m_newestRank > m_rank && block.level == m_newestRank)
            kind = m_vocabulary.guessSection(block.plain()).value_or(m_above);
        if (!kind && m_boldHeadings && isUnknownHeading(block, m_vocabulary))
            kind = kindOfBold(block);
        if (kind && any && isWithinEntry(i))
            kind = std::nullopt;
        // "1. Grants" above points: the kind by its words, otherwise that of the section above.
        if (block.part && any)
            kind = m_vocabulary.guessSection(block.plain()).value_or(m_whole);
        else if (kind)
            m_whole = *kind;
        const bool again = block.kind == TextBlock::Kind::Line && m_repeated.contains(block.plain().trimmed());
        return again ? std::nullopt : kind;
    }

    void followRanks(qsizetype i)
    {
        if (isHeading(m_blocks[i]) && anySection() && m_blocks[i].level <= m_rank)
            m_lowerRank = 0;
        if (!anySection() && isSectionOfLowerRank(m_blocks, i, m_rank, m_vocabulary))
            m_lowerRank = m_blocks[i].level;
    }

    std::optional<SectionKind> kindByWords(qsizetype i)
    {
        const TextBlock& block = m_blocks[i];
        if (isSingle(block) && anySection() && isHeading(block)) {
            if (const auto group = m_vocabulary.groupWithin(newest().kind, block.plain()))
                return group;
        }
        if (isCareer(i))
            return SectionKind::Work;
        if (isPostBelowEmployer(m_blocks, i, m_document))
            return std::nullopt;
        return sectionOf(block, m_vocabulary, qMax(m_rank, m_lowerRank), anySection());
    }

    /// "### Reviewer for" / "### Invited talks" below "## For the community", which has no kind by its own words.
    std::optional<SectionKind> kindOfPart(const TextBlock& block, std::optional<SectionKind> kind)
    {
        const bool parted =
            anySection() && isHeading(block) && block.level > m_rank && (newest().blocks.isEmpty() || m_inParts);
        const bool ofUnknown = parted && (newest().kind == SectionKind::Custom || m_inParts);
        if (!kind && isSingle(block) && ofUnknown)
            kind = m_vocabulary.guessSection(block.plain());
        if (isHeading(block))
            m_inParts = kind && ofUnknown;
        return kind;
    }

    /// Above the first section, a bold line may be anything.
    std::optional<SectionKind> kindOfBold(const TextBlock& block) const
    {
        const auto guessed = m_vocabulary.guessSection(block.plain());
        if (anySection())
            return guessed.value_or(SectionKind::Custom);
        return m_vocabulary.isRole(block.plain()) ? std::nullopt : guessed;
    }

    bool isWithinEntry(qsizetype i)
    {
        return isHeadingWithinEntry(m_blocks, i, m_rank, m_vocabulary) ||
               isOneOfLabels(m_blocks, i, newest(), m_rank) ||
               isLabelWithinEntry(m_blocks, i, newest(), m_knownHeadings, m_vocabulary);
    }

    void add(const TextBlock& block, std::optional<SectionKind> kind)
    {
        if (kind) {
            m_newestRank = isHeading(block) ? block.level : 0;
            m_above = m_newestRank > m_rank ? m_above : *kind;
            m_document.sections += FoundSection{*kind, block.plain().trimmed(), {}, block.number(), block.addresses()};
            m_inHead = false;
        } else if (anySection() && !m_inHead) {
            newest().blocks += block;
        } else {
            m_document.header += block;
        }
    }

    /// Corrects kinds by the contents of the sections.
    void settleKinds()
    {
        for (FoundSection& section : m_document.sections) {
            if (section.kind == SectionKind::Custom && !m_vocabulary.guessSection(section.title))
                section.kind = kindByLines(section.blocks, m_vocabulary);
            else if (section.kind == SectionKind::Research && isMostlyCitations(section.blocks))
                section.kind = SectionKind::Publication; // researchers' home pages title their papers like this
            else if (section.kind == SectionKind::Teaching && areJobs(section.blocks, m_vocabulary))
                section.kind = SectionKind::Work;
            else if (section.kind == SectionKind::Certificate && areLabelledSkills(section))
                section.kind = SectionKind::Skill;
        }
    }

    /// Joins "Education (cont.)" on the next page to "Education".
    void joinContinued()
    {
        static const QRegularExpression mark(
            QStringLiteral("\\s*[(（](?:cont(?:inued|['’]d|d|\\.)?|续|接上页)[)）]\\s*[:：]?$"),
            QRegularExpression::CaseInsensitiveOption);
        QList<FoundSection> sections;
        QHash<QString, qsizetype> begun; // by title
        for (const FoundSection& section : std::as_const(m_document.sections)) {
            const auto match = mark.match(section.title);
            const QString title = section.title.left(match.capturedStart()).toCaseFolded();
            const qsizetype at = match.hasMatch() ? begun.value(title, -1) : -1;
            if (at < 0) {
                begun.insert(section.title.toCaseFolded(), sections.size());
                sections += section;
                continue;
            }
            sections[at].blocks += section.blocks;
            sections[at].addresses += section.addresses;
            m_document.pageArtifacts += TextBlock{.lines = {TextLine{{InlineSpan{section.title}}, section.line}}};
        }
        m_document.sections = sections;
    }

    /// Splits sections that contain both schools and jobs, or both awards and works.
    void partCareers()
    {
        static const QRegularExpression career(
            QStringLiteral("履历|简历|(?:学习|教育).*工作|工作.*(?:学习|教育)|Education and "
                           "(?:Employment|Experience|Career|(?:Professional )?(?:Positions?|Appointments?))|"
                           "(?:Positions?|Appointments?|Employment|Experience) and Education"),
            QRegularExpression::CaseInsensitiveOption);
        QList<FoundSection> sections;
        for (const FoundSection& section : std::as_const(m_document.sections)) {
            const bool both = (section.kind == SectionKind::Work || section.kind == SectionKind::Education) &&
                              career.match(section.title).hasMatch();
            const QList<FoundSection> parts = both ? schoolsApart(section, m_vocabulary) : prizesApart(section);
            for (const FoundSection& part : parts)
                sections += partedAtGroups(part);
        }
        m_document.sections = sections;
    }

    const Vocabulary& m_vocabulary;
    const QList<TextBlock> m_blocks;
    const int m_rank; // rank of the headings that divide the document
    const HeadingRoles m_roles;
    const QSet<QString> m_repeated;
    const bool m_boldHeadings;
    const qsizetype m_knownHeadings;
    DividedDocument m_document;
    bool m_inHead = true;
    bool m_inParts = false;                    // in the parts of a section of unknown kind, each with a heading
    int m_lowerRank = 0;                       // rank of sections before the first with the sections' rank
    int m_newestRank = 0;                      // rank of the latest section's heading; 0 if that is a line
    SectionKind m_above = SectionKind::Custom; // kind of the latest section whose heading has the sections' rank
    SectionKind m_whole = SectionKind::Custom; // kind of the section with numbered parts
};

} // namespace

DividedDocument divideDocument(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    DividedDocument document = HeadingDivision(blocks, vocabulary).divide();
    if (document.sections.isEmpty())
        findSections(document, vocabulary);
    else
        findCareer(document, vocabulary);
    return document;
}

} // namespace duovita
