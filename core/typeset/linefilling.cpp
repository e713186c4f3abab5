#include "core/typeset/linefilling.h"

#include <algorithm>
#include <array>

namespace duovita {

namespace {

constexpr double frameWidth = 0.05; // em: of the box in place of a character that no font has
constexpr double frameAscent = 0.8;
constexpr double frameDescent = 0.1;

class LineFiller {
public:
    LineFiller(const LineMeasure& measure, const QBitArray& opportunities)
        : m_measure(measure), m_clusters(measure.paragraph().clusters), m_opportunities(opportunities),
          m_width(measure.paragraph().style.width + 1e-6)
    {
    }

    LineRanges fill()
    {
        LineRanges lines;
        for (qsizetype first = 0; first < m_clusters.size(); first = lines.last().second)
            lines += std::pair(first, endOfLine(first));
        if (lines.size() > 1)
            giveCompany(lines);
        return lines;
    }

private:
    bool mayBreakAfter(qsizetype i) const
    {
        return m_opportunities.testBit(m_clusters[i].start + m_clusters[i].length);
    }

    qsizetype endOfLine(qsizetype first) const
    {
        qsizetype best = first;
        for (qsizetype i = first; i < m_clusters.size(); ++i) {
            const double width = m_measure.width(first, i + 1);
            // Trimming at the edge may give back an em, not more.
            if (width > m_width + m_measure.paragraph().styleOf(m_clusters[i]).size)
                break;
            if (width <= m_width && mayBreakAfter(i))
                best = i + 1;
        }
        return best > first ? best : endOfBrokenPiece(first);
    }

    qsizetype endOfBrokenPiece(qsizetype first) const
    {
        qsizetype end = first + 1;
        while (end < m_clusters.size() && m_measure.width(first, end + 1) <= m_width)
            ++end;
        return end;
    }

    bool isLonely(qsizetype first, qsizetype end) const
    {
        constexpr double shortest = 0.15; // of the measure
        if (m_measure.width(first, end) > shortest * m_width)
            return false;
        const qsizetype visible = m_measure.visibleEnd(first, end);
        for (qsizetype i = first; i + 1 < visible; ++i) {
            if (mayBreakAfter(i))
                return false;
        }
        return true;
    }

    void giveCompany(LineRanges& lines) const
    {
        constexpr double fullest = 0.75; // what the line above must keep
        auto& [last, end] = lines.last();
        auto& [above, aboveEnd] = lines[lines.size() - 2];
        if (!isLonely(last, end) || !mayBreakAfter(aboveEnd - 1))
            return;
        for (qsizetype i = aboveEnd - 1; i-- > above && m_measure.width(above, i + 1) >= fullest * m_width;) {
            if (mayBreakAfter(i)) {
                last = aboveEnd = i + 1;
                return;
            }
        }
    }

    const LineMeasure& m_measure;
    const QList<Cluster>& m_clusters;
    const QBitArray& m_opportunities;
    double m_width;
};

void addFrame(SetLine& line, double x, const TextStyle& style)
{
    const double em = style.size;
    const double pen = frameWidth * em;
    const QRectF box(x + pen, -style.rise - frameAscent * em, em - 2 * pen, (frameAscent + frameDescent) * em);
    for (const QRectF& side :
         {QRectF(box.left(), box.top(), box.width(), pen), QRectF(box.left(), box.bottom() - pen, box.width(), pen),
          QRectF(box.left(), box.top(), pen, box.height()), QRectF(box.right() - pen, box.top(), pen, box.height())})
        line.rules += LayoutRule{side, style.color};
}

void beginRun(SetLine& line, const TextItem& item, const TextStyle& style, double x)
{
    GlyphRun run;
    run.face = item.face;
    run.size = style.size;
    run.color = style.color;
    run.origin = QPointF(x, -style.rise);
    run.language = style.language;
    run.url = style.url;
    run.source = style.source;
    line.runs += run;
}

/// Adds a cluster at x from the run's origin; its further glyphs stand for no text, after the first's.
void addCluster(GlyphRun& run, const Cluster& cluster, QStringView text, double x, double extraAdvance)
{
    const qsizetype start = run.text.size();
    run.text += text;
    for (PlacedGlyph glyph : cluster.glyphs) {
        glyph.x += x;
        glyph.textStart = glyph.textLength > 0 ? start : run.text.size();
        run.glyphs += glyph;
    }
    run.glyphs.last().advance += extraAdvance;
}

} // namespace

LineRanges fillLines(const LineMeasure& measure, const QBitArray& opportunities)
{
    return LineFiller(measure, opportunities).fill();
}

LineComposition::LineComposition(const LineMeasure& measure, qsizetype first, qsizetype end)
    : m_paragraph(measure.paragraph()), m_first(first), m_placed(measure.place(first, end)),
      m_width(measure.width(first, end))
{
}

double LineComposition::capacity(double PlacedCluster::*tier) const
{
    double sum = 0;
    for (const PlacedCluster& placed : m_placed)
        sum += placed.*tier;
    return sum;
}

void LineComposition::spread(double PlacedCluster::*tier, double share)
{
    for (PlacedCluster& placed : m_placed)
        placed.advance += placed.*tier * share;
}

void LineComposition::justify(double width)
{
    constexpr std::array tiers{&PlacedCluster::stretchesSpace, &PlacedCluster::stretchesGap,
                               &PlacedCluster::stretchesHan};
    double slack = width - m_width;
    std::array<double, tiers.size()> capacities{};
    std::transform(tiers.begin(), tiers.end(), capacities.begin(), [this](auto tier) { return capacity(tier); });
    if (slack <= 0 || capacities[0] + capacities[1] + capacities[2] < slack)
        return;
    for (std::size_t i = 0; i < tiers.size(); ++i) {
        const double taken = std::min(slack, capacities[i]);
        if (taken > 0)
            spread(tiers[i], taken / capacities[i]);
        slack -= taken;
    }
    m_width = width;
}

SetLine LineComposition::set(double shift) const
{
    SetLine line;
    line.width = m_width;
    double x = shift;
    qsizetype item = -1;
    for (std::size_t i = 0; i < m_placed.size(); ++i) {
        const Cluster& cluster = m_paragraph.clusters[m_first + static_cast<qsizetype>(i)];
        const PlacedCluster& placed = m_placed[i];
        const TextStyle& style = m_paragraph.styleOf(cluster);
        if (cluster.item != item) {
            item = cluster.item;
            beginRun(line, m_paragraph.items[item], style, x);
        }
        GlyphRun& run = line.runs.last();
        addCluster(run, cluster, QStringView(m_paragraph.text.text).mid(cluster.start, cluster.length),
                   x + placed.before - run.origin.x(), placed.advance - cluster.advance);
        if (cluster.missing)
            addFrame(line, x, style);
        x += placed.before + placed.advance;
    }
    return line;
}

} // namespace duovita
