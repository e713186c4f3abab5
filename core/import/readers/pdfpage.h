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
    bool beginsBold = false;
    bool endsBold = false;
};

/// A line as its page shows it, with one cell or several. Words that lead elsewhere stand as "[words](address)", but
/// for an address that leads to itself.
struct ReadLine {
    QList<ReadCell> cells;
    QRectF box;
    double size = 0;     ///< of most of its letters, in points; 0 if it is not known
    double baseline = 0; ///< of most of its letters; 0 if it is not known
    double endLine = 0;  ///< the same of its end, where it was joined out of several
    bool bold = false;   ///< all of them
    int rowsAbove = 0;   ///< of a column beside this one that stand between the line before and this one

    bool isParted() const { return cells.size() > 1; }
    /// From the line before to this one, in points: between their base lines, or the edges of their boxes.
    double pitchFrom(const ReadLine& before) const;
    /// The cells three blanks apart.
    QString text() const;
};

/// Whether what stands in the boxes stands in one row: more than half of the lower one's height is shared.
bool isInRow(const QRectF& a, const QRectF& b);

/// As the page draws them, piece by piece. `document` is what Qt Pdf makes of `readable`, `marked` of its marked file;
/// that one may have no pages.
QList<ReadLine> drawnLines(QPdfDocument& document, QPdfDocument& marked, int page, const QList<WebLink>& links,
                           const ReadablePdf& readable);

/// The pieces of one row in one line: raised marks, the dates of a margin and what stands beside them.
QList<ReadLine> joinedInRows(QList<ReadLine> drawn);

} // namespace duovita
