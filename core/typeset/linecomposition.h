#pragma once

#include "core/typeset/linefilling.h"
#include "core/typeset/paragraph.h"

namespace duovita {

/// Whether the face of the cluster has a hyphen.
bool hasHyphen(const ShapedParagraph& paragraph, qsizetype after);

/// The width of the hyphen that would follow the cluster.
double hyphenWidth(const ShapedParagraph& paragraph, qsizetype after);

/// Adjusts the gaps and trimmings of one line, then turns it into glyph runs.
class LineComposition {
public:
    LineComposition(const LineMeasure& measure, const LineRange& range);

    double width() const { return m_width; }
    /// The line's clusters in their current positions.
    const std::vector<PlacedCluster>& placed() const { return m_placed; }
    /// Adjusts the line to `width` in CLREQ's order. An overfull line shrinks word spaces, brackets, commas, Han–Latin
    /// gaps (to an eighth of an em) and stops, up to the share mostShrink of all that; beyond that it is tightened. A
    /// line that is not full (see `full`) stretches word spaces, then Han–Latin gaps (to a third of an em), then the
    /// space between Han by a tenth of an em; in Latin text all of them stretch further (mostStretch).
    void fit(double width, bool full);
    /// Tightens an overfull line to `width`: between Han, or between Latin words.
    void tighten(double width);
    /// Returns the line as runs with the baseline at y 0, starting at x `shift`.
    SetLine set(double shift) const;

private:
    /// The embedding level of each cluster.
    QList<quint8> levels() const;
    qsizetype clustersOf(qsizetype item) const;
    void shrink(double width);
    void stretch(double width);

    const ShapedParagraph& m_paragraph;
    LineRange m_range;
    std::vector<PlacedCluster> m_placed;
    double m_width;
};

} // namespace duovita
