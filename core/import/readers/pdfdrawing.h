#pragma once

#include "core/import/readers/openedpdf.h"

#include <QList>
#include <QPointF>
#include <QRectF>

namespace duovita {

// What the pages of a PDF draw, by their content streams (ISO 32000-1, 8 and 9): what the text alone does not tell.
// Places are in points from the page's upper left corner.

/// A stretch of text as a text-showing operator has it.
struct DrawnText {
    QPointF origin;  ///< of its first letter, on the base line; where several follow each other, of the first of them
    double size = 0; ///< of the font, in points
    bool bold = false;
    qsizetype bytes = 0; ///< of its string: about as long as the text
};

/// One page.
struct PageDrawing {
    QList<DrawnText> texts;
    QList<QRectF> dots; ///< small round or square figures: the marks of lists that are no letters
};

/// Page by page; none of a page that is turned, and empty if the file can't be read.
QList<PageDrawing> drawingsOfPdf(const OpenedPdf& pdf);

} // namespace duovita
