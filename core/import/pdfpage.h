#pragma once

#include <QList>
#include <QRectF>
#include <QString>

class QPdfDocument;

namespace duovita {

class ReadablePdf;

/// Where a page leads elsewhere. Boxes are in points from the page's upper left corner.
struct WebLink {
    QRectF box;
    QString url;
};

/// A stretch of a line that blanks wider than those between words part from the next.
struct ReadCell {
    QString text;
    QRectF box;
};

/// A line as its page shows it, with one cell or several. Words that lead elsewhere stand as "[words](address)", but
/// for an address that leads to itself.
struct ReadLine {
    QList<ReadCell> cells;
    QRectF box;
    double size = 0;   ///< of most of its letters, in points; 0 if it is not known
    bool bold = false; ///< all of them

    bool isParted() const { return cells.size() > 1; }
    /// The cells three blanks apart.
    QString text() const;
};

/// In the order in which the page draws them. `document` is what Qt Pdf makes of `readable`.
QList<ReadLine> linesOnPage(QPdfDocument& document, int page, const QList<WebLink>& links, const ReadablePdf& readable);

} // namespace duovita
