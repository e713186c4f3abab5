#pragma once

#include "core/import/readers/lostblanks.h"
#include "core/import/readers/pdfpage.h"

namespace duovita {

/// Lines of a page that follow each other vertically.
struct ColumnRun {
    QList<ReadLine> lines;
    QRectF box;
    qsizetype characters = 0;

    void add(const ReadLine& line);
};

/// The columns beside a page's widest text, and that text with everything outside columns.
struct PageColumns {
    QList<ColumnRun> main;
    QList<ColumnRun> beside;
};

PageColumns columnsOfPage(const QList<ReadLine>& lines);

/// A line in reading order, and the look of its letters (see ReadLine).
struct ReadingLine {
    QString text;
    double size = 0;
    bool bold = false;
};

/// Turns columns into lines of text, one column after the other: rejoins lines that the column's width or the end of a
/// page broke; keeps blank lines and indentation. `blanks` are those of the document.
QList<ReadingLine> linesOfColumns(const QList<ColumnRun>& runs, LatinBlanks blanks);

} // namespace duovita
