#include "core/export/pageimages.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfDocument>

#include <cmath>

namespace duovita {

namespace {

constexpr double pointsAnInch = 72;
constexpr double inchesAMetre = 1 / 0.0254;

QSize pixelsOf(QSizeF points, int dpi)
{
    const auto pixels = [dpi](double length) { return static_cast<int>(std::lround(length * dpi / pointsAnInch)); };
    return {pixels(points.width()), pixels(points.height())};
}

/// Paper is white; the picture of a page is transparent where nothing is printed. In place: at 1200 dots an inch a page
/// takes half a gigabyte.
void putOnPaper(QImage& page, int dpi)
{
    QPainter painter(&page);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOver);
    painter.fillRect(page.rect(), Qt::white);
    painter.end();
    page.convertTo(QImage::Format_RGB32);
    const int dotsAMetre = static_cast<int>(std::lround(dpi * inchesAMetre));
    page.setDotsPerMeterX(dotsAMetre);
    page.setDotsPerMeterY(dotsAMetre);
}

} // namespace

Result<QList<QByteArray>> pageImages(const QByteArray& pdf, int dpi, const QString& name)
{
    QByteArray bytes = pdf;
    QBuffer source(&bytes);
    source.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&source);
    if (document.status() != QPdfDocument::Status::Ready)
        return Error{ErrorCode::PdfUnreadable, {name, QStringLiteral("the renderer refused it")}};
    QList<QByteArray> pages;
    for (int page = 0; page < document.pageCount(); ++page) {
        QImage image = document.render(page, pixelsOf(document.pagePointSize(page), dpi));
        if (!image.isNull())
            putOnPaper(image, dpi);
        QByteArray png;
        QBuffer target(&png);
        target.open(QIODevice::WriteOnly);
        if (image.isNull() || !image.save(&target, "PNG"))
            return Error{ErrorCode::PdfUnreadable, {name, QStringLiteral("page %1 is too large").arg(page + 1)}};
        pages += png;
    }
    return pages;
}

QString pagePath(const QString& path, qsizetype page)
{
    const QString extension = QStringLiteral(".png");
    const bool named = path.endsWith(extension, Qt::CaseInsensitive);
    return QStringLiteral("%1-%2.png").arg(named ? path.chopped(extension.size()) : path).arg(page);
}

} // namespace duovita
