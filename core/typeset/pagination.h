#pragma once

#include "core/typeset/flow.h"

#include <QMarginsF>

namespace duovita {

/// The position of a column on its paper, in points.
struct PageFrame {
    QSizeF paper;
    QMarginsF margins;
    double firstTop = 0;    ///< how much lower the column starts on its first page
    double stretch = 0;     ///< at most how much of the space left on a full page is added above each of its sections
    bool continues = false; ///< further pages follow: the last page counts as full, too

    double width() const { return paper.width() - margins.left() - margins.right(); }
    double bottom() const { return paper.height() - margins.bottom(); }
};

/// Distributes lines over pages. Lines kept together move to the next page together, unless they would not fit there
/// either.
QList<LayoutPage> paginate(const Flow& flow, const PageFrame& frame);

/// The index of the first line that is not on the first `pages` pages; the number of lines if all are.
qsizetype firstLineAfter(const Flow& flow, const PageFrame& frame, qsizetype pages);

/// Merges the pages of `column` into `pages`, starting at page `from`, after what is there already. Adds `blocks`, the
/// number of blocks before the column's own, to its block indices.
void addColumn(QList<LayoutPage>& pages, qsizetype from, const QList<LayoutPage>& column, qsizetype blocks);

/// Places a line on a page; `top` is the upper edge of its leading.
void placeLine(const FlowLine& line, const PageFrame& frame, double top, LayoutPage& page);

} // namespace duovita
