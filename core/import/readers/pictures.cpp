#include "core/import/readers/pictures.h"

#include "core/domain/markdownparsing.h"
#include "core/domain/openfiles.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

namespace duovita {

namespace {

constexpr qint64 largestPicture = 8 * 1024 * 1024; // the limit for chosen photos, too

std::optional<Photo> photoFrom(const QByteArray& file)
{
    QByteArray data = file;
    QBuffer buffer(&data);
    QImageReader reader(&buffer);
    const QByteArray format = reader.format();
    if ((format != "jpeg" && format != "png") || data.size() > largestPicture || reader.read().isNull())
        return std::nullopt;
    return Photo{data, QStringLiteral("image/") + QString::fromLatin1(format), {}};
}

std::optional<QByteArray> dataWithin(const QString& address)
{
    constexpr QLatin1StringView mark(";base64,");
    const qsizetype at = address.indexOf(mark, 0, Qt::CaseInsensitive);
    if (!address.startsWith(QStringLiteral("data:"), Qt::CaseInsensitive) || at < 0)
        return std::nullopt;
    const QByteArray encoded = address.mid(at + mark.size()).simplified().remove(u' ').toLatin1();
    const auto decoded = QByteArray::fromBase64Encoding(encoded, QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? std::optional(*decoded) : std::nullopt;
}

/// Reads only files beside the document, so that a document cannot refer to other files on the machine.
std::optional<QByteArray> dataBeside(const QString& address, const QString& folder)
{
    const QString home = QFileInfo(folder).canonicalFilePath();
    const QFileInfo info(QDir(folder).filePath(address));
    const bool beside = !home.isEmpty() && QDir::isRelativePath(address) &&
                        info.canonicalFilePath().startsWith(home + u'/') && info.isFile();
    if (!beside || info.size() > largestPicture || !mayBeRead(info.filePath()))
        return std::nullopt;
    QFile file(info.filePath());
    return file.open(QIODevice::ReadOnly) ? std::optional(file.readAll()) : std::nullopt;
}

/// Collects the addresses of the pictures in a text.
class PictureCollector {
public:
    void enterBlock(MD_BLOCKTYPE, void*) {}
    void leaveBlock(MD_BLOCKTYPE) {}
    void enterSpan(MD_SPANTYPE type, void* detail)
    {
        if (type == MD_SPAN_IMG)
            addresses += textOf(static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src);
    }
    void leaveSpan(MD_SPANTYPE) {}
    void text(MD_TEXTTYPE, const char*, qsizetype) {}

    QStringList addresses;
};

QStringList picturesIn(const QString& markdown)
{
    PictureCollector collector;
    if (markdown.contains(QStringLiteral("![")))
        parseMarkdown(markdown.toUtf8(), MD_FLAG_NOHTML, collector);
    return collector.addresses;
}

} // namespace

std::optional<Photo> readPicture(const QString& address, const QString& folder)
{
    std::optional<QByteArray> data = dataWithin(address);
    if (!data && !folder.isEmpty())
        data = dataBeside(address, folder);
    return data ? photoFrom(*data) : std::nullopt;
}

QString nameOfPicture(const QString& address)
{
    return address.startsWith(QStringLiteral("data:"), Qt::CaseInsensitive)
               ? address.section(u',', 0, 0).section(u';', 0, 0)
               : address;
}

void notePicturesInTexts(ImportDraft& draft)
{
    QStringList addresses;
    for (const Section& section : draft.person.sections) {
        for (const Entry& entry : section.entries()) {
            for (const Highlight& highlight : entry.highlights)
                addresses += picturesIn(highlight.text.textOrFallback(draft.language).markdown());
        }
    }
    for (const QString& address : addresses)
        draft.notes += ImportNote{ImportNote::Kind::PictureLeft, {nameOfPicture(address)}, {draft.file}};
}

} // namespace duovita
