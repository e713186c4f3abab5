#pragma once

#include "core/import/readers/pdfcolumns.h"

#include <QStringList>

namespace duovita {

/// Removes the lines that every page has at its upper or lower edge, ignoring their numbers, and returns each once.
QStringList takePageArtifacts(QList<QList<ReadLine>>& pages);

/// The pages' text in reading order: the contacts of a narrow column after the document's header, its sections after
/// those of the wide column; lines broken by the column width are rejoined; blank lines and indentation are kept.
QList<ReadingLine> readingLines(const QList<QList<ReadLine>>& pages);

} // namespace duovita
