#pragma once

#include "core/domain/result.h"
#include "core/import/readers/openedpdf.h"
#include "core/import/readers/pdfpage.h"

namespace duovita {

/// The JSON of the record that Duovita attaches to a PDF with data. PdfWithoutData if there is none, PdfUnreadable with
/// the reason if it is damaged.
Result<QByteArray> attachedRecord(const OpenedPdf& pdf);

/// The external links of each page; none if the file is damaged.
QList<QList<WebLink>> linksOfPdf(const OpenedPdf& pdf);

} // namespace duovita
