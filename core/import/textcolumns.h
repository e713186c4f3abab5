#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A line of a text file.
struct NumberedLine {
    QString text;
    int number; ///< in the file, from 1
};

/// The lines of a text in the order of reading. Two columns that a program printed side by side, as "pdftotext -layout"
/// does, follow each other, the left one first. They are columns of a document, and not of a table or of dates beside
/// what they are of, if both have headings of sections.
QList<NumberedLine> linesInReadingOrder(const QString& text);

} // namespace duovita
