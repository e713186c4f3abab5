#pragma once

#include "core/translation/translationsheet.h"

namespace duovita {

/// A text of a sheet as a program divided it: <segment> and the <ignorable> between segments.
struct UnitPiece {
    bool isSegment = true;
    QString state; ///< of a segment, as it stands in the file; empty if it says none
    QString source;
    std::optional<QString> target;
    int order = 0; ///< where its target stands among the targets, from 1; 0: where the source stands
};

/// The pieces of one unit, put together again.
class UnitPieces {
public:
    void add(const UnitPiece& piece) { m_pieces += piece; }

    QString source() const;
    /// In the order that the targets ask for. Where nothing is translated it is empty.
    QString target() const;
    /// Reviewed only if all segments are.
    SheetUnit::State state() const;
    /// Some segments are translated, others are not.
    bool isPartial() const;
    /// Each target has a place of its own.
    bool hasValidOrder() const;

private:
    QList<int> targetPlaces() const;
    qsizetype translatedSegments() const;

    QList<UnitPiece> m_pieces;
};

/// Nothing but white space, or nothing at all.
bool isBlank(const QString& text);

} // namespace duovita
