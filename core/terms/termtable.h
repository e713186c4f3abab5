#pragma once

#include "core/domain/result.h"
#include "core/terms/termindex.h"

namespace duovita {

/// Reads a table of terms: one row per line, cells separated by tabs or by commas; with commas, a cell that contains a
/// comma or a quotation mark is quoted, as in spreadsheets. The columns are in the order of the languages, English
/// first, unless the first row names others: "zh" and "en". Blank lines are skipped. TermRow with the line of a row
/// that is not a pair. UTF-8, or UTF-16 with a byte order mark.
Result<QList<Term>> readTermTable(const QByteArray& bytes, const QString& file);

/// Writes such a table with tabs and a first row that names the languages.
QByteArray writeTermTable(const QList<Term>& terms);

} // namespace duovita
