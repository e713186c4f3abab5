#pragma once

#include "core/typeset/flow.h"

#include <QMarginsF>

namespace duovita {

/// Where a column stands on its paper, in points.
struct PageFrame {
    QSizeF paper;
    QMarginsF margins;
    double firstTop = 0; ///< so much lower does it begin on its first page
    double stretch = 0;  ///< at most so much of the room left on a full page stands above each of its sections

    double width() const { return paper.width() - margins.left() - margins.right(); }
    double bottom() const { return paper.height() - margins.bottom(); }
};

/// Puts lines on pages. Lines kept together move to the next page together, unless they would not fit there either.
QList<LayoutPage> paginate(const Flow& flow, const PageFrame& frame);

/// Puts a line on a page; `top` is the upper edge of its leading.
void placeLine(const FlowLine& line, const PageFrame& frame, double top, LayoutPage& page);

} // namespace duovita
