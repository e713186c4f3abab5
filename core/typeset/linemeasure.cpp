#include "core/typeset/linemeasure.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double gapEm = 0.25;            // CLREQ: up to a quarter em between Han and Latin or digits
constexpr double widestGapEm = 1.0 / 3;   // CLREQ
constexpr double widestSpaceEm = 1.0 / 3; // CLREQ allows a half: the one space of a line would look like a hole
constexpr double widestHanStretch = 0.1;  // of an em: more looks like holes

bool isSingleSpace(const Cluster& cluster)
{
    return cluster.charClass == CharClass::Space && cluster.length == 1;
}

bool isHan(const Cluster& cluster)
{
    return cluster.charClass == CharClass::Ideograph;
}

bool meetsGap(const Cluster& a, const Cluster& b)
{
    return (isHan(a) && b.western) || (a.western && isHan(b));
}

/// CSS Text 4 text-spacing-trim: an opening mark after another mark gives up its left half …
bool trimsAfter(CharClass previous)
{
    return isFullWidthMark(previous) || previous == CharClass::MidDot || previous == CharClass::IdeographicSpace ||
           previous == CharClass::NarrowOpen;
}

/// … and a closing mark before another closing mark its right half.
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

LineMeasure::LineMeasure(const ShapedParagraph& paragraph) : m_paragraph(paragraph)
{
    const qsizetype count = paragraph.clusters.size();
    const auto size = static_cast<std::size_t>(count);
    m_inside.reserve(size);
    m_sum.assign(size + 1, 0);
    m_visibleEnds.assign(size + 1, 0);
    for (std::size_t i = 0; i < size; ++i) {
        const auto at = static_cast<qsizetype>(i);
        m_inside.push_back(placeInside(at));
        m_sum[i + 1] = m_sum[i] + m_inside[i].before + m_inside[i].advance;
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
        // A typed space between Han and Latin is the gap: its width is the gap's, the character stays.
        placed.advance = gapEm * em;
        placed.stretchesGap = (widestGapEm - gapEm) * em;
    } else if (meetsGap(cluster, next)) {
        placed.advance += gapEm * em;
        placed.stretchesGap = (widestGapEm - gapEm) * em;
    } else if (isSingleSpace(cluster)) {
        placed.stretchesSpace = std::max(0.0, widestSpaceEm * em - cluster.advance);
    } else if (stretchesBetween(cluster, next)) {
        placed.stretchesHan = widestHanStretch * em;
    }
    return placed;
}

/// GB/T 15834 5.1.10: a full-width mark takes half an em at a line's end; nothing is spread after the last glyph.
PlacedCluster LineMeasure::placeLast(qsizetype i) const
{
    PlacedCluster placed = m_inside[static_cast<std::size_t>(i)];
    const Cluster& cluster = m_paragraph.clusters[i];
    placed.advance = cluster.advance - cluster.trimRight;
    placed.stretchesSpace = placed.stretchesGap = placed.stretchesHan = 0;
    return placed;
}

/// An opening mark gives up its left half at a line's start.
double LineMeasure::leftEdgeCorrection(qsizetype first) const
{
    return -m_paragraph.clusters[first].trimLeft - m_inside[static_cast<std::size_t>(first)].before;
}

qsizetype LineMeasure::visibleEnd(qsizetype first, qsizetype end) const
{
    return std::max(first, m_visibleEnds[static_cast<std::size_t>(end)]);
}

double LineMeasure::width(qsizetype first, qsizetype end) const
{
    const qsizetype visible = visibleEnd(first, end);
    if (visible == first)
        return 0;
    const PlacedCluster last = placeLast(visible - 1);
    return m_sum[static_cast<std::size_t>(visible - 1)] - m_sum[static_cast<std::size_t>(first)] + last.before +
           last.advance + leftEdgeCorrection(first);
}

std::vector<PlacedCluster> LineMeasure::place(qsizetype first, qsizetype end) const
{
    std::vector<PlacedCluster> line(m_inside.begin() + first, m_inside.begin() + end);
    const qsizetype visible = visibleEnd(first, end);
    if (visible > first)
        line[static_cast<std::size_t>(visible - first - 1)] = placeLast(visible - 1);
    for (qsizetype i = visible; i < end; ++i)
        line[static_cast<std::size_t>(i - first)] = {0, m_paragraph.clusters[i].advance, 0, 0, 0};
    if (first < end)
        line.front().before += leftEdgeCorrection(first);
    return line;
}

} // namespace duovita
