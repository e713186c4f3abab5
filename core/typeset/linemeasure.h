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

    const TextStyle& styleOf(const Cluster& cluster) const { return text.pieces[items[cluster.item].piece].style; }
};

/// How a cluster stands among its neighbours, in points.
struct PlacedCluster {
    double before = 0;         ///< how far it is moved right (negative: its left blank is trimmed)
    double advance = 0;        ///< with the gap after it, less its trimmed right blank
    double stretchesSpace = 0; ///< by how much a word space after CLREQ may grow
    double stretchesGap = 0;   ///< … a Han–Latin gap
    double stretchesHan = 0;   ///< … the distance between two Han
};

/// The widths of every possible line of a paragraph: sums over clusters placed among their neighbours, corrected at the
/// line's two edges. A width costs the same for any length.
class LineMeasure {
public:
    explicit LineMeasure(const ShapedParagraph& paragraph);

    const ShapedParagraph& paragraph() const { return m_paragraph; }
    /// Of the clusters from `first` up to, not including, `end`; spaces at its end do not count.
    double width(qsizetype first, qsizetype end) const;
    /// `end`, or where the spaces before it begin; never below `first`.
    qsizetype visibleEnd(qsizetype first, qsizetype end) const;
    /// The line's clusters as they stand on it.
    std::vector<PlacedCluster> place(qsizetype first, qsizetype end) const;

private:
    PlacedCluster placeInside(qsizetype index) const;
    double leftEdgeCorrection(qsizetype first) const;
    PlacedCluster placeLast(qsizetype index) const;

    const ShapedParagraph& m_paragraph;
    std::vector<PlacedCluster> m_inside;  // as if no line began or ended at any of them
    std::vector<double> m_sum;            // of all before
    std::vector<qsizetype> m_visibleEnds; // for each end
};

} // namespace duovita
