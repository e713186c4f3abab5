#pragma once

#include "core/typeset/paragraph.h"

namespace duovita {

/// A shaped paragraph on its way to lines.
struct ShapedParagraph {
    const StyledText& text;
    const QList<TextItem>& items;
    const QList<Cluster>& clusters;
    const ParagraphStyle& style;

    const TextStyle& styleOf(const Cluster& cluster) const { return text.pieces[items[cluster.item].piece].style; }
};

/// A line's clusters with the gaps and trimmings that hold on this very line.
class LineComposition {
public:
    /// Clusters from `first` up to, not including, `end`.
    LineComposition(const ShapedParagraph& paragraph, qsizetype first, qsizetype end);

    double width() const { return m_width; }
    /// Spreads the line towards `measure`: Han–Latin gaps to a third of an em, then between Han to a tenth (CLREQ's
    /// order); what is left over stays at the right edge.
    void justify(double measure);
    SetLine set(double shift) const;

private:
    struct Placed {
        double before = 0; ///< moved right by this much (negative: trimmed)
        double advance = 0;
        bool stretchesGap = false;
        bool stretchesHan = false;
    };
    void place(qsizetype index);
    void spread(bool Placed::* which, double most, double& slack);

    const ShapedParagraph& m_paragraph;
    qsizetype m_first;
    qsizetype m_end;
    qsizetype m_visibleEnd; ///< without spaces at the end
    QList<Placed> m_placed;
    double m_width = 0;
};

/// Index ranges of clusters, a line each: first fit. A piece without any opportunity that is wider than the measure
/// is broken between clusters.
QList<std::pair<qsizetype, qsizetype>> fillLines(const ShapedParagraph& paragraph, const QBitArray& opportunities);

} // namespace duovita
