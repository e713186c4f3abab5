#include "core/import/pdftext.h"

#include "core/import/pdfdata.h"
#include "core/import/pdflayout.h"

#include <QBuffer>
#include <QPdfDocument>
#include <QRegularExpression>

namespace duovita {

Result<PdfText> textOfPdf(const QByteArray& pdf, const QString& file)
{
    QByteArray bytes = pdf;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    if (document.status() != QPdfDocument::Status::Ready) {
        const bool locked = document.error() == QPdfDocument::Error::IncorrectPassword;
        return Error{ErrorCode::PdfUnreadable,
                     {file, locked ? QStringLiteral("it asks for a password") : QStringLiteral("it is damaged")},
                     {file}};
    }
    const QList<QList<WebLink>> links = linksOfPdf(pdf);
    QList<QList<ReadLine>> pages;
    for (int page = 0; page < document.pageCount(); ++page)
        pages += linesOnPage(document, page, links.value(page));
    PdfText result;
    result.furniture = takeFurniture(pages);
    result.text = readingText(pages);
    // A soft hyphen at a line's end is the typesetter's.
    static const QRegularExpression parted(QStringLiteral("[\u00AD\uFFFE\u0002]\\s*\\n? *"));
    result.text.remove(parted);
    if (result.text.trimmed().isEmpty())
        return Error{ErrorCode::PdfWithoutText, {file}, {file}};
    return result;
}

} // namespace duovita
