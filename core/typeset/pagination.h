#pragma once

#include "core/typeset/blocks.h"

namespace duovita {

/// Where the text stands on its paper, in points.
struct PageFrame {
    QSizeF paper;
    QMarginsF margins;

    double width() const { return paper.width() - margins.left() - margins.right(); }
    double bottom() const { return paper.height() - margins.bottom(); }
};

/// Puts lines on pages. Lines kept together move to the next page together, unless they would not fit there either.
QList<LayoutPage> paginate(const Flow& flow, const PageFrame& frame, const Template& design);

/// A line's box and runs at a place on a page; `top` is the upper edge of its leading.
LayoutLine placeLine(const FlowLine& line, const PageFrame& frame, double top);
QList<LayoutRule> placeRules(const FlowLine& line, const PageFrame& frame, double top);

} // namespace duovita
