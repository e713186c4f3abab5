#include "core/typeset/paragraph.h"

#include "core/typeset/linefilling.h"

namespace duovita {

namespace {

double shiftFor(Alignment alignment, double width, double measure)
{
    switch (alignment) {
    case Alignment::Left:
        return 0;
    case Alignment::Center:
        return (measure - width) / 2;
    case Alignment::Right:
        return measure - width;
    }
    return 0;
}

QList<LayoutFinding> missingCharacters(const StyledText& text, const QList<TextItem>& items)
{
    QList<LayoutFinding> findings;
    for (const TextItem& item : items) {
        if (item.missing)
            findings += LayoutFinding{LayoutFinding::Kind::NoGlyph, text.text.mid(item.start, item.length),
                                      text.pieces[item.piece].style.source, 0};
    }
    return findings;
}

} // namespace

void ParagraphSetter::startDocument()
{
    // Two documents, one a language, take turns in a preview: what neither used lately is not coming back.
    ++m_document;
    erase_if(m_kept, [this](const auto& entry) { return entry.value().used + 4 < m_document; });
}

Result<SetParagraph> ParagraphSetter::set(const StyledText& text, const ParagraphStyle& style)
{
    const size_t key = qHashMulti(0, text.text, style.width, int(style.language));
    for (auto it = m_kept.find(key); it != m_kept.end() && it.key() == key; ++it) {
        if (it->text == text && it->style == style) {
            it->used = m_document;
            return it->paragraph;
        }
    }
    Result<SetParagraph> paragraph = setAnew(text, style);
    if (paragraph)
        m_kept.insert(key, Kept{text, style, *paragraph, m_document});
    return paragraph;
}

Result<SetParagraph> ParagraphSetter::setAnew(const StyledText& text, const ParagraphStyle& style)
{
    const Result<QList<TextItem>> items = itemize(text, style.language, style.families, *m_fonts);
    if (!items)
        return items.error();
    const QList<Cluster> clusters = m_shaper.shape(text, *items);
    const QList<bool> chinese = chineseContext(text.text, style.language);
    const QBitArray opportunities = m_breaker.opportunities(text.text, chinese, style.language);
    const ShapedParagraph shaped{text, *items, clusters, style};
    SetParagraph paragraph;
    paragraph.findings = missingCharacters(text, *items);
    for (const auto& [first, end] : fillLines(shaped, opportunities)) {
        LineComposition line(shaped, first, end);
        if (style.justified && end < clusters.size())
            line.justify(style.width);
        paragraph.lines += line.set(shiftFor(style.alignment, line.width(), style.width));
    }
    return paragraph;
}

} // namespace duovita
