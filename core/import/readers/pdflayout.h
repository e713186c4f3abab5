#pragma once

#include "core/import/readers/pdfcolumns.h"

#include <QStringList>

namespace duovita {

/// The lines that every page has at its upper or lower edge, but for their numbers: taken out of the pages, each once.
QStringList takePageArtifacts(QList<QList<ReadLine>>& pages);

/// The pages' text in the order of reading: a narrow column's contacts after the document's head, its sections after
/// the wide one's; what was broken by the width of a column made whole; blank lines and indents where the pages have
/// them.
QList<ReadingLine> readingLines(const QList<QList<ReadLine>>& pages);

} // namespace duovita
