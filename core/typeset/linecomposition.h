#pragma once

#include "core/typeset/linefilling.h"
#include "core/typeset/paragraph.h"

namespace duovita {

/// Whether the face of a cluster has a hyphen.
bool hasHyphen(const ShapedParagraph& paragraph, qsizetype after);

/// How wide the hyphen is that would follow a cluster.
double hyphenWidth(const ShapedParagraph& paragraph, qsizetype after);

/// A line with its gaps and trimmings, on its way to glyph runs.
class LineComposition {
public:
    LineComposition(const LineMeasure& measure, const LineRange& range);

    double width() const { return m_width; }
    /// The line's clusters as they stand now.
    const std::vector<PlacedCluster>& placed() const { return m_placed; }
    /// Brings the line to `width` in CLREQ's order. A line that is too full shrinks: word spaces, brackets, commas,
    /// Han–Latin gaps to an eighth of an em, stops; not beyond mostShrink of it all, then it is tightened. One that is
    /// not `full` opens: word spaces, Han–Latin gaps to a third, then between Han by a tenth, in Latin text all of them
    /// further (mostStretch).
    void fit(double width, bool full);
    /// Brings a line that is too full to `width`: between Han, or between Latin words.
    void tighten(double width);
    /// Runs on a baseline at y 0, from x `shift`.
    SetLine set(double shift) const;

private:
    /// The level of embedding of each cluster.
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
