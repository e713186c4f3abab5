#pragma once

#include "core/domain/language.h"
#include "core/import/readers/pdfpage.h"

namespace duovita {

/// What pages show in one of two languages.
struct LanguageColumn {
    Language language;
    QList<QList<ReadLine>> pages; ///< as many as the document has
    QStringList labels;           ///< words of the other column, where both say the same in one language
};

/// Two languages side by side: headings in both stand in one row, and hardly any text reaches from one column into the
/// other. One column alone where both say the same for lack of one language. Empty if the pages show no such columns.
/// `pages` are lines as they are drawn; none of their words is lost.
QList<LanguageColumn> languageColumns(const QList<QList<ReadLine>>& pages);

} // namespace duovita
