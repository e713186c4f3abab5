#pragma once

#include "core/typeset/glyphboxes.h"
#include "core/typeset/pagedlayout.h"

namespace duovita {

/// Hashes of the elements of a page in drawing order. Pages with equal hashes look the same.
struct PageSigns {
    QList<size_t> rules;
    QList<size_t> shapes;
    QList<size_t> images;
    QList<size_t> runs;

    bool operator==(const PageSigns&) const = default;
    size_t sum() const;
};
PageSigns signsOf(const LayoutPage& page);

/// A horizontal band of a page, in points.
struct PageBand {
    double top = 0;
    double bottom = 0; ///< not greater than top: empty

    void add(double from, double to);
    double height() const { return bottom - top; }
};

/// The band that contains all differences of two pages. Everything outside is drawn in the same order on both.
PageBand changedBand(const LayoutPage& before, const PageSigns& signsBefore, const LayoutPage& after,
                     const PageSigns& signsAfter, GlyphBoxes& boxes);

} // namespace duovita
