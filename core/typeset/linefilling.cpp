#include "core/typeset/linefilling.h"

#include "core/typeset/linecomposition.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace duovita {

namespace {

// Costs, on TeX's scale: a line spread to its limit has a badness of 100.
constexpr double worstBadness = 100;
constexpr double hyphenPenalty = 120;
constexpr double secondHyphenPenalty = 250;
constexpr double lonelyPenalty = 400;
constexpr double unfilledPenalty = 600; // one short line among full ones shows more than a short last one
constexpr double widePenalty = 150;     // spaces wider than they should ever be: a hyphen is better
constexpr double roundingSlack = 1e-6;

double cubed(double value)
{
    return value * value * value;
}

/// A place where a line may start, and the best way to come there: the fewest forced breaks, then the fewest lines,
/// then the least cost.
struct Way {
    int forced = 0;
    int lines = 0;
    double cost = std::numeric_limits<double>::infinity();
    qsizetype from = -1;
    bool hyphenated = false; ///< the line that ends here

    bool betterThan(const Way& other) const
    {
        if (other.from < 0)
            return true;
        if (forced != other.forced)
            return forced < other.forced;
        return lines != other.lines ? lines < other.lines : cost < other.cost;
    }
};

class LineChooser {
public:
    LineChooser(const LineMeasure& measure, const LineBreaks& breaks, bool justified)
        : m_measure(measure), m_paragraph(measure.paragraph()), m_clusters(m_paragraph.clusters), m_breaks(breaks),
          m_justified(justified), m_width(m_paragraph.style.width + roundingSlack),
          m_ways(static_cast<std::size_t>(m_clusters.size()) + 1)
    {
    }

    QList<LineRange> choose()
    {
        if (m_clusters.isEmpty())
            return {};
        m_ways.front() = {0, 0, 0, 0, false};
        for (qsizetype first = 0; first < m_clusters.size(); ++first) {
            if (way(first).from >= 0)
                tryLinesFrom(first);
        }
        QList<LineRange> lines;
        for (qsizetype end = m_clusters.size(); end > 0; end = way(end).from)
            lines.prepend({way(end).from, end, way(end).hyphenated});
        return lines;
    }

private:
    Way& way(qsizetype at) { return m_ways[static_cast<std::size_t>(at)]; }
    qsizetype offsetAfter(qsizetype i) const { return m_clusters[i].start + m_clusters[i].length; }

    void tryLinesFrom(qsizetype first)
    {
        bool found = false;
        for (qsizetype end = first + 1; end <= m_clusters.size(); ++end) {
            const LineWidth width = m_measure.measure(first, end);
            const double narrowest = m_justified ? width.natural - width.shrinks : width.natural;
            // Trimming at the edge may give back an em, not more.
            if (narrowest > m_width + m_paragraph.styleOf(m_clusters[end - 1]).size)
                break;
            if (m_breaks.mayBreak(offsetAfter(end - 1)))
                found = tryLine(first, end, width) || found;
        }
        if (!found)
            forceLine(first);
    }

    bool tryLine(qsizetype first, qsizetype end, LineWidth width)
    {
        const bool hyphenated = !m_breaks.allowed.testBit(offsetAfter(end - 1));
        if (hyphenated && !hasHyphen(m_paragraph, end - 1))
            return false;
        if (hyphenated)
            width.natural += hyphenWidth(m_paragraph, end - 1);
        const bool last = end == m_clusters.size();
        const std::optional<double> badness = badnessOf(width, last);
        if (!badness)
            return false;
        double penalty = m_breaks.penalties.value(offsetAfter(end - 1), 0);
        if (hyphenated)
            penalty += hyphenPenalty + (way(first).hyphenated ? secondHyphenPenalty : 0);
        if (last && first > 0 && isLonely(first, end))
            penalty += lonelyPenalty;
        const double cost = 1 + *badness + penalty;
        const Way& before = way(first);
        offer(end, {before.forced, before.lines + 1, before.cost + cost * cost, first, hyphenated && !last});
        return true;
    }

    /// Nothing if the line cannot be made to fit.
    std::optional<double> badnessOf(const LineWidth& width, bool last) const
    {
        const double slack = m_width - width.natural;
        if (slack < 0) {
            if (!m_justified || -slack > width.shrinks)
                return std::nullopt;
            return worstBadness * cubed(-slack / width.shrinks);
        }
        if (last)
            return 0;
        if (!m_justified)
            return worstBadness * cubed(slack / (raggedEdge * m_width));
        const double tooShort = slack - width.stretches * mostStretch(m_paragraph);
        if (tooShort > 0)
            return unfilledPenalty + worstBadness * cubed(1 + tooShort / m_width * 4);
        const double badness = worstBadness * cubed(slack / std::max(width.stretches, 0.01));
        return slack > width.stretches ? badness + widePenalty : badness;
    }

    /// A last line of one unbreakable piece, short.
    bool isLonely(qsizetype first, qsizetype end) const
    {
        constexpr double shortest = 0.15; // of the measure
        if (m_measure.width(first, end) > shortest * m_width)
            return false;
        const qsizetype visible = m_measure.visibleEnd(first, end);
        for (qsizetype i = first; i + 1 < visible; ++i) {
            if (m_breaks.allowed.testBit(offsetAfter(i)))
                return false;
        }
        return true;
    }

    /// The last place up to `end` after one of the signs, if the line keeps that share of its length; else -1.
    qsizetype lastAfter(QStringView signs, qsizetype first, qsizetype end, double share) const
    {
        for (qsizetype at = end; static_cast<double>(at - first) > static_cast<double>(end - first) * share; --at) {
            const Cluster& cluster = m_clusters[at - 1];
            if (cluster.length == 1 && signs.contains(m_paragraph.text.text[cluster.start]))
                return at;
        }
        return -1;
    }

    /// Where a forced break hurts least: a mail address parts at its sign, any other after the last sign that fits.
    qsizetype afterSign(qsizetype first, qsizetype end) const
    {
        if (end == m_clusters.size())
            return end;
        if (const qsizetype at = lastAfter(u"@", first, end, 1.0 / 4); at > 0)
            return at;
        const qsizetype at = lastAfter(u"/._-=&?#", first, end, 1.0 / 2);
        return at > 0 ? at : end;
    }

    void forceLine(qsizetype first)
    {
        qsizetype end = first + 1;
        while (end < m_clusters.size() && m_measure.width(first, end + 1) <= m_width)
            ++end;
        end = afterSign(first, end);
        const Way& before = way(first);
        offer(end, {before.forced + 1, before.lines + 1, before.cost, first, false});
    }

    void offer(qsizetype end, const Way& candidate)
    {
        if (candidate.betterThan(way(end)))
            way(end) = candidate;
    }

    static constexpr double raggedEdge = 0.25; // of the measure: as bad as a line spread to its limit

    const LineMeasure& m_measure;
    const ShapedParagraph& m_paragraph;
    const QList<Cluster>& m_clusters;
    const LineBreaks& m_breaks;
    bool m_justified;
    double m_width;
    std::vector<Way> m_ways;
};

} // namespace

QList<LineRange> fillLines(const LineMeasure& measure, const LineBreaks& breaks, bool justified)
{
    return LineChooser(measure, breaks, justified).choose();
}

} // namespace duovita
