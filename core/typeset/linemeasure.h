#pragma once

#include "core/typeset/paragraph.h"

#include <vector>

namespace duovita {

/// A shaped paragraph, ready for line breaking.
struct ShapedParagraph {
    const StyledText& text;
    const QList<TextItem>& items;
    const QList<Cluster>& clusters;
    const ParagraphStyle& style;
    bool mostlyHan = false;

    const TextStyle& styleOf(const Cluster& cluster) const { return text.pieces[items[cluster.item].piece].style; }
    /// UTF-16 offset in the text.
    qsizetype offsetAfter(qsizetype cluster) const { return clusters[cluster].start + clusters[cluster].length; }
};

/// What an overfull line shrinks, in this order; each tier is used up before the next (CLREQ, "Line adjustment").
enum class ShrinkTier : unsigned char { Space, Bracket, Comma, Gap, Stop };
inline constexpr std::size_t shrinkTierCount = 5;

/// What a line that is not full stretches, in this order.
enum class StretchTier : unsigned char { Space, Gap, Han };
inline constexpr std::size_t stretchTierCount = 3;

/// The position of a cluster among its neighbours, in points.
struct PlacedCluster {
    double before = 0;      ///< how far it is moved right (negative: its left blank is trimmed)
    double advance = 0;     ///< including the gap after it, minus its trimmed right blank
    double shrinksLeft = 0; ///< how much its left blank may shrink: that of an opening bracket, ShrinkTier::Bracket
    double shrinks = 0;     ///< how much its advance may shrink
    double tightens = 0;    ///< how much more it may shrink in a paragraph set tighter to save a line
    ShrinkTier shrinkTier = ShrinkTier::Space;
    double stretches = 0; ///< how much its advance may grow
    StretchTier stretchTier = StretchTier::Space;
};

/// The width of a line and how far it may be adjusted.
struct LineWidth {
    double natural = 0;
    double shrinks = 0;
    double tightens = 0;
    double stretches = 0;
};

/// The share of a line's possible shrinking that may be used: text squeezed to its limit looks squeezed.
inline constexpr double mostShrink = 0.5;

/// The shares of its own width by which a line may be set narrower and wider. The widths of two justified lines thus
/// differ by at most 12 %.
inline constexpr double mostNarrower = 0.04;
inline constexpr double mostWider = 0.08;

/// How many times its normal stretch a line may be stretched if no better line is available. Among full lines of Latin
/// text a short line is more visible than wide spaces; among Han wide gaps are more visible.
double mostStretch(const ShapedParagraph& paragraph);

/// The widths of all possible lines of a paragraph, from running sums over the placed clusters, corrected at both edges
/// of the line. Every width takes constant time.
class LineMeasure {
public:
    explicit LineMeasure(const ShapedParagraph& paragraph);

    const ShapedParagraph& paragraph() const { return m_paragraph; }
    /// The width of the clusters from `first` up to, not including, `end`; trailing spaces do not count.
    double width(qsizetype first, qsizetype end) const { return measure(first, end).natural; }
    LineWidth measure(qsizetype first, qsizetype end) const;
    /// `end` without the spaces before it; never below `first`.
    qsizetype visibleEnd(qsizetype first, qsizetype end) const;
    /// The clusters as placed in that line.
    std::vector<PlacedCluster> place(qsizetype first, qsizetype end) const;

private:
    PlacedCluster placeInside(qsizetype index) const;
    void letGive(PlacedCluster& placed, qsizetype index) const;
    double leftEdgeCorrection(qsizetype first) const;
    PlacedCluster placeLast(qsizetype index) const;

    const ShapedParagraph& m_paragraph;
    std::vector<PlacedCluster> m_inside;  // placed as if no line started or ended at any of them
    std::vector<LineWidth> m_sum;         // of all clusters before
    std::vector<qsizetype> m_visibleEnds; // for each end
};

} // namespace duovita
