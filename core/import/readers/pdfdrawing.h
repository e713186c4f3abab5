#pragma once

#include "core/import/readers/openedpdf.h"

#include <QList>
#include <QPointF>
#include <QRectF>

namespace duovita {

// What the pages of a PDF draw, from their content streams (ISO 32000-1, 8 and 9), beyond the text itself. Coordinates
// are in points from the page's upper left corner.

/// A run of text of one text-showing operator.
struct DrawnText {
    QPointF origin;  ///< of its first letter, on the baseline; if several runs follow each other, of the first one
    double size = 0; ///< font size in points
    bool bold = false;
    qsizetype bytes = 0; ///< length of its string: about the length of the text
};

/// One page.
struct PageDrawing {
    QList<DrawnText> texts;
    QList<QRectF> dots; ///< small round or square shapes: list bullets that are not letters
};

/// One per page. A rotated page has none; empty if the file cannot be read.
QList<PageDrawing> drawingsOfPdf(const OpenedPdf& pdf);

} // namespace duovita
