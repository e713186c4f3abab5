#include "core/import/pdftext.h"

#include "core/import/pdfdata.h"
#include "core/import/pdflayout.h"
#include "core/import/pdfstyles.h"
#include "core/import/readablepdf.h"

#include <QBuffer>
#include <QPdfDocument>

namespace duovita {

Result<PdfText> textOfPdf(const OpenedPdf& pdf)
{
    const QString& file = pdf.name();
    const QList<QList<WebLink>> links = linksOfPdf(pdf);
    const QList<PageDrawing> drawings = drawingsOfPdf(pdf);
    const ReadablePdf readable(pdf);
    QByteArray bytes = readable.pdf();
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
    QList<QList<ReadLine>> pages;
    for (int page = 0; page < document.pageCount(); ++page) {
        pages += linesOnPage(document, page, links.value(page), readable);
        takeStyles(pages.last(), drawings.value(page));
    }
    markItems(pages, drawings);
    PdfText result;
    for (const QString& line : takeFurniture(pages))
        result.furniture += readable.meant(line);
    const QList<ReadingLine> lines = readingLines(pages);
    for (const ReadingLine& line : lines)
        result.text += readable.meant(line.text) + u'\n';
    result.ranks = ranksOf(lines);
    if (result.text.trimmed().isEmpty())
        return Error{ErrorCode::PdfWithoutText, {file}, {file}};
    return result;
}

} // namespace duovita
