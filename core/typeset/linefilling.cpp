#include "core/typeset/linefilling.h"

#include <limits>
#include <optional>

namespace duovita {

namespace {

/// A place where a line may start, and the best way to reach it: fewest forced breaks first, then least cost.
struct Way {
    int forced = 0;
    double cost = std::numeric_limits<double>::infinity();
    qsizetype from = -1;
    bool hyphenated = false; ///< whether the line that ends here does so with a hyphen

    bool isKnown() const { return from >= 0; }
    bool betterThan(const Way& other) const
    {
        if (!isKnown() || !other.isKnown())
            return isKnown();
        return forced != other.forced ? forced < other.forced : cost < other.cost;
    }
};

class LineChooser {
public:
    explicit LineChooser(const LineCosts& costs)
        : m_costs(costs), m_measure(costs.measure()), m_paragraph(m_measure.paragraph()),
          m_clusters(m_paragraph.clusters), m_ways(static_cast<std::size_t>(m_clusters.size()) + 1)
    {
        m_ways.front() = {0, 0, 0, false};
        for (qsizetype first = 0; first < m_clusters.size(); ++first) {
            if (way(first).isKnown())
                tryLinesFrom(first);
        }
    }

    /// Whether any setting was found; for ragged text there always is one.
    bool found() const { return m_whole.isKnown() || m_runt.isKnown(); }
    /// Whether the best setting, if runts were free, would end in one.
    bool wouldEndInRunt() const
    {
        Way runt = m_runt;
        runt.cost -= LineCosts::runtPrice;
        return runt.betterThan(m_whole);
    }
    /// Only if found().
    FilledLines best() const { return linesTo(m_runt.betterThan(m_whole) ? m_runt : m_whole); }
    qsizetype linesWithRunt() const { return linesTo(m_runt).ranges.size(); }

private:
    Way& way(qsizetype at) { return m_ways[static_cast<std::size_t>(at)]; }

    FilledLines linesTo(const Way& last) const
    {
        FilledLines lines{{}, m_costs.setting(), &last == &m_runt};
        qsizetype end = m_clusters.size();
        for (const Way* way = &last; end > 0; way = &m_ways[static_cast<std::size_t>(end)]) {
            lines.ranges.prepend({way->from, end, way->hyphenated});
            end = way->from;
        }
        return lines;
    }

    void tryLinesFrom(qsizetype first)
    {
        bool found = false;
        for (qsizetype end = first + 1; end <= m_clusters.size(); ++end) {
            const LineWidth width = m_measure.measure(first, end);
            if (m_costs.isTooWide(width, end))
                break;
            if (m_costs.mayEnd(end))
                found = tryLine(first, end, width) || found;
        }
        if (!found && !m_costs.setting().justified)
            forceLine(first);
    }

    bool tryLine(qsizetype first, qsizetype end, const LineWidth& width)
    {
        const Way& before = way(first);
        const std::optional<double> cost = m_costs.of(width, end, before.hyphenated);
        if (cost)
            offer(first, end, {before.forced, before.cost + *cost, first, m_costs.isHyphenated(end)});
        return cost.has_value();
    }

    /// The last place up to `end` that follows one of `signs` and leaves the line at least `share` of its length; -1 if
    /// there is none.
    qsizetype lastAfter(QStringView signs, qsizetype first, qsizetype end, double share) const
    {
        for (qsizetype at = end; static_cast<double>(at - first) > static_cast<double>(end - first) * share; --at) {
            const Cluster& cluster = m_clusters[at - 1];
            if (cluster.length == 1 && signs.contains(m_paragraph.text.text[cluster.start]))
                return at;
        }
        return -1;
    }

    /// Where a forced break does least harm: at the @ of a mail address, otherwise after the last sign that fits.
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
        const double width = m_paragraph.style.width;
        qsizetype end = first + 1;
        while (end < m_clusters.size() && m_measure.width(first, end + 1) <= width)
            ++end;
        end = afterSign(first, end);
        const Way& before = way(first);
        offer(first, end, {before.forced + 1, before.cost + m_costs.price(), first, false});
    }

    void offer(qsizetype first, qsizetype end, Way candidate)
    {
        Way* kept = &way(end);
        if (end == m_clusters.size()) {
            candidate.hyphenated = false;
            const bool isRunt = m_costs.isRunt(first, end, way(first).hyphenated);
            candidate.cost += isRunt ? LineCosts::runtPrice : 0;
            kept = isRunt ? &m_runt : &m_whole;
        }
        if (candidate.betterThan(*kept))
            *kept = candidate;
    }

    const LineCosts& m_costs;
    const LineMeasure& m_measure;
    const ShapedParagraph& m_paragraph;
    const QList<Cluster>& m_clusters;
    std::vector<Way> m_ways; // for every place but the end
    Way m_whole;             // for the end, with a last line that is not a runt
    Way m_runt;              // for the end, with a runt
};

/// Nothing if the gaps in a line would be too large.
std::optional<FilledLines> fill(const LineMeasure& measure, const LineBreaks& breaks, bool justified)
{
    const LineCosts usual(measure, breaks, {justified, false});
    const LineChooser chooser(usual);
    if (!chooser.found())
        return std::nullopt;
    if (!chooser.wouldEndInRunt())
        return chooser.best();
    const LineCosts tight(measure, breaks, {justified, true});
    const LineChooser tighter(tight);
    if (tighter.found()) {
        const FilledLines lines = tighter.best();
        if (!lines.endsInRunt && lines.ranges.size() < chooser.linesWithRunt())
            return lines;
    }
    return chooser.best();
}

} // namespace

std::optional<FilledLines> onlyLine(const LineMeasure& measure, bool justified)
{
    const ShapedParagraph& paragraph = measure.paragraph();
    const qsizetype end = paragraph.clusters.size();
    if (end == 0 || measure.width(0, end) > paragraph.style.width)
        return std::nullopt;
    return FilledLines{{{0, end}}, {justified, false}, false};
}

FilledLines fillLines(const LineMeasure& measure, const LineBreaks& breaks, bool justified)
{
    if (measure.paragraph().clusters.isEmpty())
        return {};
    const std::optional<FilledLines> full = justified ? fill(measure, breaks, true) : std::nullopt;
    if (full && !full->endsInRunt)
        return *full;
    const FilledLines ragged = *fill(measure, breaks, false);
    return full && ragged.endsInRunt ? *full : ragged;
}

} // namespace duovita
