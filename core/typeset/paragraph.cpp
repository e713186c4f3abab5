#include "core/typeset/paragraph.h"

#include "core/typeset/leftout.h"
#include "core/typeset/linecomposition.h"
#include "core/typeset/punctuation.h"

#include <algorithm>

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

/// Replaces tabs and line ends within a paragraph by spaces, as a reader sees them.
StyledText withPlainSpaces(StyledText text)
{
    const auto isOther = [](QChar c) {
        return (c < u' ' || c == u'\u0085' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator) &&
               c.isSpace();
    };
    if (std::any_of(text.text.cbegin(), text.text.cend(), isOther))
        std::replace_if(text.text.begin(), text.text.end(), isOther, u' ');
    return text;
}

/// Whether the text is mostly Han. An English reference in a Chinese document is not: it is set as English, ragged.
bool isMostlyHan(const QList<Cluster>& clusters)
{
    const auto count = [&](auto what) { return std::count_if(clusters.begin(), clusters.end(), what); };
    return count([](const Cluster& c) { return c.charClass == CharClass::Ideograph; }) * 2 >
           count([](const Cluster& c) { return c.charClass == CharClass::Alnum; });
}

/// Prefers line ends between two people to those within a name. "S. Zhang, W. Wang" is two names, although "Zhang, W."
/// alone would be one. Han names have no spaces and may be broken anywhere.
void keepNamesWhole(LineBreaks& breaks, const StyledText& text, const QList<bool>& chinese)
{
    constexpr int inName = 40;
    for (qsizetype i = 0; i < text.pieces.size(); ++i) {
        const StyledText::Piece& piece = text.pieces[i];
        if (piece.style.source.field != Field::Authors && piece.style.source.field != Field::Inventors)
            continue;
        breaks.penalties.remove(piece.start);
        for (qsizetype at = piece.start + 1; at < text.endOf(i); ++at) {
            if (breaks.allowed.testBit(at) && !chinese[at])
                breaks.penalties[at] = std::max(breaks.penalties.value(at), inName);
        }
    }
}

} // namespace

void ParagraphSetter::startDocument()
{
    // A preview sets two documents in turn, one per language: what neither used lately will not be needed again.
    ++m_document;
    erase_if(m_kept, [this](const auto& entry) { return entry.value().used + 4 < m_document; });
}

bool ParagraphSetter::hasSmallCapitals(const QString& family, int weight)
{
    const auto face = m_fonts->face(family, weight, false);
    return face && (*face)->hasFeature("smcp");
}

bool ParagraphSetter::hasLiningFigures(const QString& family, int weight, bool italic)
{
    const auto face = m_fonts->face(family, weight, italic);
    return face && (*face)->hasLiningFigures();
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

Result<SetParagraph> ParagraphSetter::setAnew(const StyledText& given, const ParagraphStyle& style)
{
    SetParagraph paragraph;
    StyledText text = withPlainSpaces(given);
    for (;;) {
        const QList<bool> chinese = chineseContext(text.text, style.language);
        const Result<QList<TextItem>> items = itemize(text, chinese, style.families, *m_fonts);
        if (!items)
            return items.error();
        const QList<Cluster> clusters = m_shaper.shape(text, *items);
        const QList<LayoutFinding> missing = missingClusters(text, *items, clusters);
        if (missing.isEmpty()) {
            paragraph.lines = makeLines({text, *items, clusters, style, isMostlyHan(clusters)}, chinese);
            return paragraph;
        }
        // Without the missing clusters, faces, gaps and line ends around them may change.
        paragraph.findings += missing;
        text = withoutMissing(text, clusters);
    }
}

QList<SetLine> ParagraphSetter::makeLines(const ShapedParagraph& shaped, const QList<bool>& chinese)
{
    const LineMeasure measure(shaped);
    const ParagraphStyle& style = shaped.style;
    const bool justified = shaped.mostlyHan ? style.justified : style.latinJustified;
    const auto fill = [&] {
        LineBreaks breaks = m_breaker.breaks(shaped.text.text, chinese, style.language, style.hyphenated);
        keepNamesWhole(breaks, shaped.text, chinese);
        return fillLines(measure, breaks, justified);
    };
    const std::optional<FilledLines> only = onlyLine(measure, justified);
    const FilledLines filled = only ? *only : fill();
    QList<SetLine> lines;
    for (const LineRange& range : filled.ranges) {
        LineComposition line(measure, range);
        if (filled.setting.justified)
            line.fit(style.width, range.end < shaped.clusters.size());
        else if (filled.setting.tightened)
            line.tighten(style.width);
        lines += line.set(shiftFor(style.alignment, line.width(), style.width));
    }
    return lines;
}

} // namespace duovita
