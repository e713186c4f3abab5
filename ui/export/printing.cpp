#include "ui/export/printing.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfDocument>
#include <QPrinter>

namespace duovita {

namespace {

constexpr double pointsPerInch = 72;

QImage onWhite(const QImage& page)
{
    QImage paper(page.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter(&paper).drawImage(0, 0, page);
    return paper;
}

} // namespace

Result<QList<QImage>> picturesOf(const QByteArray& pdf, int dotsPerInch)
{
    QBuffer bytes;
    bytes.setData(pdf);
    bytes.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&bytes);
    if (document.status() != QPdfDocument::Status::Ready)
        return Error{ErrorCode::PdfUnreadable, {QStringLiteral("PDF"), QString::number(int(document.error()))}};
    QList<QImage> pages;
    for (int page = 0; page < document.pageCount(); ++page) {
        const QSize size = (document.pagePointSize(page) * dotsPerInch / pointsPerInch).toSize();
        pages += onWhite(document.render(page, size));
    }
    return pages;
}

void printPages(QPrinter& printer, const QList<QImage>& pages, QSizeF paperInPoints)
{
    QPainter painter(&printer);
    // The PDF has its own margins: its paper is laid on the sheet, edge to edge, and a smaller sheet shrinks it.
    const QRectF sheet = printer.paperRect(QPrinter::DevicePixel);
    const QSizeF wanted = paperInPoints * printer.resolution() / pointsPerInch;
    const double scale = qMin(1.0, qMin(sheet.width() / wanted.width(), sheet.height() / wanted.height()));
    const QRectF target(printer.pageRect(QPrinter::DevicePixel).topLeft() * -1, wanted * scale);
    const int first = printer.fromPage() > 0 ? printer.fromPage() - 1 : 0;
    const auto last = printer.toPage() > 0 ? qMin<qsizetype>(printer.toPage(), pages.size()) : pages.size();
    for (qsizetype page = first; page < last; ++page) {
        if (page > first)
            printer.newPage();
        painter.drawImage(target, pages[page]);
    }
}

} // namespace duovita
