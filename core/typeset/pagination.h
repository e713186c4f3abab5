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
    bool goesOn = false; ///< more follows on further pages: the last of these is full, too

    double width() const { return paper.width() - margins.left() - margins.right(); }
    double bottom() const { return paper.height() - margins.bottom(); }
};

/// Puts lines on pages. Lines kept together move to the next page together, unless they would not fit there either.
QList<LayoutPage> paginate(const Flow& flow, const PageFrame& frame);

/// The first line that stands on none of the first `pages`; how many lines there are if all do.
qsizetype firstLineAfter(const Flow& flow, const PageFrame& frame, qsizetype pages);

/// What stands on the pages of `column` after what stands on `pages`, from that page on; `blocks` blocks come before
/// its own.
void addColumn(QList<LayoutPage>& pages, qsizetype from, const QList<LayoutPage>& column, qsizetype blocks);

/// Puts a line on a page; `top` is the upper edge of its leading.
void placeLine(const FlowLine& line, const PageFrame& frame, double top, LayoutPage& page);

} // namespace duovita
