#pragma once

#include "core/import/readers/lostblanks.h"
#include "core/import/readers/pdfpage.h"

namespace duovita {

/// Lines of a page one below the other.
struct ColumnRun {
    QList<ReadLine> lines;
    QRectF box;
    qsizetype characters = 0;

    void add(const ReadLine& line);
};

/// The columns of a page beside its widest text, and that text with all that is no column.
struct PageColumns {
    QList<ColumnRun> main;
    QList<ColumnRun> beside;
};

PageColumns columnsOfPage(const QList<ReadLine>& lines);

/// A line in the order of reading, and how its letters look (see ReadLine).
struct ReadingLine {
    QString text;
    double size = 0;
    bool bold = false;
};

/// Columns as lines of text, one after the other: what their width or a page's end breaks is whole again; blank lines
/// and indents are where the pages have them. `blanks` are the document's.
QList<ReadingLine> linesOfColumns(const QList<ColumnRun>& runs, LatinBlanks blanks);

} // namespace duovita
