#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"

#include <QStringList>

namespace duovita {

/// A table in plain text: its columns' titles in one line, or in as many lines one below the other.
struct TextTable {
    struct Row {
        QStringList cells; ///< as many as there are titles; empty where the table is
        int number;        ///< of its first line
    };
    QStringList titles;
    QList<Row> rows; ///< one at least
    qsizetype end;   ///< the line after it
};

/// Whether these are titles of columns: known words all, or most of them where the first is a time.
bool areColumnTitles(const QStringList& cells, const Vocabulary& vocabulary);

/// The table that begins there, if those are known titles of columns and what follows fits them.
std::optional<TextTable> tableAt(const QList<RawLine>& lines, qsizetype start, const Vocabulary& vocabulary);

} // namespace duovita
