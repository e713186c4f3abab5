#include "core/typeset/linemeasure.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double gapEm = 0.25;             // CLREQ: up to a quarter em between Han and Latin or digits
constexpr double narrowestGapEm = 0.125;   // CLREQ
constexpr double widestGapEm = 1.0 / 3;    // CLREQ
constexpr double narrowestSpaceEm = 0.2;   // CLREQ: a quarter; the space of many Latin fonts is no wider
constexpr double widestSpaceEm = 1.0 / 3;  // CLREQ allows a half: as the only space of a line it would look like a hole
constexpr double widestLatinSpaceEm = 0.6; // in a Latin paragraph a wide space is less visible than a short line
constexpr double widestHanStretch = 0.1;   // em: more looks like holes
constexpr double narrowestCommaEm = 0.75;  // with less, a comma seems to belong to the next mark
constexpr double tighterEm = 0.024;        // too little to be noticed

bool isSingleSpace(const Cluster& cluster)
{
    return cluster.charClass == CharClass::Space && cluster.glyphs.front().textLength == 1;
}

bool isHan(const Cluster& cluster)
{
    return cluster.charClass == CharClass::Ideograph;
}

bool meetsGap(const Cluster& a, const Cluster& b)
{
    return (isHan(a) && b.western) || (a.western && isHan(b));
}

/// CSS Text 4 text-spacing-trim: an opening mark after another mark loses its left half …
bool trimsAfter(CharClass previous)
{
    return isFullWidthMark(previous) || previous == CharClass::MidDot || previous == CharClass::IdeographicSpace ||
           previous == CharClass::NarrowOpen;
}

/// … and a closing mark before another closing mark its right half. Not before a typed space: readers of the PDF would
/// miss that space between overlapping boxes.
bool trimsBefore(CharClass next)
{
    return next == CharClass::Close || next == CharClass::Comma || next == CharClass::Stop ||
           next == CharClass::MidDot || next == CharClass::IdeographicSpace || next == CharClass::NarrowClose;
}

bool stretchesBetween(const Cluster& a, const Cluster& b)
{
    const auto square = [](const Cluster& c) { return isHan(c) || isFullWidthMark(c.charClass); };
    return square(a) && square(b);
}

} // namespace

double mostStretch(const ShapedParagraph& paragraph)
{
    constexpr double latin = 1.4; // word spaces may grow to about three quarters of an em
    return paragraph.mostlyHan ? 1 : latin;
}

LineMeasure::LineMeasure(const ShapedParagraph& paragraph) : m_paragraph(paragraph)
{
    const qsizetype count = paragraph.clusters.size();
    const auto size = static_cast<std::size_t>(count);
    m_inside.reserve(size);
    m_sum.assign(size + 1, {});
    m_visibleEnds.assign(size + 1, 0);
    for (std::size_t i = 0; i < size; ++i) {
        const auto at = static_cast<qsizetype>(i);
        m_inside.push_back(placeInside(at));
        const PlacedCluster& placed = m_inside[i];
        m_sum[i + 1] = {m_sum[i].natural + placed.before + placed.advance,
                        m_sum[i].shrinks + placed.shrinksLeft + placed.shrinks, m_sum[i].tightens + placed.tightens,
                        m_sum[i].stretches + placed.stretches};
        const bool space = paragraph.clusters[at].charClass == CharClass::Space;
        m_visibleEnds[i + 1] = space ? m_visibleEnds[i] : at + 1;
    }
}

PlacedCluster LineMeasure::placeInside(qsizetype i) const
{
    const QList<Cluster>& clusters = m_paragraph.clusters;
    const Cluster& cluster = clusters[i];
    const double em = m_paragraph.styleOf(cluster).size;
    PlacedCluster placed;
    placed.advance = cluster.advance;
    if (i > 0 && trimsAfter(clusters[i - 1].charClass))
        placed.before = -cluster.trimLeft;
    if (i + 1 >= clusters.size())
        return placed;
    const Cluster& next = clusters[i + 1];
    if (trimsBefore(next.charClass))
        placed.advance -= cluster.trimRight;
    if (i > 0 && isSingleSpace(cluster) && meetsGap(clusters[i - 1], next)) {
        // A typed space between Han and Latin counts as the gap: it takes the gap's width and stays in the text.
        placed.advance = gapEm * em;
    } else if (meetsGap(cluster, next)) {
        placed.advance += gapEm * em;
    }
    letGive(placed, i);
    return placed;
}

/// Sets how far the cluster may shrink or stretch inside a line.
void LineMeasure::letGive(PlacedCluster& placed, qsizetype i) const
{
    const QList<Cluster>& clusters = m_paragraph.clusters;
    const Cluster& cluster = clusters[i];
    const Cluster& next = clusters[i + 1];
    const double em = m_paragraph.styleOf(cluster).size;
    if (cluster.charClass == CharClass::Open && placed.before == 0)
        placed.shrinksLeft = cluster.trimLeft;
    const bool gap = meetsGap(cluster, next) || (i > 0 && isSingleSpace(cluster) && meetsGap(clusters[i - 1], next));
    const bool untrimmed = cluster.trimRight > 0 && !trimsBefore(next.charClass);
    if (gap) {
        placed.shrinks = (gapEm - narrowestGapEm) * em;
        placed.shrinkTier = ShrinkTier::Gap;
        placed.stretches = (widestGapEm - gapEm) * em;
        placed.stretchTier = StretchTier::Gap;
    } else if (isSingleSpace(cluster)) {
        const double widest = m_paragraph.mostlyHan ? widestSpaceEm : widestLatinSpaceEm;
        placed.shrinks = std::max(0.0, cluster.advance - narrowestSpaceEm * em);
        placed.stretches = std::max(0.0, widest * em - cluster.advance);
    } else if (untrimmed && isFullWidthMark(cluster.charClass)) {
        placed.shrinks = cluster.trimRight;
        if (cluster.charClass == CharClass::Comma)
            placed.shrinks = std::clamp(placed.advance - narrowestCommaEm * em, 0.0, cluster.trimRight);
        placed.shrinkTier = cluster.charClass == CharClass::Close   ? ShrinkTier::Bracket
                            : cluster.charClass == CharClass::Comma ? ShrinkTier::Comma
                                                                    : ShrinkTier::Stop;
    }
    if (placed.stretches == 0 && stretchesBetween(cluster, next)) {
        placed.stretches = widestHanStretch * em;
        placed.stretchTier = StretchTier::Han;
    }
    const bool betweenHan = isHan(cluster) && stretchesBetween(cluster, next);
    if (m_paragraph.mostlyHan ? betweenHan : isSingleSpace(cluster) && !gap)
        placed.tightens = tighterEm * em;
}

/// GB/T 15834 5.1.10: a full-width mark is half an em wide at the end of a line. Nothing is stretched after the last
/// glyph.
PlacedCluster LineMeasure::placeLast(qsizetype i) const
{
    PlacedCluster placed = m_inside[static_cast<std::size_t>(i)];
    const Cluster& cluster = m_paragraph.clusters[i];
    placed.advance = cluster.advance - cluster.trimRight;
    placed.shrinks = placed.tightens = placed.stretches = 0;
    return placed;
}

/// An opening mark loses its left half at the start of a line.
double LineMeasure::leftEdgeCorrection(qsizetype first) const
{
    return -m_paragraph.clusters[first].trimLeft - m_inside[static_cast<std::size_t>(first)].before;
}

qsizetype LineMeasure::visibleEnd(qsizetype first, qsizetype end) const
{
    return std::max(first, m_visibleEnds[static_cast<std::size_t>(end)]);
}

LineWidth LineMeasure::measure(qsizetype first, qsizetype end) const
{
    const qsizetype visible = visibleEnd(first, end);
    if (visible == first)
        return {};
    const PlacedCluster last = placeLast(visible - 1);
    const LineWidth& from = m_sum[static_cast<std::size_t>(first)];
    const LineWidth& to = m_sum[static_cast<std::size_t>(visible - 1)];
    // An opening mark at the start of the line has lost its blank half already.
    const double firstLeft = m_inside[static_cast<std::size_t>(first)].shrinksLeft;
    const double lastLeft = visible - 1 > first ? last.shrinksLeft : firstLeft;
    return {to.natural - from.natural + last.before + last.advance + leftEdgeCorrection(first),
            std::max(0.0, to.shrinks - from.shrinks + lastLeft - firstLeft), to.tightens - from.tightens,
            to.stretches - from.stretches};
}

std::vector<PlacedCluster> LineMeasure::place(qsizetype first, qsizetype end) const
{
    std::vector<PlacedCluster> line(m_inside.begin() + first, m_inside.begin() + end);
    const qsizetype visible = visibleEnd(first, end);
    if (visible > first)
        line[static_cast<std::size_t>(visible - first - 1)] = placeLast(visible - 1);
    for (qsizetype i = visible; i < end; ++i)
        line[static_cast<std::size_t>(i - first)] = {0, m_paragraph.clusters[i].advance};
    if (first < end) {
        line.front().before += leftEdgeCorrection(first);
        line.front().shrinksLeft = 0;
    }
    return line;
}

} // namespace duovita
