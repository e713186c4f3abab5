#pragma once

#include "core/typeset/paragraph.h"

#include <vector>

namespace duovita {

/// A shaped paragraph on its way to lines.
struct ShapedParagraph {
    const StyledText& text;
    const QList<TextItem>& items;
    const QList<Cluster>& clusters;
    const ParagraphStyle& style;
    bool mostlyHan = false;

    const TextStyle& styleOf(const Cluster& cluster) const { return text.pieces[items[cluster.item].piece].style; }
    /// In the text, UTF-16.
    qsizetype offsetAfter(qsizetype cluster) const { return clusters[cluster].start + clusters[cluster].length; }
};

/// What gives way in a line that is too full, in this order, each before the next (CLREQ, "Line adjustment").
enum class ShrinkTier : unsigned char { Space, Bracket, Comma, Gap, Stop };
inline constexpr std::size_t shrinkTierCount = 5;

/// What opens in a line that is not full, in this order.
enum class StretchTier : unsigned char { Space, Gap, Han };
inline constexpr std::size_t stretchTierCount = 3;

/// How a cluster stands among its neighbours, in points.
struct PlacedCluster {
    double before = 0;      ///< how far it is moved right (negative: its left blank is trimmed)
    double advance = 0;     ///< with the gap after it, less its trimmed right blank
    double shrinksLeft = 0; ///< by how much its left blank may go: an opening bracket's, ShrinkTier::Bracket
    double shrinks = 0;     ///< by how much its advance may shrink
    double tightens = 0;    ///< by how much more, in a paragraph that is to end a line earlier
    ShrinkTier shrinkTier = ShrinkTier::Space;
    double stretches = 0; ///< by how much its advance may grow
    StretchTier stretchTier = StretchTier::Space;
};

/// The width of a line and what it may give way.
struct LineWidth {
    double natural = 0;
    double shrinks = 0;
    double tightens = 0;
    double stretches = 0;
};

/// The share of what a line shrinks that may be used: at its limits, squeezed text shows.
inline constexpr double mostShrink = 0.5;

/// By which shares of its own width a line may be set narrower and wider. Together they are 12 %: by no more do two
/// lines of justified text differ.
inline constexpr double mostNarrower = 0.04;
inline constexpr double mostWider = 0.08;

/// How many times what a line of the paragraph stretches it may be opened where no better line is to be had. Among full
/// lines of Latin text one that ends early shows more than wide spaces do; among Han wide gaps show more.
double mostStretch(const ShapedParagraph& paragraph);

/// The widths of every possible line of a paragraph: sums over clusters placed among their neighbours, corrected at the
/// line's two edges. A width costs the same for any length.
class LineMeasure {
public:
    explicit LineMeasure(const ShapedParagraph& paragraph);

    const ShapedParagraph& paragraph() const { return m_paragraph; }
    /// Of the clusters from `first` up to, not including, `end`; spaces at its end do not count.
    double width(qsizetype first, qsizetype end) const { return measure(first, end).natural; }
    LineWidth measure(qsizetype first, qsizetype end) const;
    /// `end`, or where the spaces before it begin; never below `first`.
    qsizetype visibleEnd(qsizetype first, qsizetype end) const;
    /// The line's clusters as they stand on it.
    std::vector<PlacedCluster> place(qsizetype first, qsizetype end) const;

private:
    PlacedCluster placeInside(qsizetype index) const;
    void letGive(PlacedCluster& placed, qsizetype index) const;
    double leftEdgeCorrection(qsizetype first) const;
    PlacedCluster placeLast(qsizetype index) const;

    const ShapedParagraph& m_paragraph;
    std::vector<PlacedCluster> m_inside;  // as if no line began or ended at any of them
    std::vector<LineWidth> m_sum;         // of all before
    std::vector<qsizetype> m_visibleEnds; // for each end
};

} // namespace duovita
