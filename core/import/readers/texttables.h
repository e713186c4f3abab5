#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"

#include <QStringList>

namespace duovita {

/// A table in plain text, with the column titles on one line or on consecutive lines.
struct TextTable {
    struct Row {
        QStringList cells; ///< as many as there are titles; empty where the table is
        int number;        ///< of its first line
    };
    QStringList titles;
    QList<Row> rows; ///< at least one
    qsizetype end;   ///< the line after the table
};

/// Whether these are column titles: all known words, or most of them if the first means a time.
bool areColumnTitles(const QStringList& cells, const Vocabulary& vocabulary);

/// The table that begins at a line, if the line contains known column titles and the following lines fit.
std::optional<TextTable> tableAt(const QList<RawLine>& lines, qsizetype start, const Vocabulary& vocabulary);

} // namespace duovita
