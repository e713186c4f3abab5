#include "core/export/docxphoto.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>

namespace duovita {

namespace {

constexpr double millimetre = 72 / 25.4; // points
constexpr double emuInPoint = 12700;     // the unit of drawings

constexpr XmlNamespace wordDrawing{"wp", "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"};
constexpr XmlNamespace drawing{"a", "http://schemas.openxmlformats.org/drawingml/2006/main"};
constexpr XmlNamespace picture{"pic", "http://schemas.openxmlformats.org/drawingml/2006/picture"};

QString emu(double points)
{
    return QString::number(qRound64(points * emuInPoint));
}

/// The photo turned upright, because word processors ignore the orientation in its metadata; empty if it is not a
/// picture.
QByteArray upright(const QByteArray& data, QSize& size)
{
    QBuffer buffer;
    buffer.setData(data);
    QImageReader reader(&buffer);
    size = reader.size();
    if (reader.transformation() == QImageIOHandler::TransformationNone)
        return data;
    reader.setAutoTransform(true);
    const QByteArray format = reader.format();
    const QImage image = reader.read();
    size = image.size();
    QBuffer turned;
    constexpr int good = 95; // percent
    image.save(&turned, format.constData(), good);
    return turned.data();
}

class PhotoWriter {
public:
    PhotoWriter(WordXml& part, const DocxPhoto& photo, const QString& relation)
        : m_part(part), m_photo(photo), m_relation(relation)
    {
    }

    void write()
    {
        m_part.start("r");
        m_part.start("drawing");
        m_part.declare(wordDrawing);
        open(wordDrawing, "anchor",
             {{"distT", QStringLiteral("0")},
              {"distB", QStringLiteral("0")},
              {"distL", emu(DocxPhoto::gap)},
              {"distR", QStringLiteral("0")},
              {"simplePos", QStringLiteral("0")},
              {"relativeHeight", QStringLiteral("1")},
              {"behindDoc", QStringLiteral("0")},
              {"locked", QStringLiteral("0")},
              {"layoutInCell", QStringLiteral("1")},
              {"allowOverlap", QStringLiteral("0")}});
        empty(wordDrawing, "simplePos", {{"x", QStringLiteral("0")}, {"y", QStringLiteral("0")}});
        open(wordDrawing, "positionH", {{"relativeFrom", QStringLiteral("margin")}});
        m_part.textElement(wordDrawing, "align", QStringLiteral("right"));
        m_part.end();
        open(wordDrawing, "positionV", {{"relativeFrom", QStringLiteral("paragraph")}});
        m_part.textElement(wordDrawing, "posOffset", QStringLiteral("0"));
        m_part.end();
        writeSize(wordDrawing, "extent");
        empty(wordDrawing, "effectExtent",
              {{"l", QStringLiteral("0")},
               {"t", QStringLiteral("0")},
               {"r", QStringLiteral("0")},
               {"b", QStringLiteral("0")}});
        empty(wordDrawing, "wrapSquare", {{"wrapText", QStringLiteral("left")}});
        empty(wordDrawing, "docPr",
              {{"id", QStringLiteral("1")}, {"name", QStringLiteral("Photo")}, {"descr", m_photo.alternative}});
        m_part.declare(drawing);
        open(drawing, "graphic", {});
        open(drawing, "graphicData", {{"uri", QString::fromLatin1(picture.uri)}});
        writePicture();
        for (int depth = 0; depth < 5; ++depth) // graphicData, graphic, anchor, drawing, r
            m_part.end();
    }

private:
    using Attributes = QList<std::pair<const char*, QString>>;

    void open(const XmlNamespace& space, const char* name, const Attributes& attributes)
    {
        m_part.start(space, name);
        for (const auto& [key, value] : attributes)
            m_part.plainAttribute(key, value);
    }
    void empty(const XmlNamespace& space, const char* name, const Attributes& attributes)
    {
        open(space, name, attributes);
        m_part.end();
    }
    void writeSize(const XmlNamespace& space, const char* name)
    {
        empty(space, name, {{"cx", emu(m_photo.size.width())}, {"cy", emu(m_photo.size.height())}});
    }

    void writePicture()
    {
        m_part.declare(picture);
        open(picture, "pic", {});
        open(picture, "nvPicPr", {});
        empty(picture, "cNvPr",
              {{"id", QStringLiteral("1")}, {"name", QStringLiteral("Photo")}, {"descr", m_photo.alternative}});
        open(picture, "cNvPicPr", {});
        empty(drawing, "picLocks", {{"noChangeAspect", QStringLiteral("1")}});
        m_part.end();
        m_part.end();
        open(picture, "blipFill", {});
        open(drawing, "blip", {});
        m_part.embed(m_relation);
        m_part.end();
        open(drawing, "stretch", {});
        empty(drawing, "fillRect", {});
        m_part.end();
        m_part.end();
        open(picture, "spPr", {});
        open(drawing, "xfrm", {});
        empty(drawing, "off", {{"x", QStringLiteral("0")}, {"y", QStringLiteral("0")}});
        writeSize(drawing, "ext");
        m_part.end();
        open(drawing, "prstGeom", {{"prst", QStringLiteral("rect")}});
        empty(drawing, "avLst", {});
        m_part.end();
        m_part.end();
        m_part.end();
    }

    WordXml& m_part;
    const DocxPhoto& m_photo;
    const QString& m_relation;
};

} // namespace

std::optional<DocxPhoto> docxPhoto(const CvContent& content, const Template& design)
{
    QSize seen;
    const QByteArray data = content.photo ? upright(content.photo->data, seen) : QByteArray();
    if (data.isEmpty() || seen.isEmpty())
        return std::nullopt;
    const QSizeF usual(25 * millimetre, 35 * millimetre);
    const QSizeF room = design.photo.hasRoom() ? QSizeF(design.photo.width, design.photo.height) : usual;
    const bool png = data.startsWith("\x89PNG");
    return DocxPhoto{data, png ? QStringLiteral("media/photo.png") : QStringLiteral("media/photo.jpeg"),
                     content.photo->alternative, QSizeF(seen).scaled(room, Qt::KeepAspectRatio)};
}

void writePhoto(WordXml& part, const DocxPhoto& photo, const QString& relation)
{
    PhotoWriter(part, photo, relation).write();
}

} // namespace duovita
