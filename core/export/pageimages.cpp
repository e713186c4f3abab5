#include "core/export/pageimages.h"

#include "core/export/pagebands.h"
#include "core/export/pngwriting.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfDocument>

namespace duovita {

namespace {

constexpr int bandPixels = 4'000'000; // drawn at a time: a whole page at 1200 dpi would take half a gigabyte

/// Adds white paper: the picture of a page is transparent where nothing is printed.
QImage onPaper(QImage page)
{
    QPainter painter(&page);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOver);
    painter.fillRect(page.rect(), Qt::white);
    painter.end();
    return page.convertToFormat(QImage::Format_RGB888);
}

/// Renders the bands of a page, starting at page `first` of the document; empty on failure.
QByteArray drawPage(QPdfDocument& document, int first, const PageBands::Page& page, int dpi)
{
    PngWriter png(page.pixels, dpi);
    for (int i = 0; i < page.bands.size(); ++i) {
        const QImage image = document.render(first + i, QSize(page.pixels.width(), page.bands[i]));
        if (image.isNull())
            return {};
        png.add(onPaper(image));
    }
    return page.bands.isEmpty() ? QByteArray() : png.finish();
}

} // namespace

Result<QList<QByteArray>> pageImages(const QByteArray& pdf, int dpi, const QString& name)
{
    PageBands bands = cutIntoBands(pdf, dpi, bandPixels);
    QBuffer source(&bands.pdf);
    source.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&source);
    if (bands.pages.isEmpty() || document.status() != QPdfDocument::Status::Ready)
        return Error{ErrorCode::PdfUnreadable, {name, QStringLiteral("the renderer refused it")}};
    QList<QByteArray> pages;
    int first = 0;
    for (const PageBands::Page& page : bands.pages) {
        pages += drawPage(document, first, page, dpi);
        first += static_cast<int>(page.bands.size());
        if (pages.last().isEmpty())
            return Error{ErrorCode::PdfUnreadable, {name, QStringLiteral("page %1 cannot be drawn").arg(pages.size())}};
    }
    return pages;
}

QString pagePath(const QString& path, qsizetype page)
{
    const QString extension = QStringLiteral(".png");
    const bool named = path.endsWith(extension, Qt::CaseInsensitive);
    return QStringLiteral("%1-%2.png").arg(named ? path.chopped(extension.size()) : path, QString::number(page));
}

} // namespace duovita
