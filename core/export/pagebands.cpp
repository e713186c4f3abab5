#include "core/export/pagebands.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <cmath>

namespace duovita {

namespace {

using Rectangle = QPDFObjectHandle::Rectangle;

QSize pixelsOf(const Rectangle& box, int dpi)
{
    constexpr double pointsAnInch = 72;
    const auto pixels = [dpi](double length) { return static_cast<int>(std::lround(length * dpi / pointsAnInch)); };
    return {pixels(box.urx - box.llx), pixels(box.ury - box.lly)};
}

/// Appends the bands of a page to the document and removes the page itself.
PageBands::Page cut(QPDFPageDocumentHelper& document, QPDFPageObjectHelper page, int dpi, int most)
{
    const Rectangle box = page.getMediaBox().getArrayAsRectangle();
    PageBands::Page cutPage{pixelsOf(box, dpi), {}};
    const int rows = cutPage.pixels.height();
    const int tallest = std::max(1, most / std::max(1, cutPage.pixels.width()));
    const double rowHeight = (box.ury - box.lly) / rows;
    for (int top = 0; top < rows; top += tallest) {
        const int height = std::min(tallest, rows - top);
        QPDFPageObjectHelper band = page.shallowCopyPage();
        const Rectangle part(box.llx, box.ury - rowHeight * (top + height), box.urx, box.ury - rowHeight * top);
        band.getObjectHandle().replaceKey("/CropBox", QPDFObjectHandle::newFromRectangle(part));
        document.addPage(band, false);
        cutPage.bands += height;
    }
    document.removePage(page);
    return cutPage;
}

} // namespace

PageBands cutIntoBands(const QByteArray& pdf, int dpi, int most)
{
    PageBands bands;
    try {
        QPDF file;
        file.setSuppressWarnings(true);
        file.processMemoryFile("pages", pdf.constData(), static_cast<std::size_t>(pdf.size()));
        QPDFPageDocumentHelper document(file);
        for (const QPDFPageObjectHelper& page : document.getAllPages())
            bands.pages += cut(document, page, dpi, most);
        QPDFWriter writer(file);
        writer.setOutputMemory();
        writer.setStaticID(true);
        writer.setStreamDataMode(qpdf_s_preserve);
        writer.write();
        const auto buffer = writer.getBufferSharedPointer();
        bands.pdf =
            QByteArray(reinterpret_cast<const char*>(buffer->getBuffer()), static_cast<qsizetype>(buffer->getSize()));
    } catch (const std::exception&) { // libqpdf cannot read the file
        return {};
    }
    return bands;
}

} // namespace duovita
