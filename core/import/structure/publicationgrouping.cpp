#include "core/import/annotate/citationtext.h"
#include "core/import/fields/publicationparsing.h"
#include "core/import/structure/blockgrouping.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// "### A title" over "Jane Doe, San Zhang" and the venue: each heading is the title of a work.
bool areHeadingsOverNames(const QList<TextBlock>& blocks)
{
    const auto isHeading = [](const TextBlock& block) { return block.kind == TextBlock::Kind::Heading; };
    if (blocks.isEmpty() || !isHeading(blocks.front()) || isHeading(blocks.back()))
        return false;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (isHeading(blocks[i]) && (blocks[i + 1].kind != TextBlock::Kind::Line || blocks[i + 1].lines.isEmpty() ||
                                     !isLineOfAuthors(blocks[i + 1].lines.front().plain())))
            return false;
    }
    return true;
}

QList<EntryBlocks> groupByHeadings(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> works;
    for (const TextBlock& block : blocks) {
        if (block.kind == TextBlock::Kind::Heading)
            works += EntryBlocks{block.lines, {}};
        else if (block.kind == TextBlock::Kind::Line && works.last().body.isEmpty())
            works.last().head += block.lines;
        else
            works.last().body += block;
    }
    return works;
}

/// "Since 2020 I have published 21 papers …", "共发表论文 21 篇……" above the works: a text about them, not a work.
bool isTextAboutWorks(const TextBlock& block)
{
    static const QRegularExpression words(
        QStringLiteral("\\bI (?:have|had|am|was|also|publish|(?:co-?)?author|wrote|review)|\\b(?:my|our) (?:\\w+ "
                       ")?(?:papers|publications|articles)\\b|"
                       "\\b(?:full|complete) list\\b|\\d+ \\+?(?:[\\w-]+ ){0,3}(?:papers|articles|publications)\\b|"
                       "我(?:共|已|曾|的(?:论文|工作|研究)|主要)|本人|共发表[^.。]{0,20}\\d|发表[^.。]{0,20}\\d+\\s*余?"
                       "篇|完整列表"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression sentence(QStringLiteral("(?:\\p{L}{2}\\.|[\\d)]\\.|[。！!?？:：])\\s*$"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression cited(
        QStringLiteral("(?:19|20)\\d\\d[)）]?\\s*[.。]$")); // "300 papers surveyed. …, 2020."
    const QString text = block.plain().simplified();
    return block.kind == TextBlock::Kind::Line && !block.inItem && !cited.match(text).hasMatch() &&
           sentence.match(text).hasMatch() && words.match(text).hasMatch() && !isLineOfAuthors(text);
}

/// "《一部作品》，某出版社 2020 年版" over "《一篇文章》，载《某刊》" in one paragraph: each line that begins with a
/// title is a work.
QList<TextBlock> withTitledLinesApart(const QList<TextBlock>& blocks)
{
    static const QRegularExpression title(QStringLiteral("^(?:《[^》]{4,}》|[“\"][^”\"]{12,}[”\"])"));
    return withLinesApart(blocks, [](const TextLine& line) { return title.match(line.plain().trimmed()).hasMatch(); });
}

} // namespace

QList<EntryBlocks> groupPublications(const QList<TextBlock>& written)
{
    const QList<TextBlock> blocks = withTitledLinesApart(written);
    if (blocks.size() > 1 && isTextAboutWorks(blocks.front()))
        return QList<EntryBlocks>{{{}, {blocks.front()}}} + groupPublications(blocks.mid(1));
    if (areHeadingsOverNames(blocks))
        return groupByHeadings(blocks);
    const QList<TextBlock> titled = withTitlesOfPoints(blocks);
    if (areTitlesOverPoints(titled))
        return groupUnderTitles(titled);
    if (areBoldItemsOverPlain(blocks))
        return groupByItems(blocks, false);
    if (std::any_of(blocks.begin(), blocks.end(), isTopItem))
        return withTextBehindBrackets(withNamesBelowTitles(groupByItems(withYearsOfHeadings(blocks), true)));
    if (std::any_of(blocks.begin(), blocks.end(), [](const TextBlock& block) { return block.lines.size() > 2; }))
        return groupWorks(blocks);
    if (std::all_of(blocks.begin(), blocks.end(),
                    [](const TextBlock& block) { return areNamesAndVenueOverTitle(block.lines); }))
        return everyBlock(blocks);
    if (areWorksOfParagraphs(blocks))
        return everyParagraph(blocks);
    if (areParagraphsOverDates(blocks))
        return everyParagraphOverDates(blocks);
    return everyLine(withYearsOfHeadings(blocks));
}

} // namespace duovita
