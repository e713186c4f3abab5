#include "core/import/readers/pdfdata.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEFStreamObjectHelper.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

namespace duovita {

namespace {

/// Converts from the page's lower left origin to its upper left origin.
QRectF boxOf(const QPDFObjectHandle::Rectangle& box, const QPDFObjectHandle::Rectangle& page)
{
    return QRectF(box.llx - page.llx, page.ury - box.ury, box.urx - box.llx, box.ury - box.lly);
}

QList<WebLink> linksOf(QPDFPageObjectHelper& page)
{
    const QPDFObjectHandle::Rectangle area = page.getCropBox().getArrayAsRectangle();
    QList<WebLink> links;
    for (QPDFAnnotationObjectHelper& annotation : page.getAnnotations("/Link")) {
        QPDFObjectHandle action = annotation.getObjectHandle().getKey("/A");
        if (action.isDictionary() && action.getKey("/URI").isString())
            links += WebLink{boxOf(annotation.getRect(), area),
                             QString::fromStdString(action.getKey("/URI").getUTF8Value())};
    }
    return links;
}

} // namespace

Result<QByteArray> attachedRecord(const OpenedPdf& pdf)
{
    const QString& file = pdf.name();
    try {
        QPDFEmbeddedFileDocumentHelper files(pdf.document());
        for (auto& [name, spec] : files.getEmbeddedFiles()) {
            QPDFEFStreamObjectHelper stream(spec->getEmbeddedFileStream());
            const std::shared_ptr<Buffer> data = stream.getObjectHandle().getStreamData();
            const QByteArray bytes(reinterpret_cast<const char*>(data->getBuffer()),
                                   static_cast<qsizetype>(data->getSize()));
            if (bytes.contains("\"duovita/"))
                return bytes;
        }
    } catch (const std::exception& problem) { // libqpdf throws exceptions
        return Error{ErrorCode::PdfUnreadable, {file, QString::fromUtf8(problem.what())}, {file}};
    }
    return Error{ErrorCode::PdfWithoutData, {file}, {file}};
}

QList<QList<WebLink>> linksOfPdf(const OpenedPdf& pdf)
{
    QList<QList<WebLink>> pages;
    try {
        for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(pdf.document()).getAllPages())
            pages += linksOf(page);
    } catch (const std::exception&) { // the text is usable without its links
        return {};
    }
    return pages;
}

} // namespace duovita
