#pragma once

#include "core/domain/language.h"
#include "core/import/readers/pdfpage.h"

namespace duovita {

/// The part of the pages in one of two languages.
struct LanguageColumn {
    Language language;
    QList<QList<ReadLine>> pages; ///< as many as the document has
    QStringList labels;           ///< words of the other column in places where both columns use one language
};

/// Detects two languages side by side: headings in both languages share a row, and hardly any text crosses from one
/// column into the other. Returns a single column if both turn out to be in one language; empty if the pages have no
/// such columns. `pages` holds the lines as drawn; no word is lost.
QList<LanguageColumn> languageColumns(const QList<QList<ReadLine>>& pages);

} // namespace duovita
