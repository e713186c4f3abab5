#include "ui/review/sourcelines.h"

#include "core/import/readers/textblocks.h"

#include <algorithm>

namespace duovita {

namespace {

/// What precedes a point's first line (a bullet) or a further line (the same width of spaces).
InlineSpan pointSign(const TextBlock& block, bool isFirst)
{
    const QString indent(qsizetype(4) * block.level, u' ');
    return {indent + (isFirst && !block.inItem ? QStringLiteral("• ") : QStringLiteral("  ")), InlineStyle::Plain};
}

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
    for (const TextBlock& block : blocks) {
        bool isFirst = true;
        for (const TextLine& line : block.lines) {
            if (line.number < 1 || line.number > lines.size() || line.isEmpty())
                continue;
            SourceLine& held = lines[line.number - 1];
            if (!held.spans.isEmpty()) // next cell of a table row
                held.spans += InlineSpan{QStringLiteral("   "), InlineStyle::Plain};
            else if (block.kind == TextBlock::Kind::Item)
                held.spans += pointSign(block, isFirst);
            held.spans += line.spans;
            held.isHeading = block.kind == TextBlock::Kind::Heading;
            isFirst = false;
            first = std::min<qsizetype>(first, line.number - 1);
        }
    }
    takeSource(lines, source, first);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool parts = i + 1 < lines.size() && lines[i + 1].isHeading; // keep a blank line above a heading
        lines[i].isFolded = lines[i].spans.isEmpty() && !parts;
    }
    return lines;
}

} // namespace duovita
