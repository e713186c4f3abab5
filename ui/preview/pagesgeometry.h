#pragma once

#include <QMargins>
#include <QRect>
#include <QSizeF>

namespace duovita {

/// Positions of pages stacked vertically, in logical pixels from the first page's top. Pages begin and end on whole
/// pixels, so that their pictures need no scaling.
struct PagesGeometry {
    static constexpr int gap = 16; ///< below each page

    QSizeF paper; ///< in points
    int count = 0;
    QSize room;               ///< visible size, including the scroll bar
    int left = 0;             ///< margin left of the pages
    int right = 0;            ///< margin right of the pages
    bool isWholePage = false; ///< fit a page in the height; otherwise fit the width
    double zoom = 1;          ///< relative to the fitted size

    QSize pageSize() const;
    double pixelsPerPoint() const { return pageSize().width() / paper.width(); }
    QRect page(int index) const;
    QSize contentSize() const; ///< including the margins
    int pageAt(int y) const;   ///< the page, from 0, at this height or above the gap there; not limited to `count`
};

} // namespace duovita
