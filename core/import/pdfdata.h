#pragma once

#include "core/domain/result.h"
#include "core/import/pdfpage.h"

#include <QByteArray>

namespace duovita {

bool isPdf(const QByteArray& bytes);

/// The record attached to a PDF that Duovita made with data: its JSON. PdfWithoutData if there is none,
/// PdfUnreadable with the reason if the file is damaged or asks for a password.
Result<QByteArray> attachedRecord(const QByteArray& pdf, const QString& file);

/// The links of each page that lead out of the document; a damaged file has none.
QList<QList<WebLink>> linksOfPdf(const QByteArray& pdf);

} // namespace duovita
