#pragma once

#include "core/import/readers/lostblanks.h"
#include "core/import/readers/pdfpage.h"

class QRegularExpression;

namespace duovita {

/// What begins an item of a list: a bullet, "3.", "[3]", "①".
const QRegularExpression& itemMark();

/// How wide the first word of a line is, in points: about, by its share of the line's characters. A number is parted
/// from its unit by no line: "40 PB".
double firstWordWidth(const ReadLine& line);
/// Whether it has cells side by side, the mark of an item aside.
bool isInColumns(const ReadLine& line);
/// Where the text of an item begins, right of its mark, in points: about.
double textLeft(const ReadLine& line);

/// In an address that goes on in the next line: "https://example.org/", "me@example.", "me@".
bool endsInAddress(const QString& text);
/// "me@example.org", "https://example.org": something of its own, although the line above it is full.
bool beginsWithAddress(const QString& text);

/// "Platforms: …", "导师：…": something new, although the line above is full.
bool beginsWithLabel(const QString& text);

/// Adds what a text goes on with in the next line: with a blank, or without one between ideographs, within a word that
/// a hyphen parts, and within an address. `blanks` are the document's.
void joinWrapped(QString& text, const QString& next, LatinBlanks blanks);

/// Puts what had no room in a cell, and therefore stands in the line below, into the cell: a range of dates in the
/// margin, a title beside its dates, a text beside the margin. `right` is where the column ends, in points.
void joinWrappedCells(QList<ReadLine>& lines, double right, LatinBlanks blanks);

} // namespace duovita
