#include "core/import/structure/sectionkinds.h"

#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/datetext.h"
#include "core/import/structure/blockgrouping.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

bool isDatedHead(const QString& line)
{
    constexpr qsizetype longest = 100;
    static const QRegularExpression year(QStringLiteral("^(?:19|20)\\d\\d$"));
    return line.size() <= longest && (findDateRange(line) || year.match(line.trimmed()).hasMatch());
}

/// A citation by its markers: "[J]", "12(3): 45–56", "arXiv:2401.00001", a DOI; "第一作者，" at the beginning.
bool isCitation(const QString& text)
{
    static const QRegularExpression marked(
        QStringLiteral("\\[(?:J|C|M|D|J/OL|C/OL)\\]|\\barXiv:\\s*\\d{4}\\.\\d|\\bdoi\\.org/10\\.|"
                       "^(?:第[一二三四五六]|通讯)作者\\s*[,，]"));
    static const QRegularExpression numbered(
        QStringLiteral("\\d{1,3}\\s*[(（]\\d{1,3}[)）]\\s*[:：,，]\\s*\\d|\\bvol\\.\\s*\\d|\\bpp\\.\\s*\\d"));
    static const QRegularExpression year(QStringLiteral("(?<!\\d)(?:19|20)\\d\\d(?!\\d)"));
    return marked.match(text).hasMatch() || opensWithInitialedNames(text) ||
           (numbered.match(text).hasMatch() && year.match(text).hasMatch());
}

/// The title on one line and its authors on the next, as on researchers' home pages.
bool hasLineOfAuthors(const TextBlock& block)
{
    const QString second = block.lines.size() > 2 ? block.lines[1].plain().trimmed() : QString();
    return second.contains(u',') && isNameList(second);
}

/// The blocks between blank lines.
using Paragraph = QList<TextBlock>;

QList<Paragraph> paragraphsOf(const QList<TextBlock>& blocks)
{
    QList<Paragraph> paragraphs;
    for (const TextBlock& block : blocks) {
        if (paragraphs.isEmpty() || block.afterBlank)
            paragraphs += Paragraph();
        paragraphs.last() += block;
    }
    return paragraphs;
}

/// The lines above a paragraph's points.
QStringList headOf(const Paragraph& paragraph)
{
    constexpr qsizetype mostLines = 4;
    QStringList lines;
    for (const TextBlock& block : paragraph) {
        if (block.kind == TextBlock::Kind::Item || lines.size() == mostLines)
            break;
        lines += block.plain();
    }
    return lines;
}

/// The kind of a paragraph in a document without headings; nothing if it cannot be told.
std::optional<SectionKind> kindOf(const Paragraph& paragraph, const Vocabulary& vocabulary)
{
    const QStringList head = headOf(paragraph);
    const QString all = head.join(u' ');
    static const QRegularExpression references(QStringLiteral("^(?:references|referees|推荐人|证明人)\\s*[:：]"),
                                               QRegularExpression::CaseInsensitiveOption);
    if (references.match(all).hasMatch())
        return SectionKind::Reference;
    if (std::none_of(head.begin(), head.end(), isDatedHead))
        return std::nullopt;
    const bool school = vocabulary.isSchool(all) || vocabulary.isDegree(all);
    // "Associate of Science in Mathematics": a degree, not a position.
    static const QRegularExpression degree(QStringLiteral("^(?:associate|bachelor|master|doctor) of\\b"),
                                           QRegularExpression::CaseInsensitiveOption);
    const bool post = vocabulary.isRole(head.front()) && !degree.match(head.front().trimmed()).hasMatch();
    return school && !post ? SectionKind::Education : SectionKind::Work;
}

bool isOnlyPoints(const Paragraph& paragraph)
{
    return std::all_of(paragraph.begin(), paragraph.end(),
                       [](const TextBlock& block) { return block.kind == TextBlock::Kind::Item; });
}

/// "Skills: Python, Linux", "Certificates: …" in a document without headings: a section of one paragraph.
std::optional<FoundSection> labelledSection(const Paragraph& paragraph, const Vocabulary& vocabulary)
{
    static const QRegularExpression form(
        QStringLiteral("^\\s*(\\p{L}[\\p{L} &]{1,30}?)\\s*([(（][^()（）]{1,20}[)）])?\\s*[:：]\\s*"));
    const TextBlock& first = paragraph.front();
    if (first.kind != TextBlock::Kind::Line || first.lines.isEmpty() || first.lines.front().spans.isEmpty())
        return std::nullopt;
    const InlineSpan& opening = first.lines.front().spans.front();
    const auto match = form.match(opening.text);
    const auto kind = match.hasMatch() ? vocabulary.findSection(match.captured(1)) : std::nullopt;
    if (!kind)
        return std::nullopt;
    FoundSection section{*kind, QString(match.captured(1) + match.captured(2)), paragraph, first.number()};
    QString& text = section.blocks.front().lines.front().spans.front().text;
    text = text.mid(match.capturedLength());
    if (section.blocks.front().plain().trimmed().isEmpty())
        section.blocks.removeFirst();
    return section;
}

} // namespace

bool isMostlyCitations(const QList<TextBlock>& blocks)
{
    constexpr auto fewest = 2;
    const auto citations =
        std::count_if(blocks.begin(), blocks.end(), [](const TextBlock& block) { return isCitation(block.plain()); });
    const auto works = std::count_if(blocks.begin(), blocks.end(), hasLineOfAuthors);
    return (citations >= fewest && citations * 2 > blocks.size()) || works >= fewest;
}

SectionKind kindByLines(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    if (isMostlyCitations(blocks))
        return SectionKind::Publication;
    constexpr double most = 0.6;
    int dated = 0;
    int jobs = 0;
    int schools = 0;
    const TextBlock* before = nullptr;
    const bool onlyItems = std::all_of(blocks.begin(), blocks.end(),
                                       [](const TextBlock& block) { return block.kind == TextBlock::Kind::Item; });
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (blocks[i].kind == TextBlock::Kind::Item && !onlyItems)
            continue;
        const QString text = onlyItems ? blocks[i].lines.value(0).plain() : blocks[i].plain();
        if (isDatedHead(text)) {
            const bool follows = i + 1 < blocks.size() && blocks[i + 1].kind != TextBlock::Kind::Item;
            const QString around =
                QStringList{before ? before->plain() : QString(), text, follows ? blocks[i + 1].plain() : QString()}
                    .join(u'\n');
            ++dated;
            jobs += vocabulary.isRole(text) || vocabulary.isRole(around) ? 1 : 0;
            schools += vocabulary.isDegree(around) && vocabulary.isSchool(around) ? 1 : 0;
        }
        before = &blocks[i];
    }
    const auto mostOf = [&](int count) { return dated > 0 && count >= most * dated; };
    return mostOf(schools) ? SectionKind::Education : mostOf(jobs) ? SectionKind::Work : SectionKind::Custom;
}

bool areJobs(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    constexpr int fewest = 2;
    QStringList lines;
    for (const TextBlock& block : blocks) {
        if (block.kind == TextBlock::Kind::Item && block.level == 0 && isDated(block))
            return false; // a list of courses
        for (const TextLine& line : block.lines)
            lines += line.plain().trimmed();
    }
    int jobs = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto period = findDateRange(lines[i]);
        if (!period || !(period->range.start() || period->range.isPresent()))
            continue;
        const QString below = lines.value(i + 1);
        if (!vocabulary.isCompany(lines[i]) && !vocabulary.isSchool(lines[i]))
            return false;
        if (!vocabulary.isRole(below) || findDateRange(below, true))
            return false;
        ++jobs;
    }
    return jobs >= fewest;
}

bool areLabelledSkills(const FoundSection& section)
{
    static const QRegularExpression label(QStringLiteral("^\\p{L}[\\p{L} /&]{1,20}\\s*[:：]\\s*\\S"));
    constexpr int fewest = 2;
    if (!section.title.contains(QStringLiteral("技能")) &&
        !section.title.contains(QStringLiteral("skill"), Qt::CaseInsensitive))
        return false;
    int lines = 0;
    for (const TextBlock& block : section.blocks) {
        for (const TextLine& line : block.lines) {
            if (!label.match(line.plain().trimmed()).hasMatch())
                return false;
            ++lines;
        }
    }
    return lines >= fewest;
}

QList<FoundSection> schoolsApart(const FoundSection& section, const Vocabulary& vocabulary)
{
    static const QRegularExpression degree(QStringLiteral(
        "学士|硕士|博士(?!后)|本科|专科|大专|硕博|直博|\\bPh\\.?D(?! fellow)|\\b[BM]\\.?(?:Sc|A|S|Eng)\\b"));
    const auto hasDates = [](const TextLine& line) { return findDateRange(line.plain()).has_value(); };
    FoundSection schools{SectionKind::Education, {}, {}, section.line};
    FoundSection posts{SectionKind::Work, section.title, {}, section.line, section.addresses};
    for (const TextBlock& block : withLinesApart(section.blocks, hasDates)) {
        const QString text = block.plain();
        if (block.kind == TextBlock::Kind::Heading || block.lines.size() != 1 ||
            !(findDateRange(text) || opensWithDates(block)))
            return {section};
        const bool school = vocabulary.isSchool(text) && degree.match(text).hasMatch();
        (school ? schools : posts).blocks += block;
    }
    // "教育/工作经历" over nothing but jobs.
    const bool anySchool = std::any_of(posts.blocks.begin(), posts.blocks.end(),
                                       [&](const TextBlock& block) { return vocabulary.isSchool(block.plain()); });
    if (schools.blocks.isEmpty() && !posts.blocks.isEmpty() && !anySchool)
        return {posts};
    if (schools.blocks.isEmpty() || posts.blocks.isEmpty())
        return {section};
    return {schools, posts};
}

QList<FoundSection> prizesApart(const FoundSection& section)
{
    static const QString prizes = QStringLiteral("(?:awards?|honou?rs?|prizes?|scholarships?|获奖|荣誉|奖励)");
    static const QString works = QStringLiteral("(?:publications?|papers?|论文|著作)");
    static const QRegularExpression both(
        QStringLiteral("^(?:(%1)|(%2))\\s*(?:&|and|[与和及/、,，])\\s*(?:(%1)|(%2))$").arg(prizes, works),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression prize(
        QStringLiteral("\\b(?:scholarships?|prizes?|awards?|fellowships?|honou?rs?|medals?|merit|excellent|outstanding|"
                       "winner|finalist|dean['’]s list)\\b|奖|优秀|荣誉|称号"),
        QRegularExpression::CaseInsensitiveOption);
    if ((section.kind != SectionKind::Publication && section.kind != SectionKind::Award) ||
        !both.match(section.title.trimmed()).hasMatch())
        return {section};
    const auto titles = both.match(section.title.trimmed());
    FoundSection won{SectionKind::Award, titles.captured(1) + titles.captured(3), {}, section.line};
    FoundSection written{
        SectionKind::Publication, titles.captured(2) + titles.captured(4), {}, section.line, section.addresses};
    FoundSection* last = &written;
    for (const TextBlock& block : section.blocks) {
        const QString text = block.plain();
        if (isTopItem(block) || isLine(block))
            last = prize.match(text).hasMatch() && !isCitation(text) ? &won : &written;
        last->blocks += block;
    }
    if (won.blocks.isEmpty() || written.blocks.isEmpty() || won.title.isEmpty() || written.title.isEmpty())
        return {section};
    return {won, written};
}

void findCareer(DividedDocument& document, const Vocabulary& vocabulary)
{
    constexpr qsizetype fewest = 3;
    const auto isCareer = [](const FoundSection& section) { return section.kind == SectionKind::Work; };
    if (document.sections.isEmpty() || std::any_of(document.sections.begin(), document.sections.end(), isCareer))
        return;
    // Lines after the first section's heading are in the header for other reasons.
    const int end = document.sections.front().line;
    const auto behind = std::find_if(document.header.begin(), document.header.end(),
                                     [&](const TextBlock& block) { return block.number() >= end; });
    const qsizetype above = behind - document.header.begin();
    qsizetype jobs = 0;
    qsizetype begins = -1;
    qsizetype at = 0;
    for (const Paragraph& paragraph : paragraphsOf(document.header.mid(0, above))) {
        const auto kind = kindOf(paragraph, vocabulary);
        if (kind == SectionKind::Education)
            return;
        if (kind == SectionKind::Work && ++jobs == 1)
            begins = at;
        at += paragraph.size();
    }
    if (jobs < fewest || begins == 0)
        return;
    FoundSection career{SectionKind::Work, {}, document.header.mid(begins, above - begins), 0};
    career.line = career.blocks.front().number();
    document.header = document.header.mid(0, begins) + document.header.mid(above);
    document.sections.prepend(career);
}

void findSections(DividedDocument& document, const Vocabulary& vocabulary)
{
    const QList<Paragraph> paragraphs = paragraphsOf(document.header);
    QList<std::optional<SectionKind>> kinds;
    for (const Paragraph& paragraph : paragraphs)
        kinds += kindOf(paragraph, vocabulary);
    constexpr qsizetype fewest = 2; // of a career; a single date is not enough evidence
    const auto isDated = [](const std::optional<SectionKind>& kind) {
        return kind == SectionKind::Work || kind == SectionKind::Education;
    };
    // The first paragraph is about the person.
    if (std::count_if(kinds.begin(), kinds.end(), isDated) < fewest || isDated(kinds.front()))
        return;
    document.header.clear();
    qsizetype newest = -1; // the section of the job or school above
    for (qsizetype i = 0; i < paragraphs.size(); ++i) {
        if (!kinds[i] && document.sections.isEmpty()) {
            document.header += paragraphs[i];
            continue;
        }
        if (!kinds[i] && newest >= 0 && isOnlyPoints(paragraphs[i])) {
            document.sections[newest].blocks += paragraphs[i];
            continue;
        }
        newest = -1;
        if (const auto labelled = kinds[i] ? std::nullopt : labelledSection(paragraphs[i], vocabulary)) {
            document.sections += *labelled;
            continue;
        }
        const SectionKind kind = kinds[i].value_or(SectionKind::Custom);
        // In chronological order, jobs and schools alternate; each kind gets one section.
        const auto found = std::find_if(document.sections.begin(), document.sections.end(), [&](const auto& section) {
            return section.kind == kind && (isDated(kind) || &section == &document.sections.last());
        });
        const qsizetype at = found - document.sections.begin();
        if (at == document.sections.size())
            document.sections += FoundSection{kind, {}, {}, paragraphs[i].front().number()};
        document.sections[at].blocks += paragraphs[i];
        if (isDated(kind))
            newest = at;
    }
}

} // namespace duovita
