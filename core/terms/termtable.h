#pragma once

#include "core/domain/result.h"
#include "core/terms/termindex.h"

namespace duovita {

/// Terms out of a table: a row a line, its cells parted by tabs, or by commas (then a cell with a comma or a quotation
/// mark stands in quotation marks, as spreadsheets write them). In the order of the languages, English
/// first, unless a first row names others: "zh" and "en".
/// Blank lines are passed over. TermRow with the line of a row that is no pair. UTF-8, or
/// UTF-16 with its mark.
Result<QList<Term>> readTermTable(const QByteArray& bytes, const QString& file);

/// Such a table with tabs and a first row that names the languages.
QByteArray writeTermTable(const QList<Term>& terms);

} // namespace duovita
