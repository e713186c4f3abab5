#pragma once

#include <QList>
#include <QStringList>

namespace duovita {

/// A line of plain text that has something on it.
struct RawLine {
    QString text; ///< without the blanks around it; columns are at least two blanks apart
    int number;   ///< in the file, from 1
    bool afterBlank;
    qsizetype indent;        ///< of its first character
    bool underlined = false; ///< by a line of hyphens or the like
    QStringList cells = {};  ///< what tabs part, empty ones too, or else wide blanks
    bool tabbed = false;     ///< the cells were parted by tabs
    bool begins = false;     ///< never goes on with the line before
    bool endsPage = false;   ///< the last before a form feed, or of a text that has any
};

/// The lines of a text; a range of dates that a narrow column broke is made whole.
/// `inOrder`: a PDF's columns have been read already.
QList<RawLine> rawLinesOf(const QString& text, bool inOrder = false);

} // namespace duovita
