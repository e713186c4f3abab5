#pragma once

#include <QList>
#include <QStringList>

namespace duovita {

/// A line of plain text that is not blank.
struct RawLine {
    QString text; ///< without outer spaces; columns are at least two spaces apart
    int number;   ///< in the file, from 1
    bool afterBlank;
    qsizetype indent;        ///< column of its first character
    bool underlined = false; ///< by a line of hyphens or the like below it
    QStringList cells = {};  ///< separated by tabs, including empty cells, or else by wide gaps
    bool tabbed = false;     ///< the cells were separated by tabs
    bool begins = false;     ///< never continues the line before
    bool endsPage = false;   ///< the last line before a form feed, or of a text with form feeds
};

/// The lines of a text; a date range broken by a narrow column is rejoined. `inOrder`: the lines of a PDF, whose
/// columns have already been resolved.
QList<RawLine> rawLinesOf(const QString& text, bool inOrder = false);

} // namespace duovita
