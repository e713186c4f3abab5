#pragma once

#include <QList>
#include <QRectF>
#include <QString>

class QPdfDocument;

namespace duovita {

class ReadablePdf;

/// A link on a page. Boxes are in points from the page's upper left corner.
struct WebLink {
    QRectF box;
    QString url;
};

/// A part of a line that gaps wider than word spaces separate from the next.
struct ReadCell {
    QString text;
    QRectF box;
    bool beginsBold = false;
    bool endsBold = false;
};

/// A line of a page, with one or more cells. Linked words appear as "[words](address)", except for an address that
/// links to itself.
struct ReadLine {
    QList<ReadCell> cells;
    QRectF box;
    double size = 0;     ///< of most letters, in points; 0 if unknown
    double baseline = 0; ///< of most letters; 0 if unknown
    double endLine = 0;  ///< the same for its end, if it was joined from several lines
    bool bold = false;   ///< all letters
    int rowsAbove = 0;   ///< number of rows of an adjacent column between the line before and this one

    bool isParted() const { return cells.size() > 1; }
    /// The distance from the line before, in points: between baselines, or between the edges of the boxes.
    double pitchFrom(const ReadLine& before) const;
    /// The cells separated by three spaces.
    QString text() const;
};

/// Whether two boxes are in one row: they share more than half of the lower one's height.
bool isInRow(const QRectF& a, const QRectF& b);

/// The lines in drawing order, piece by piece. `document` is Qt Pdf's view of `readable`, `marked` that of its marked
/// file, which may have no pages.
QList<ReadLine> drawnLines(QPdfDocument& document, QPdfDocument& marked, int page, const QList<WebLink>& links,
                           const ReadablePdf& readable);

/// Joins the pieces of one row into a line: raised marks, dates in a margin and the text beside them.
QList<ReadLine> joinedInRows(QList<ReadLine> drawn);

} // namespace duovita
