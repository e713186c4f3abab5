#pragma once

#include "core/domain/result.h"

#include <QImage>
#include <QList>

class QPrinter;

namespace duovita {

/// Pictures of a PDF's pages at so many dots per inch, on white. PdfUnreadable. Called away from the interface's
/// thread.
Result<QList<QImage>> picturesOf(const QByteArray& pdf, int dotsPerInch);

/// Prints a page on each sheet, at the size it has.
void printPages(QPrinter& printer, const QList<QImage>& pages, QSizeF paperInPoints);

} // namespace duovita
