#include "core/typeset/linefilling.h"

namespace duovita {

namespace {

constexpr double gapEm = 0.25;           // CLREQ: up to a quarter em between Han and Latin or digits
constexpr double widestGapEm = 1.0 / 3;  // CLREQ
constexpr double widestHanStretch = 0.1; // of an em: more looks like holes

bool isSingleSpace(const QList<Cluster>& clusters, qsizetype i)
{
    return clusters[i].charClass == CharClass::Space && clusters[i].length == 1;
}

bool meetsGap(const Cluster& a, const Cluster& b)
{
    return (a.charClass == CharClass::Ideograph && b.western) || (a.western && b.charClass == CharClass::Ideograph);
}

/// CSS Text 4 text-spacing-trim: an opening mark after another mark gives up its left half.
bool trimsAfter(CharClass previous)
{
    return isFullWidthMark(previous) || previous == CharClass::MidDot || previous == CharClass::IdeographicSpace;
}

/// … and a closing mark before a mark that starts blank-free gives up its right half.
bool trimsBefore(CharClass next)
{
    return next == CharClass::Close || next == CharClass::Comma || next == CharClass::Stop ||
           next == CharClass::MidDot || next == CharClass::IdeographicSpace;
}

} // namespace

LineComposition::LineComposition(const ShapedParagraph& paragraph, qsizetype first, qsizetype end)
    : m_paragraph(paragraph), m_first(first), m_end(end), m_visibleEnd(end), m_placed(end - first)
{
    while (m_visibleEnd > first && paragraph.clusters[m_visibleEnd - 1].charClass == CharClass::Space)
        --m_visibleEnd;
    for (qsizetype i = first; i < end; ++i)
        place(i);
    for (qsizetype i = first; i < m_visibleEnd; ++i)
        m_width += m_placed[i - first].before + m_placed[i - first].advance;
}

void LineComposition::place(qsizetype i)
{
    const QList<Cluster>& clusters = m_paragraph.clusters;
    const Cluster& cluster = clusters[i];
    Placed& placed = m_placed[i - m_first];
    const double em = m_paragraph.styleOf(cluster).size;
    placed.advance = cluster.advance;
    const bool last = i + 1 >= m_visibleEnd;
    if (i == m_first || trimsAfter(clusters[i - 1].charClass))
        placed.before -= cluster.trimLeft;
    if (last || trimsBefore(clusters[i + 1].charClass))
        placed.advance -= cluster.trimRight;
    if (last || i == m_first)
        placed.stretchesHan = false;
    if (last)
        return;
    const Cluster& next = clusters[i + 1];
    if (i > m_first && isSingleSpace(clusters, i) && meetsGap(clusters[i - 1], next)) {
        // A typed space between Han and Latin is the gap: its width is the gap's, the character stays.
        placed.advance = gapEm * em;
        placed.stretchesGap = true;
    } else if (meetsGap(cluster, next)) {
        placed.advance += gapEm * em;
        placed.stretchesGap = true;
    }
    const auto han = [](const Cluster& c) { return c.charClass == CharClass::Ideograph || isFullWidthMark(c.charClass); };
    placed.stretchesHan = han(cluster) && han(next);
}

void LineComposition::spread(bool Placed::* which, double most, double& slack)
{
    int count = 0;
    for (qsizetype i = 0; i < m_visibleEnd - m_first; ++i)
        count += m_placed[i].*which ? 1 : 0;
    if (count == 0 || slack <= 0)
        return;
    const double each = qMin(slack / count, most);
    for (qsizetype i = 0; i < m_visibleEnd - m_first; ++i) {
        if (m_placed[i].*which)
            m_placed[i].advance += each;
    }
    slack -= each * count;
    m_width += each * count;
}

void LineComposition::justify(double measure)
{
    double slack = measure - m_width;
    if (m_first >= m_visibleEnd)
        return;
    const double em = m_paragraph.styleOf(m_paragraph.clusters[m_first]).size;
    spread(&Placed::stretchesGap, (widestGapEm - gapEm) * em, slack);
    spread(&Placed::stretchesHan, widestHanStretch * em, slack);
}

SetLine LineComposition::set(double shift) const
{
    SetLine line;
    line.width = m_width;
    double x = shift;
    qsizetype item = -1;
    for (qsizetype i = m_first; i < m_end; ++i) {
        const Cluster& cluster = m_paragraph.clusters[i];
        const Placed& placed = m_placed[i - m_first];
        if (cluster.item != item) {
            item = cluster.item;
            const TextStyle& style = m_paragraph.styleOf(cluster);
            GlyphRun run;
            run.face = m_paragraph.items[item].face;
            run.size = style.size;
            run.color = style.color;
            run.origin = QPointF(x, -style.rise);
            run.language = style.language;
            run.url = style.url;
            run.source = style.source;
            line.runs += run;
        }
        GlyphRun& run = line.runs.last();
        const double from = x + placed.before - run.origin.x();
        for (PlacedGlyph glyph : cluster.glyphs) {
            glyph.x += from;
            if (glyph.textLength > 0)
                glyph.textStart = run.text.size();
            run.glyphs += glyph;
        }
        run.glyphs.last().advance += placed.advance - cluster.advance;
        run.text += QStringView(m_paragraph.text.text).mid(cluster.start, cluster.length);
        for (qsizetype g = run.glyphs.size() - cluster.glyphs.size() + 1; g < run.glyphs.size(); ++g)
            run.glyphs[g].textStart = run.text.size();
        x += placed.before + placed.advance;
    }
    return line;
}

QList<std::pair<qsizetype, qsizetype>> fillLines(const ShapedParagraph& paragraph, const QBitArray& opportunities)
{
    const QList<Cluster>& clusters = paragraph.clusters;
    const double measure = paragraph.style.width + 1e-6;
    const auto fits = [&](qsizetype first, qsizetype end) {
        return LineComposition(paragraph, first, end).width() <= measure;
    };
    QList<std::pair<qsizetype, qsizetype>> lines;
    qsizetype first = 0;
    while (first < clusters.size()) {
        qsizetype best = first;
        double natural = 0;
        qsizetype i = first;
        // Trimming and gaps change a line by a few ems at most: look no further than that.
        for (; i < clusters.size() && natural * 0.45 <= measure; ++i) {
            natural += clusters[i].advance;
            if (!opportunities.testBit(clusters[i].start + clusters[i].length))
                continue;
            if (!fits(first, i + 1))
                break;
            best = i + 1;
        }
        if (best == first) {
            best = first + 1;
            while (best < clusters.size() && fits(first, best + 1))
                ++best;
        }
        lines += std::pair(first, best);
        first = best;
    }
    return lines;
}

} // namespace duovita
