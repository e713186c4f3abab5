#pragma once

#include "core/typeset/linemeasure.h"

namespace duovita {

/// Index ranges of clusters, a line each.
using LineRanges = QList<std::pair<qsizetype, qsizetype>>;

/// First fit. A piece without any opportunity that is wider than the measure is broken between clusters. A last line of
/// one short piece gets company from the line above it (GB/T 15834 5.1.11: no single character on a line of its own).
LineRanges fillLines(const LineMeasure& measure, const QBitArray& opportunities);

/// A line with its gaps and trimmings, on its way to glyph runs.
class LineComposition {
public:
    LineComposition(const LineMeasure& measure, qsizetype first, qsizetype end);

    double width() const { return m_width; }
    /// Spreads the line to `width` in CLREQ's order: word spaces and then Han–Latin gaps to a third of an em, then
    /// between Han by a tenth. A line that these do not fill stays as it is: half spread and still short looks worst.
    void justify(double width);
    /// Runs on a baseline at y 0, from x `shift`.
    SetLine set(double shift) const;

private:
    double capacity(double PlacedCluster::*tier) const;
    void spread(double PlacedCluster::*tier, double share);

    const ShapedParagraph& m_paragraph;
    qsizetype m_first;
    std::vector<PlacedCluster> m_placed;
    double m_width;
};

} // namespace duovita
