#pragma once

#include "core/domain/language.h"
#include "core/import/pdfpage.h"

namespace duovita {

/// What pages show in one of two languages.
struct LanguageColumn {
    Language language;
    QList<QList<ReadLine>> pages; ///< as many as the document has
};

/// Two languages side by side: headings in both stand in one row, and hardly any text reaches from one column into the
/// other. Empty if the pages show no such columns. `pages` are lines as they are drawn; none of them is lost.
QList<LanguageColumn> languageColumns(const QList<QList<ReadLine>>& pages);

} // namespace duovita
