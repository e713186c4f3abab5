#include "core/import/pdfdata.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEFStreamObjectHelper.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>

namespace duovita {

bool isPdf(const QByteArray& bytes)
{
    constexpr qsizetype headerRoom = 1024; // ISO 32000-1, annex H: readers look for the header this far
    return bytes.left(headerRoom).contains("%PDF-");
}

Result<QByteArray> attachedRecord(const QByteArray& pdf, const QString& file)
{
    try {
        QPDF document;
        document.setSuppressWarnings(true);
        document.processMemoryFile("import", pdf.constData(), static_cast<std::size_t>(pdf.size()));
        QPDFEmbeddedFileDocumentHelper files(document);
        for (auto& [name, spec] : files.getEmbeddedFiles()) {
            QPDFEFStreamObjectHelper stream(spec->getEmbeddedFileStream());
            const std::shared_ptr<Buffer> data = stream.getObjectHandle().getStreamData();
            const QByteArray bytes(reinterpret_cast<const char*>(data->getBuffer()),
                                   static_cast<qsizetype>(data->getSize()));
            if (bytes.contains("\"duovita/"))
                return bytes;
        }
    } catch (const std::exception& problem) { // libqpdf reports by exceptions
        return Error{ErrorCode::PdfUnreadable, {file, QString::fromUtf8(problem.what())}, {file}};
    }
    return Error{ErrorCode::PdfWithoutData, {file}, {file}};
}

} // namespace duovita
