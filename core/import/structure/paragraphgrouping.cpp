#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/datetext.h"
#include "core/import/structure/blockgrouping.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// The index at which each paragraph begins, and the end of the last.
QList<qsizetype> bordersOfParagraphs(const QList<TextBlock>& blocks)
{
    QList<qsizetype> borders;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (i == 0 || blocks[i].afterBlank)
            borders += i;
    }
    return borders + QList<qsizetype>{blocks.size()};
}

/// Whether the blocks are paragraphs of lines, with `fits` true for each.
template <typename Fits>
bool areParagraphs(const QList<TextBlock>& blocks, Fits fits)
{
    const QList<qsizetype> borders = bordersOfParagraphs(blocks);
    if (blocks.isEmpty() || !std::all_of(blocks.begin(), blocks.end(), isLine))
        return false;
    for (qsizetype i = 0; i + 1 < borders.size(); ++i) {
        if (!fits(blocks.mid(borders[i], borders[i + 1] - borders[i])))
            return false;
    }
    return true;
}

/// "2020–2022 Example Ltd Engineer": the dates and at least two fields, separated by gaps.
bool isFullHead(const TextBlock& block)
{
    static const QRegularExpression gap(QStringLiteral("\\s{2,}|\\t|\\x{3000}+"));
    constexpr qsizetype fewest = 3;
    const QStringList cells = block.plain().trimmed().split(gap, Qt::SkipEmptyParts);
    const auto dates = findDateRange(cells.value(0));
    return cells.size() >= fewest && dates && dates->start == 0 && dates->length >= cells.front().size();
}

/// "职位：工程师", "Bachelor": could be a field of the head above.
bool isFieldBelowHead(const TextBlock& block, const Vocabulary& vocabulary)
{
    static const QRegularExpression label(QStringLiteral("^([^:：]{2,80})[:：]\\s*\\S"));
    constexpr qsizetype longest = 24;
    const QString text = block.plain().trimmed();
    const QString before = label.match(text).captured(1);
    return (!before.isEmpty() && !vocabulary.entryField(before).isEmpty()) ||
           (text.size() <= longest && before.isEmpty() && (vocabulary.isRole(text) || vocabulary.isDegree(text)));
}

} // namespace

bool areParagraphsUnderFullHeads(const QList<TextBlock>& lines, const Vocabulary& vocabulary)
{
    const bool hasText = lines.size() > bordersOfParagraphs(lines).size() - 1; // in at least one entry
    return hasText && areParagraphs(lines, [&](const QList<TextBlock>& paragraph) {
               return isFullHead(paragraph.front()) &&
                      std::none_of(paragraph.begin() + 1, paragraph.end(), [&](const TextBlock& line) {
                          return isFullHead(line) || opensWithDates(line) || isFieldBelowHead(line, vocabulary);
                      });
           });
}

QList<EntryBlocks> groupUnderFullHeads(const QList<TextBlock>& lines)
{
    QList<EntryBlocks> entries;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (i == 0 || lines[i].afterBlank)
            entries += EntryBlocks{lines[i].lines, {}};
        else
            entries.last().body += lines[i];
    }
    return entries;
}

bool areWorksOfParagraphs(const QList<TextBlock>& blocks)
{
    // A single paragraph needs stronger evidence: several names below the title.
    const bool alone = bordersOfParagraphs(blocks).size() == 2;
    return areParagraphs(blocks, [&](const QList<TextBlock>& lines) {
        constexpr qsizetype mostLines = 4;
        const auto isNames = [&](qsizetype i) { return isLineOfAuthors(lines[i].plain().trimmed()); };
        const bool below = lines.size() > 2 && isNames(1) && lines[1].plain().contains(u',') && !isNames(0);
        return lines.size() > 1 && lines.size() <= mostLines && (below || (!alone && (isNames(0) || isNames(1))));
    });
}

bool areParagraphsOverDates(const QList<TextBlock>& blocks)
{
    const bool several = bordersOfParagraphs(blocks).size() > 2;
    return several && areParagraphs(blocks, [](const QList<TextBlock>& lines) {
               constexpr qsizetype mostLines = 4;
               const auto dates = std::find_if(lines.begin(), lines.end(),
                                               [](const TextBlock& line) { return isOnlyDates(line.lines.front()); });
               return lines.size() > 1 && lines.size() <= mostLines && dates + 1 == lines.end();
           });
}

QList<EntryBlocks> everyParagraph(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> entries;
    for (const TextBlock& block : blocks) {
        if (entries.isEmpty() || block.afterBlank)
            entries += EntryBlocks{};
        entries.last().head += block.lines;
    }
    return entries;
}

QList<EntryBlocks> everyParagraphOverDates(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> entries = everyParagraph(blocks);
    for (EntryBlocks& entry : entries)
        entry.head.prepend(entry.head.takeLast());
    return entries;
}

} // namespace duovita
