#pragma once

#include <QList>
#include <QRectF>
#include <QString>

class QPdfDocument;

namespace duovita {

/// Where a page leads elsewhere. Boxes are in points from the page's upper left corner.
struct WebLink {
    QRectF box;
    QString url;
};

/// A line as its page shows it. Columns of one line are three blanks apart; words that lead elsewhere stand as
/// "[words](address)", but for an address that leads to itself.
struct ReadLine {
    QString text;
    QRectF box;
    bool parted = false; ///< has columns
};

/// In the order in which the page draws them.
QList<ReadLine> linesOnPage(QPdfDocument& document, int page, const QList<WebLink>& links);

} // namespace duovita
