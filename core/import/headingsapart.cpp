#include "core/import/headingsapart.h"

#include "core/import/blockgrouping.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// Words that are nothing but a known heading of more than one, each with a capital; or of as many ideographs.
bool isHeadingOfWords(const TextLine& line, const Vocabulary& vocabulary)
{
    static const QRegularExpression words(
        QStringLiteral("^\\p{Lu}\\p{L}+(?:\\s+(?:\\p{Lu}\\p{L}+|and|of|&)){1,4}$|^\\p{Han}{4,8}$"));
    const QString text = line.plain().trimmed();
    return words.match(text).hasMatch() && vocabulary.findSection(text);
}

/// A known heading in bold with its colon, and sentences behind it.
bool opensWithBoldHeading(const TextBlock& block, const Vocabulary& vocabulary)
{
    static const QRegularExpression colon(QStringLiteral("[:：]\\s*$"));
    if (block.kind != TextBlock::Kind::Line || block.row || block.lines.isEmpty() ||
        block.lines.front().spans.size() < 2)
        return false;
    const InlineSpan& first = block.lines.front().spans.front();
    return first.style.testFlag(InlineStyle::Bold) && colon.match(first.text).hasMatch() &&
           vocabulary.findSection(first.text) == SectionKind::Summary && isProse(block);
}

} // namespace

QList<TextBlock> withHeadingsApart(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    QList<TextBlock> apart;
    for (const TextBlock& block : blocks) {
        // "- A talk" / "Conference Presentations": what follows a point without a blank line goes on with it.
        if (block.kind == TextBlock::Kind::Item && block.lines.size() > 1 &&
            isHeadingOfWords(block.lines.last(), vocabulary)) {
            TextBlock item = block;
            TextBlock heading = block;
            heading.lines = {item.lines.takeLast()};
            heading.kind = TextBlock::Kind::Line;
            heading.level = 0;
            apart << item << heading;
            continue;
        }
        // "**Summary:** 13 years of …", as other sections have a bold line.
        if (opensWithBoldHeading(block, vocabulary)) {
            TextBlock heading = block;
            heading.lines = {TextLine{{block.lines.front().spans.front()}, block.number()}};
            TextBlock rest = block;
            rest.lines.front().spans.removeFirst();
            apart << heading << rest;
            continue;
        }
        const bool several = block.kind == TextBlock::Kind::Line && block.lines.size() > 1 && !block.row;
        if (!several || !vocabulary.findSection(block.lines.front().plain())) {
            apart += block;
            continue;
        }
        TextBlock heading = block;
        heading.lines = {block.lines.front()};
        TextBlock rest = block;
        rest.lines = block.lines.mid(1);
        apart << heading << rest;
    }
    return apart;
}

} // namespace duovita
