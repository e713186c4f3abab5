#pragma once

#include <QMargins>
#include <QRect>
#include <QSizeF>

namespace duovita {

/// Where pages stand below each other, in logical pixels from the first one's upper edge on. A page begins and ends on
/// whole pixels, so that its picture is shown as it was drawn.
struct PagesGeometry {
    static constexpr int gap = 16; ///< below each page

    QSizeF paper; ///< points
    int count = 0;
    QSize room;               ///< of all that is seen, the scroll bar's place included
    int left = 0;             ///< of the room, beside the pages
    int right = 0;            ///< the same
    bool isWholePage = false; ///< a page is no higher than the room; otherwise it is as wide
    double zoom = 1;          ///< of that size

    QSize pageSize() const;
    double pixelsPerPoint() const { return pageSize().width() / paper.width(); }
    QRect page(int index) const;
    QSize contentSize() const; ///< with what stands beside and below
    int pageAt(int y) const;   ///< from 0 on, and no end: the one at this height, or the gap below it
};

} // namespace duovita
