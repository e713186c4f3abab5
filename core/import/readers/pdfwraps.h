#pragma once

#include "core/import/readers/lostblanks.h"
#include "core/import/readers/pdfpage.h"

class QRegularExpression;

namespace duovita {

/// The beginning of a list item: a bullet, "3.", "[3]", "①".
const QRegularExpression& itemMark();

/// The approximate width of a line's first word in points, by its share of the characters. A number and its unit count
/// as one word, since lines are not broken between them: "40 PB".
double firstWordWidth(const ReadLine& line);
/// Whether it has several cells, not counting a list item's mark.
bool isInColumns(const ReadLine& line);
/// The approximate x of an item's text, right of its mark, in points.
double textLeft(const ReadLine& line);

/// Ends inside an address that continues on the next line: "https://example.org/", "me@example.", "me@".
bool endsInAddress(const QString& text);
/// "me@example.org", "https://example.org": starts something new even if the line above is full.
bool beginsWithAddress(const QString& text);

/// "Platforms: …", "导师：…": starts something new even if the line above is full.
bool beginsWithLabel(const QString& text);

/// Appends a continuation line: with a space, or without one between ideographs, inside a hyphenated word, and inside
/// an address. `blanks` are those of the document.
void joinWrapped(QString& text, const QString& next, LatinBlanks blanks);

/// Moves text that did not fit into a cell, and therefore continues on the line below, back into the cell: a date range
/// in the margin, a title beside its dates, a text beside the margin. `right` is the column's right edge in points.
void joinWrappedCells(QList<ReadLine>& lines, double right, LatinBlanks blanks);

} // namespace duovita
