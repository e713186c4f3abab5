#include "ui/review/sourcelines.h"

#include "core/import/readers/textblocks.h"

#include <algorithm>
#include <utility>

namespace duovita {

namespace {

/// Counts the items of numbered lists.
class ItemCounter {
public:
    /// What precedes the item; empty for a further paragraph of an item.
    QString markOf(const TextBlock& block)
    {
        if (block.kind != TextBlock::Kind::Item) {
            m_counts.clear();
            return {};
        }
        if (block.inItem)
            return {};
        m_counts.resize(block.level + 1); // lists within the item before have ended
        int& count = m_counts[block.level];
        count = block.numbered ? count + 1 : 0;
        if (block.numbered)
            return QString::number(count) + u'.';
        return block.level == 0 ? QStringLiteral("•") : QStringLiteral("–");
    }

private:
    QList<int> m_counts; ///< by nesting
};

/// Lines above the text, such as front matter, are copied from the source.
void takeSource(QList<SourceLine>& lines, const QStringList& source, qsizetype to)
{
    for (qsizetype i = 0; i < std::min(to, lines.size()); ++i) {
        if (lines[i].spans.isEmpty() && !source[i].trimmed().isEmpty())
            lines[i].spans = {InlineSpan{source[i], InlineStyle::Plain}};
    }
}

} // namespace

QList<SourceLine> readableLines(const QString& markdown)
{
    const QStringList source = markdown.split(u'\n');
    QList<SourceLine> lines(source.size());
    FrontMatter frontMatter;
    const QList<TextBlock> blocks = readMarkdown(markdown, &frontMatter);
    qsizetype first = lines.size();
    ItemCounter counter;
    for (const TextBlock& block : blocks) {
        QString mark = counter.markOf(block);
        for (const TextLine& line : block.lines) {
            if (line.number < 1 || line.number > lines.size() || line.isEmpty())
                continue;
            SourceLine& held = lines[line.number - 1];
            if (!held.spans.isEmpty()) // next cell of a table row
                held.spans += InlineSpan{QStringLiteral("   "), InlineStyle::Plain};
            else if (block.kind == TextBlock::Kind::Item)
                held.mark = std::exchange(mark, {});
            if (block.kind == TextBlock::Kind::Item)
                held.nesting = block.level;
            held.spans += line.spans;
            held.heading = block.kind == TextBlock::Kind::Heading ? block.level : 0;
            first = std::min<qsizetype>(first, line.number - 1);
        }
    }
    takeSource(lines, source, first);
    for (SourceLine& line : lines)
        line.isFolded = line.spans.isEmpty();
    return lines;
}

QList<SourceLine> plainLines(const QString& text)
{
    QList<SourceLine> lines;
    for (const QString& line : text.split(u'\n'))
        lines += SourceLine{.spans = {InlineSpan{line, InlineStyle::Plain}}};
    return lines;
}

} // namespace duovita
