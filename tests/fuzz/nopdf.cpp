#include "core/import/pdfdata.h"

// In place of core/import/pdfdata.cpp: in the fuzz targets nothing is a PDF.

namespace duovita {

bool isPdf(const QByteArray&)
{
    return false;
}

Result<QByteArray> attachedRecord(const QByteArray&, const QString& file)
{
    return Error{ErrorCode::PdfWithoutData, {file}, {file}};
}

QList<QList<WebLink>> linksOfPdf(const QByteArray&)
{
    return {};
}

} // namespace duovita
