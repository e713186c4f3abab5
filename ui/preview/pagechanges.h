#pragma once

#include "core/typeset/pagedlayout.h"

namespace duovita {

/// What is on a page, a number for each thing in the order in which they are drawn. Two pages with the same numbers
/// look the same.
struct PageSigns {
    QList<size_t> rules;
    QList<size_t> shapes;
    QList<size_t> images;
    QList<size_t> runs;

    bool operator==(const PageSigns&) const = default;
    size_t sum() const;
};
PageSigns signsOf(const LayoutPage& page);

/// A part of a page, from edge to edge, in points.
struct PageBand {
    double top = 0;
    double bottom = 0; ///< not below the top: nothing

    void add(double from, double to);
};

/// Where two pages look otherwise: all that only one of them has stands in it, all else is drawn in the same order.
PageBand changedBand(const LayoutPage& before, const PageSigns& signsBefore, const LayoutPage& after,
                     const PageSigns& signsAfter);

} // namespace duovita
