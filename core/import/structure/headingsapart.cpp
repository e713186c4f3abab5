#include "core/import/structure/headingsapart.h"

#include "core/import/structure/blockgrouping.h"
#include "core/import/structure/sectionheadings.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// A line that is nothing but a known heading of several capitalized words, or of as many ideographs.
bool isHeadingOfWords(const TextLine& line, const Vocabulary& vocabulary)
{
    static const QRegularExpression words(
        QStringLiteral("^\\p{Lu}\\p{L}+(?:\\s+(?:\\p{Lu}\\p{L}+|and|of|&)){1,4}$|^\\p{Han}{4,8}$"));
    const QString text = line.plain().trimmed();
    return words.match(text).hasMatch() && vocabulary.findSection(text);
}

/// A paragraph that begins with bold words and has more text.
bool opensWithBold(const TextBlock& block)
{
    return block.kind == TextBlock::Kind::Line && !block.row && !block.lines.isEmpty() &&
           block.lines.front().spans.size() > 1 && block.lines.front().spans.front().style.testFlag(InlineStyle::Bold);
}

/// A known heading in bold with a colon, followed by sentences.
bool opensWithBoldHeading(const TextBlock& block, const Vocabulary& vocabulary)
{
    static const QRegularExpression colon(QStringLiteral("[:：]\\s*$"));
    if (!opensWithBold(block))
        return false;
    const QString& first = block.lines.front().spans.front().text;
    return colon.match(first).hasMatch() && vocabulary.findSection(first) == SectionKind::Summary && isProse(block);
}

/// Recognizes one-line sections, "**Languages**: Spanish and English", in documents whose other sections begin with a
/// bold line. Among skills they are labels.
class BoldHeadings {
public:
    BoldHeadings(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
        : m_vocabulary(vocabulary), m_any(hasBoldHeadings(blocks, vocabulary))
    {
    }

    /// Call it for each block in order.
    bool opens(const TextBlock& block)
    {
        const QString text = block.plain();
        if (block.lines.size() == 1 && (block.kind == TextBlock::Kind::Heading || block.lines.front().isBold())) {
            m_kind = m_vocabulary.guessSection(text).value_or(SectionKind::Custom);
            m_anyAbove = true;
            return false;
        }
        static const QRegularExpression colon(QStringLiteral("^\\s*[:：]|[:：]\\s*$"));
        if (!m_any || !m_anyAbove || m_kind == SectionKind::Skill || !opensWithBold(block) || block.lines.size() > 1)
            return false;
        const QList<InlineSpan>& spans = block.lines.front().spans;
        const QString& words = spans.front().text;
        const bool labelled = colon.match(words).hasMatch() || colon.match(spans[1].text).hasMatch();
        const auto kind = m_vocabulary.findSection(words);
        // "**Volunteer**, Example Society, 2019" is an entry.
        static const QRegularExpression field(QStringLiteral("^\\s*(?:[,，;；(（|–—-]|\\d)"));
        const bool bare = !m_vocabulary.isRole(words) && !field.match(spans[1].text).hasMatch();
        const bool known = kind && kind != SectionKind::Skill && (labelled || bare);
        if (!known && !(labelled && speaksOfSection(words, m_vocabulary)))
            return false;
        m_kind = kind.value_or(SectionKind::Custom);
        return true;
    }

private:
    const Vocabulary& m_vocabulary;
    const bool m_any;
    bool m_anyAbove = false;
    SectionKind m_kind = SectionKind::Custom; // kind of the section above
};

} // namespace

QList<TextBlock> withHeadingsApart(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    QList<TextBlock> apart;
    BoldHeadings bold(blocks, vocabulary);
    for (const TextBlock& block : blocks) {
        const bool ofOneLine = bold.opens(block);
        // "- A talk" / "Conference Presentations": Markdown treats the line after a point, without a blank line, as its
        // continuation.
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
        // "**Summary:** 13 years of …", like the bold lines of other sections.
        if (ofOneLine || opensWithBoldHeading(block, vocabulary)) {
            TextBlock heading = block;
            heading.lines = {TextLine{{block.lines.front().spans.front()}, block.number()}};
            TextBlock rest = block;
            rest.lines.front().spans.removeFirst();
            static const QRegularExpression colon(QStringLiteral("^\\s*[:：]\\s*"));
            rest.lines.front().spans.front().text.remove(colon);
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
