#include "core/typeset/linecosts.h"

#include "core/typeset/linecomposition.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double worstBadness = 100;
constexpr double hyphenPenalty = 120;
constexpr double secondHyphenPenalty = 250;
constexpr double widePenalty = 150;    // spaces wider than they should ever be: a hyphen is preferable
constexpr double justifiedPrice = 4e4; // four lines at their limits: saving a line may bring three of them there
constexpr double raggedPrice = 5e5;    // the cost of one line that is nearly half empty
constexpr double raggedEdge = 0.25;    // share of the measure left empty: as bad as a line stretched to its limit
constexpr double roundingSlack = 1e-6;

double cubed(double value)
{
    return value * value * value;
}

} // namespace

LineCosts::LineCosts(const LineMeasure& measure, const LineBreaks& breaks, LineSetting setting)
    : m_measure(measure), m_paragraph(measure.paragraph()), m_breaks(breaks), m_setting(setting),
      m_width(m_paragraph.style.width + roundingSlack)
{
}

double LineCosts::price() const
{
    return m_setting.justified ? justifiedPrice : raggedPrice;
}

bool LineCosts::isTooWide(const LineWidth& width, qsizetype end) const
{
    // Trimming at the edge gains at most an em.
    return width.natural - shrinksBy(width) > m_width + m_paragraph.styleOf(m_paragraph.clusters[end - 1]).size;
}

bool LineCosts::mayEnd(qsizetype end) const
{
    return m_breaks.mayBreak(m_paragraph.offsetAfter(end - 1)) &&
           (!isHyphenated(end) || hasHyphen(m_paragraph, end - 1));
}

bool LineCosts::isHyphenated(qsizetype end) const
{
    return !m_breaks.allowed.testBit(m_paragraph.offsetAfter(end - 1));
}

std::optional<double> LineCosts::of(LineWidth width, qsizetype end, bool afterHyphen) const
{
    const bool hyphenated = isHyphenated(end);
    if (hyphenated)
        width.natural += hyphenWidth(m_paragraph, end - 1);
    const std::optional<double> badness = badnessOf(width, end == m_paragraph.clusters.size());
    if (!badness)
        return std::nullopt;
    double penalty = m_breaks.penalties.value(m_paragraph.offsetAfter(end - 1), 0);
    if (hyphenated)
        penalty += hyphenPenalty + (afterHyphen ? secondHyphenPenalty : 0);
    const double cost = 1 + *badness + penalty;
    return price() + cost * cost;
}

/// How far a line may shrink below its natural width.
double LineCosts::shrinksBy(const LineWidth& width) const
{
    const double tightens = m_setting.tightened ? width.tightens : 0;
    if (!m_setting.justified)
        return tightens;
    return std::min(width.shrinks * mostShrink + tightens, width.natural * mostNarrower);
}

std::optional<double> LineCosts::badnessOf(const LineWidth& width, bool last) const
{
    const double slack = m_width - width.natural;
    if (slack < 0) {
        const double shrinks = shrinksBy(width);
        if (-slack > shrinks)
            return std::nullopt;
        return worstBadness * cubed(-slack / shrinks);
    }
    if (last)
        return 0;
    if (!m_setting.justified)
        return worstBadness * cubed(slack / (raggedEdge * m_width));
    const double most = std::min(width.stretches * mostStretch(m_paragraph), width.natural * mostWider);
    if (slack - roundingSlack > most)
        return std::nullopt;
    const double badness = worstBadness * cubed(slack / std::max(width.stretches, 0.01));
    return slack > width.stretches ? badness + widePenalty : badness;
}

bool LineCosts::isOnePiece(qsizetype first, qsizetype end) const
{
    const qsizetype visible = m_measure.visibleEnd(first, end);
    for (qsizetype i = first; i + 1 < visible; ++i) {
        if (m_breaks.allowed.testBit(m_paragraph.offsetAfter(i)))
            return false;
    }
    return true;
}

bool LineCosts::isRunt(qsizetype first, qsizetype end, bool afterHyphen) const
{
    constexpr double shortestHan = 3.2;    // em
    constexpr double shortestWord = 2;     // em: about four letters
    constexpr double shortestLatin = 0.13; // of the measure
    if (first == 0)
        return false;
    const double width = m_measure.width(first, end);
    const qsizetype visible = m_measure.visibleEnd(first, end);
    const double em = m_paragraph.styleOf(m_paragraph.clusters[std::max(first, visible - 1)]).size;
    if (m_paragraph.mostlyHan)
        return width < shortestHan * em;
    return width < std::max(shortestLatin * m_paragraph.style.width, shortestWord * em) ||
           (afterHyphen && isOnePiece(first, end));
}

} // namespace duovita
