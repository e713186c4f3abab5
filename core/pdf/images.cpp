#include "core/pdf/images.h"

#include "core/pdf/deflating.h"
#include "core/pdf/pdfobjects.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>
#include <QPainter>

namespace duovita {

namespace {

/// Of a baseline or progressive JPEG, from its frame header (ITU-T T.81 B.2.2); 0 if there is none.
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

QPDFObjectHandle makeObject(QPDF& pdf, const QByteArray& encoded, QSize size, const char* colors)
{
    QPDFObjectHandle image = streamOfDeflated(pdf, encoded);
    QPDFObjectHandle dict = image.getDict();
    dict.replaceKey("/Type", QPDFObjectHandle::newName("/XObject"));
    dict.replaceKey("/Subtype", QPDFObjectHandle::newName("/Image"));
    dict.replaceKey("/Width", QPDFObjectHandle::newInteger(size.width()));
    dict.replaceKey("/Height", QPDFObjectHandle::newInteger(size.height()));
    dict.replaceKey("/ColorSpace", QPDFObjectHandle::newName(colors));
    dict.replaceKey("/BitsPerComponent", QPDFObjectHandle::newInteger(8));
    return image;
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

QPDFObjectHandle imageObject(QPDF& pdf, const EmbeddedImage& image)
{
    QPDFObjectHandle object = makeObject(pdf, image.colors, image.size, image.gray ? "/DeviceGray" : "/DeviceRGB");
    if (image.jpeg)
        object.getDict().replaceKey("/Filter", QPDFObjectHandle::newName("/DCTDecode"));
    if (!image.alpha.isEmpty())
        object.getDict().replaceKey("/SMask", makeObject(pdf, image.alpha, image.size, "/DeviceGray"));
    return object;
}

} // namespace duovita
