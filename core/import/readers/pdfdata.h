#pragma once

#include "core/domain/result.h"
#include "core/import/readers/openedpdf.h"
#include "core/import/readers/pdfpage.h"

namespace duovita {

/// The record attached to a PDF that Duovita made with data: its JSON. PdfWithoutData if there is none,
/// PdfUnreadable with the reason if what is attached is damaged.
Result<QByteArray> attachedRecord(const OpenedPdf& pdf);

/// The links of each page that lead out of the document; a damaged file has none.
QList<QList<WebLink>> linksOfPdf(const OpenedPdf& pdf);

} // namespace duovita
