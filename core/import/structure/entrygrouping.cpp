#include "core/import/annotate/datetext.h"
#include "core/import/structure/blockgrouping.h"
#include "core/import/structure/postsinrows.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// In sections of these kinds, every item is an entry.
bool isListOfItems(SectionKind kind)
{
    switch (infoOf(kind).details) {
    case DetailsKind::Patent:
    case DetailsKind::Award:
    case DetailsKind::Skill:
    case DetailsKind::LanguageSkill:
    case DetailsKind::Reference:
    case DetailsKind::General:
        return kind != SectionKind::Summary;
    default:
        return false;
    }
}

/// "Example University" / "Department, Master": one paragraph per degree.
bool areSchoolsOfParagraphs(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    return blocks.size() > 1 && std::all_of(blocks.begin(), blocks.end(), [&](const TextBlock& block) {
               const QString text = block.plain();
               return block.kind == TextBlock::Kind::Line && !block.row && block.lines.size() > 1 &&
                      vocabulary.isSchool(text) && vocabulary.isDegree(text);
           });
}

/// The degree at the beginning of a line, with the separator after it: "硕士：示例大学", "M.A. 2015, Example
/// University".
QRegularExpressionMatch degreeFirst(const TextBlock& block, const Vocabulary& vocabulary)
{
    static const QRegularExpression form(QStringLiteral(
        "^\\s*([\\p{Han}]{2,6}|[\\p{L}.]{2,8})(?:\\s*[:：]\\s*|\\s{2,})(?:((?:19|20)\\d\\d),\\s+)?(?=\\S)"));
    if (block.kind == TextBlock::Kind::Heading || block.lines.size() != 1 || block.lines.front().spans.isEmpty())
        return {};
    const auto match = form.match(block.lines.front().spans.front().text);
    const bool degree = match.hasMatch() && vocabulary.isDegree(match.captured(1)) &&
                        !vocabulary.isSchool(match.captured(1)) && vocabulary.isSchool(block.plain());
    return degree ? match : QRegularExpressionMatch();
}

/// Inserts a gap after the degree, and moves a year between them to the front.
QList<TextBlock> withDegreesApart(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    QList<TextBlock> apart = blocks;
    for (TextBlock& block : apart) {
        const auto match = degreeFirst(block, vocabulary);
        if (!match.hasMatch())
            continue;
        const QString gap = QStringLiteral("   ");
        QString& text = block.lines.front().spans.front().text;
        const QString year = match.captured(2);
        text = QString(year.isEmpty() ? QString() : QString(year + gap)) + match.captured(1) + gap +
               text.mid(match.capturedEnd());
    }
    return apart;
}

/// Whether each line is a degree and begins with it or with its year.
bool areRowsOfDegrees(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    static const QRegularExpression year(QStringLiteral("^(?:19|20)\\d\\d\\s{2,}"));
    return blocks.size() > 1 && std::all_of(blocks.begin(), blocks.end(), [&](TextBlock block) {
               if (block.lines.size() != 1 || block.lines.front().spans.isEmpty())
                   return false;
               block.lines.front().spans.front().text.remove(year);
               return degreeFirst(block, vocabulary).hasMatch();
           });
}

/// "Master of Arts in Sampling, Example University, Sample Town. June 2010.": degree, school and the rest in one
/// sentence.
bool isSentenceOfDegree(const TextBlock& block, const Vocabulary& vocabulary)
{
    static const QRegularExpression degree(
        QStringLiteral("^(?:Doctor|Master|Bachelor|Associate)(?:['’]?s)? (?:of|in|degree)\\b"));
    constexpr qsizetype fewestCommas = 2;
    const QString text = block.plain().trimmed();
    return block.kind == TextBlock::Kind::Line && block.lines.size() == 1 && degree.match(text).hasMatch() &&
           text.count(u',') >= fewestCommas && vocabulary.isSchool(text);
}

/// Only such sentences; each may be followed by a few words that did not fit on its line.
bool areSentencesOfDegrees(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    constexpr auto fewest = 2;
    constexpr qsizetype longestRest = 40;
    const auto isSentence = [&](const TextBlock& block) { return isSentenceOfDegree(block, vocabulary); };
    return !blocks.isEmpty() && isSentence(blocks.front()) &&
           std::count_if(blocks.begin(), blocks.end(), isSentence) >= fewest &&
           std::all_of(blocks.begin(), blocks.end(), [&](const TextBlock& block) {
               return isSentence(block) || (block.kind == TextBlock::Kind::Line && !block.afterBlank &&
                                            block.plain().size() <= longestRest && !isDated(block));
           });
}

QList<EntryBlocks> groupSentencesOfDegrees(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    QList<EntryBlocks> entries;
    for (const TextBlock& block : blocks) {
        if (isSentenceOfDegree(block, vocabulary))
            entries += EntryBlocks{block.lines, {}};
        else
            entries.last().head.last().spans += InlineSpan{u' ' + block.plain().trimmed()};
    }
    return entries;
}

/// Sentences without a head, followed by a list in which each point has dates and a number or begins in bold: "I took
/// part in:" / "1. An example grant, 2019–2022".
bool isListBelowText(const QList<TextBlock>& blocks)
{
    constexpr auto fewest = 3;
    constexpr auto fewestBold = 2;
    const bool bold = std::all_of(blocks.begin(), blocks.end(),
                                  [](const TextBlock& block) { return !isTopItem(block) || startsBold(block); });
    const auto isDatedPoint = [](const TextBlock& block) {
        return isTopItem(block) && (block.numbered ? findDateRange(block.plain()).has_value() : startsBold(block));
    };
    const auto points = std::count_if(blocks.begin(), blocks.end(), isTopItem);
    return !blocks.isEmpty() && blocks.front().kind == TextBlock::Kind::Line && isProse(blocks.front()) &&
           points >= (bold ? fewestBold : fewest) &&
           std::count_if(blocks.begin(), blocks.end(), isDatedPoint) == points;
}

/// "1. A contest" over "- Task: …", "- Result: …", several times.
bool areNumbersOverPoints(const QList<TextBlock>& blocks)
{
    int numbers = 0;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (blocks[i].kind != TextBlock::Kind::Item)
            return false;
        if (blocks[i].level > 0)
            continue;
        const bool over = i + 1 < blocks.size() && blocks[i + 1].level > 0;
        if (!blocks[i].numbered || !over)
            return false;
        ++numbers;
    }
    return numbers > 1;
}

/// "### An example contest, 2025" over a description: each heading has a date and more, and no point has a date of its
/// own.
bool areDatedHeadingsOverPoints(const QList<TextBlock>& blocks)
{
    return !blocks.isEmpty() && blocks.front().kind == TextBlock::Kind::Heading &&
           std::all_of(blocks.begin(), blocks.end(), [](const TextBlock& block) {
               const bool heading = block.kind == TextBlock::Kind::Heading;
               return isDated(block) == heading && !(heading && isOnlyDates(block.lines.front()));
           });
}

bool areDatesAlone(const TextBlock& block)
{
    return block.lines.size() == 1 && block.kind != TextBlock::Kind::Item && isOnlyDates(block.lines.front());
}

/// "**An example prize**" over "Example Foundation": one paragraph each with a bold title, possibly below a heading
/// with the date.
bool areBoldLinesOverPlain(const QList<TextBlock>& blocks)
{
    const int fewest = blocks.size() > 1 ? 2 : 1;
    int several = 0;
    for (const TextBlock& block : blocks) {
        if (areDatesAlone(block))
            continue;
        const bool titled = block.kind == TextBlock::Kind::Line && block.lines.front().isBold() &&
                            std::none_of(block.lines.begin() + 1, block.lines.end(),
                                         [](const TextLine& line) { return line.isBold(); });
        if (!titled)
            return false;
        several += block.lines.size() > 1 ? 1 : 0;
    }
    return several >= fewest;
}

/// The dates of a heading apply to all entries below it, those of a line only to the next.
QList<EntryBlocks> groupBoldLinesOverPlain(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> entries;
    QList<TextLine> dates;
    bool heading = false;
    for (const TextBlock& block : blocks) {
        if (areDatesAlone(block)) {
            dates = block.lines;
            heading = block.kind == TextBlock::Kind::Heading;
            continue;
        }
        entries += EntryBlocks{dates + block.lines, {}};
        if (!heading)
            dates.clear();
    }
    return entries;
}

/// Each heading is a person's name, with their address below it.
QList<EntryBlocks> peopleUnderHeadings(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> people;
    for (const TextBlock& block : blocks) {
        if (block.kind == TextBlock::Kind::Heading)
            people += EntryBlocks{};
        if (isLine(block) || block.kind == TextBlock::Kind::Heading)
            people.last().head += block.lines;
        else
            people.last().body += block;
    }
    return people;
}

/// Groups the text above the list, its points, and the text after it separately.
QList<EntryBlocks> groupListBelowText(const QList<TextBlock>& blocks, const ParsingContext& context)
{
    QList<EntryBlocks> entries;
    for (qsizetype i = 0; i < blocks.size();) {
        const bool list = isTopItem(blocks[i]);
        qsizetype end = i;
        while (end < blocks.size() && isTopItem(blocks[end]) == list)
            ++end;
        const QList<TextBlock> run = blocks.mid(i, end - i);
        const bool prose = std::all_of(run.begin(), run.end(), isProse);
        entries += list    ? withTextBelowTitles(groupByItems(run, true))
                   : prose ? QList<EntryBlocks>{EntryBlocks{{}, run}}
                           : groupByLines(run, context.vocabulary);
        i = end;
    }
    return entries;
}

/// "Operating Systems 2019 – Present" with points below it is an entry like a job.
bool areHeadsOverPoints(const QList<TextBlock>& blocks)
{
    return isLine(blocks.front()) && (findDateRange(blocks.front().plain(), true) ||
                                      (isLine(blocks[1]) && !blocks[1].afterBlank &&
                                       findDateRange(blocks[1].plain()))); // "Board" / "Member  2019"
}

/// For a kind of section that is usually a list, in a form that is not a plain list.
std::optional<QList<EntryBlocks>> groupUnlistedForm(const QList<TextBlock>& blocks, SectionKind kind,
                                                    const ParsingContext& context)
{
    const bool anyItem = std::any_of(blocks.begin(), blocks.end(), isTopItem);
    if (anyItem && infoOf(kind).details == DetailsKind::General && areHeadsOverPoints(blocks))
        return groupByLines(blocks, context.vocabulary);
    if (arePairsOfRows(blocks))
        return groupPairsOfRows(blocks);
    if (infoOf(kind).details == DetailsKind::General && areHeadingsOverDatedPoints(blocks))
        return groupHeadingsOverDatedPoints(blocks, true);
    if (kind == SectionKind::Skill || kind == SectionKind::Language) {
        if (const QList<TextBlock> beside = withItemsBesideLabels(blocks); beside.size() < blocks.size())
            return everyLine(beside);
        const QList<TextBlock> parted = withSkillLabelsApart(blocks);
        if (areSkillsUnderLabels(parted))
            return groupSkillsUnderLabels(parted);
    }
    const bool headingFirst = blocks.front().kind == TextBlock::Kind::Heading;
    if ((kind == SectionKind::Custom && anyItem && headingFirst) ||
        (kind == SectionKind::Award && areDatedHeadingsOverPoints(blocks)))
        return groupUnderHeadings(blocks);
    if (areNamesOverPoints(blocks))
        return groupUnderNames(blocks);
    if (areBoldItemsOverPlain(blocks))
        return groupByItems(blocks, false);
    if ((kind == SectionKind::Award || kind == SectionKind::Reference) && areBoldLinesOverPlain(blocks))
        return groupBoldLinesOverPlain(blocks);
    if (anyItem)
        return std::nullopt;
    if (kind == SectionKind::Patent && areWorksOfParagraphs(blocks))
        return everyParagraph(blocks);
    if (areParagraphsOverDates(blocks))
        return everyParagraphOverDates(blocks);
    if (kind == SectionKind::Reference && headingFirst)
        return peopleUnderHeadings(blocks);
    if (kind == SectionKind::Reference && hasPeopleOfLines(blocks))
        return groupReferences(blocks);
    return std::nullopt;
}

/// For a kind of section that is usually a list: skills, awards, talks, references.
QList<EntryBlocks> groupList(const QList<TextBlock>& written, SectionKind kind, const ParsingContext& context)
{
    const QList<TextBlock> blocks = kind == SectionKind::Skill ? withDashesBehindLabels(written) : written;
    if (const auto entries = groupUnlistedForm(blocks, kind, context))
        return *entries;
    if (std::any_of(blocks.begin(), blocks.end(), isTopItem))
        return kind == SectionKind::Custom ? withTextBehindBrackets(groupByItems(blocks, true))
                                           : groupByItems(blocks, true);
    return everyLine(kind == SectionKind::Patent     ? withNumbersBeside(withLinksBesideText(blocks))
                     : kind == SectionKind::Award    ? withAwardsApart(withIssuersBeside(blocks))
                     : kind == SectionKind::Language ? withLanguagesApart(blocks)
                                                     : blocks);
}

/// For entries with heads of their own: jobs, projects, schools.
QList<EntryBlocks> groupExperience(const QList<TextBlock>& written, SectionKind kind, const ParsingContext& context)
{
    const QList<TextBlock> marked =
        withTitlesOverFields(withLabelsMarked(written, context.vocabulary), context.vocabulary);
    const QList<TextBlock> blocks = kind == SectionKind::Work ? withPostsApart(marked, context.vocabulary) : marked;
    if (areRowsOfEntries(blocks))
        return groupRowsOfEntries(blocks);
    if ((kind == SectionKind::Education || kind == SectionKind::Work) && areNamesOverDatedPoints(blocks))
        return groupNamesOverDatedPoints(blocks);
    if (areHeadingsOverDatedPoints(blocks))
        return groupHeadingsOverDatedPoints(blocks, false);
    if (areItemsOfFields(blocks, context.vocabulary))
        return groupItemsOfFields(blocks, context.vocabulary);
    if (arePairsOfItems(blocks, context.vocabulary))
        return groupPairsOfItems(blocks);
    if (allBeginWithYears(blocks))
        return withTextBelowTitles(withYearsApart(groupByItems(blocks, true)));
    if (kind == SectionKind::Project && areTitlesWithText(blocks))
        return groupTitlesWithText(blocks);
    if (itemsAreEntries(blocks))
        return withTextBelowTitles(groupByItems(blocks, mostlyOpenEntries(blocks)));
    if (kind == SectionKind::Education && areDegreesOfItems(blocks))
        return withTextBelowTitles(groupByItems(blocks, true));
    if (kind == SectionKind::Work && arePostsOfItems(blocks))
        return everyItem(blocks);
    if (isListBelowText(blocks))
        return groupListBelowText(blocks, context);
    if (kind == SectionKind::Work && areNumbersOverPoints(blocks))
        return everyItem(blocks);
    const bool onlyItems = blocks.size() > 1 && std::none_of(blocks.begin(), blocks.end(), isLine);
    if (onlyItems && (kind == SectionKind::Research || kind == SectionKind::Project))
        return everyItem(blocks);
    return groupByLines(blocks, context.vocabulary);
}

QList<EntryBlocks> groupByForm(const QList<TextBlock>& written, SectionKind kind, const ParsingContext& context)
{
    if (written.isEmpty())
        return {};
    if (kind == SectionKind::Summary)
        return {EntryBlocks{{}, written}};
    if (const qsizetype end = lengthOfHeadsBelowDates(written); end > 0)
        return groupHeadsBelowDates(written.mid(0, end)) + groupByForm(written.mid(end), kind, context);
    const bool schools = kind == SectionKind::Education;
    const bool datesMatter = kind != SectionKind::Skill && kind != SectionKind::Interest;
    const QList<TextBlock> apart = schools ? withDegreesApart(written, context.vocabulary) : written;
    const QList<TextBlock> blocks =
        datesMatter ? withPointsBesideDates(withDatesBelowHeadings(withDatesOfItems(withYearsApart(apart)))) : apart;
    if (kind == SectionKind::Publication)
        return groupPublications(blocks);
    if (isListOfItems(kind))
        return groupList(blocks, kind, context);
    if (schools && (areRowsOfDegrees(blocks, context.vocabulary) || areSchoolsOfParagraphs(blocks, context.vocabulary)))
        return everyBlock(blocks);
    if (schools && areSentencesOfDegrees(blocks, context.vocabulary))
        return groupSentencesOfDegrees(blocks, context.vocabulary);
    return groupExperience(blocks, kind, context);
}

/// "2013 –" over "PhD, Sample Science. Example University.", as in definition lists: the text belongs beside the dates.
QList<EntryBlocks> withTextBesideDates(QList<EntryBlocks> entries, const Vocabulary& vocabulary)
{
    constexpr qsizetype longest = 160;
    for (EntryBlocks& entry : entries) {
        const bool dates = !entry.head.isEmpty() && std::all_of(entry.head.begin(), entry.head.end(), isOnlyDates);
        const QString text = dates && !entry.body.isEmpty() ? entry.body.front().plain() : QString();
        if (!text.isEmpty() && text.size() <= longest && vocabulary.isDegree(text) && vocabulary.isSchool(text))
            entry.head += entry.body.takeFirst().lines;
    }
    return entries;
}

} // namespace

namespace {

/// Groups positions in table rows, and the blocks between such tables by their form.
QList<EntryBlocks> groupAroundRows(const QList<TextBlock>& blocks, SectionKind kind, const ParsingContext& context)
{
    QList<EntryBlocks> entries;
    qsizetype from = 0;
    for (auto table = findPositionTable(blocks, 0, context.vocabulary); kind == SectionKind::Work && table;
         table = findPositionTable(blocks, from, context.vocabulary)) {
        entries += groupByForm(blocks.mid(from, table->first - from), kind, context) + table->entries;
        from = table->end;
    }
    return entries + groupByForm(blocks.mid(from), kind, context);
}

/// "Research Fellow, Department of Samples," over "Example University, Sample Town": a line that ends in a comma
/// continues.
void joinOpenLines(QList<TextLine>& head)
{
    static const QRegularExpression open(QStringLiteral("[,，、]\\s*$"));
    const auto isPlain = [](const TextLine& line) {
        return std::all_of(line.spans.begin(), line.spans.end(),
                           [](const InlineSpan& span) { return span.style == InlineStyles() && span.url.isEmpty(); });
    };
    for (qsizetype i = 0; i + 1 < head.size(); ++i) {
        if (!isPlain(head[i]) || !isPlain(head[i + 1]) || !open.match(head[i].plain()).hasMatch())
            continue;
        TextLine next = head.takeAt(i + 1);
        if (next.spans.isEmpty())
            continue;
        head[i].spans.last().text += u' ' + next.spans.takeFirst().text; // a single span, as on one line
        head[i].spans += next.spans;
        --i; // three lines may form one
    }
}

} // namespace

QList<EntryBlocks> groupEntries(const QList<TextBlock>& blocks, SectionKind kind, const ParsingContext& context)
{
    QList<EntryBlocks> entries = withTagsInBody(groupAroundRows(withDatedLinesApart(blocks), kind, context));
    for (EntryBlocks& entry : entries) {
        if (infoOf(kind).details == DetailsKind::Experience || infoOf(kind).details == DetailsKind::Education)
            joinOpenLines(entry.head);
    }
    return kind == SectionKind::Education
               ? withTextBesideDates(
                     withDegreesAmongPoints(withDegreesOfOneSchool(entries, context.vocabulary), context.vocabulary),
                     context.vocabulary)
               : entries;
}

} // namespace duovita
