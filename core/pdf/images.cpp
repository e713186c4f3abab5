#include "core/pdf/images.h"

#include "core/pdf/deflating.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>
#include <QPainter>

namespace duovita {

namespace {

/// The number of components of a baseline or progressive JPEG, from its frame header (ITU-T T.81 B.2.2); 0 if there is
/// no such header.
int jpegComponents(const QByteArray& data)
{
    const auto byte = [&](qsizetype at) { return at < data.size() ? static_cast<unsigned char>(data[at]) : 0U; };
    for (qsizetype at = 2; at + 9 < data.size() && byte(at) == 0xFF;) {
        const unsigned marker = byte(at + 1);
        if (marker >= 0xC0 && marker <= 0xC2)
            return static_cast<int>(byte(at + 9));
        at += 2 + static_cast<qsizetype>(byte(at + 2) << 8 | byte(at + 3));
    }
    return 0;
}

QByteArray imageEntries(QSize size, bool gray)
{
    return "/Type /XObject /Subtype /Image /Width " + QByteArray::number(size.width()) + " /Height " +
           QByteArray::number(size.height()) + " /BitsPerComponent 8 /ColorSpace " +
           (gray ? "/DeviceGray" : "/DeviceRGB");
}

QByteArray pixels(const QImage& image)
{
    const qsizetype row = static_cast<qsizetype>(image.width()) * image.depth() / 8;
    QByteArray bytes;
    bytes.reserve(row * image.height());
    for (int y = 0; y < image.height(); ++y)
        bytes.append(reinterpret_cast<const char*>(image.constScanLine(y)), row);
    return deflated(bytes);
}

QImage onWhite(const QImage& image)
{
    QImage flat(image.size(), QImage::Format_RGB888);
    flat.fill(Qt::white);
    QPainter(&flat).drawImage(0, 0, image);
    return flat;
}

EmbeddedImage decoded(const QImage& image, bool flat)
{
    EmbeddedImage embedded;
    embedded.size = image.size();
    const bool laidOnWhite = image.hasAlphaChannel() && flat;
    embedded.colors = pixels(laidOnWhite ? onWhite(image) : image.convertToFormat(QImage::Format_RGB888));
    if (image.hasAlphaChannel() && !flat)
        embedded.alpha = pixels(image.convertToFormat(QImage::Format_Alpha8));
    return embedded;
}

} // namespace

Result<EmbeddedImage> prepareImage(const QByteArray& data, bool flat)
{
    QBuffer buffer;
    buffer.setData(data);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    const int components = reader.format() == "jpeg" ? jpegComponents(data) : 0;
    const bool upright = reader.transformation() == QImageIOHandler::TransformationNone;
    if (upright && (components == 1 || components == 3))
        return EmbeddedImage{reader.size(), true, components == 1, data, {}};
    const QImage image = reader.read();
    if (image.isNull())
        return Error{ErrorCode::ImageUnreadable, {reader.errorString()}};
    return decoded(image, flat);
}

Result<EmbeddedImage> ImageCache::prepare(const QByteArray& data, bool flat)
{
    if (m_kept && m_kept->flat == flat && m_kept->data == data)
        return m_kept->image;
    Result<EmbeddedImage> image = prepareImage(data, flat);
    if (image)
        m_kept = Kept{data, flat, *image};
    return image;
}

int addImage(ObjectFile& objects, const EmbeddedImage& image)
{
    QByteArray entries = imageEntries(image.size, image.gray);
    if (!image.alpha.isEmpty())
        entries += " /SMask " + pdfReference(objects.addDeflated(imageEntries(image.size, true), image.alpha));
    return image.jpeg ? objects.addStream(entries + " /Filter /DCTDecode", image.colors)
                      : objects.addDeflated(entries, image.colors);
}

} // namespace duovita
