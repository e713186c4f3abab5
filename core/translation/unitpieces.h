#pragma once

#include "core/translation/translationsheet.h"

namespace duovita {

/// A piece of a unit that a program has split: a <segment>, or an <ignorable> between segments.
struct UnitPiece {
    bool isSegment = true;
    QString state; ///< the segment's state as in the file; empty without one
    QString source;
    std::optional<QString> target;
    int order = 0; ///< position of its target among the targets, from 1; 0: same as the source
};

/// Reassembles the pieces of one unit.
class UnitPieces {
public:
    void add(const UnitPiece& piece) { m_pieces += piece; }

    QString source() const;
    /// In the order given by the targets. Empty if nothing is translated.
    QString target() const;
    /// Reviewed only if all segments are.
    SheetUnit::State state() const;
    /// Whether some segments are translated and others are not.
    bool isPartial() const;
    /// Whether every target has a different position.
    bool hasValidOrder() const;

private:
    QList<int> targetPlaces() const;
    qsizetype translatedSegments() const;

    QList<UnitPiece> m_pieces;
};

/// Whether the text is empty or only white space.
bool isBlank(const QString& text);

} // namespace duovita
