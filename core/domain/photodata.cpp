#include "core/domain/photodata.h"

#include <QtEndian>

#include <algorithm>
#include <array>

namespace duovita {

namespace {

constexpr int endOfImage = 0xD9;
constexpr int startOfScan = 0xDA;

bool isRestart(int marker)
{
    return marker >= 0xD0 && marker <= 0xD7;
}

/// Keeps the segments that a decoder needs (ITU-T T.81, annex B): all except application segments. Of these, JFIF holds
/// the pixel aspect ratio, ICC the colours, Adobe the colour transform.
bool isKept(int marker, QByteArrayView body)
{
    constexpr int comment = 0xFE;
    if (marker == comment)
        return false;
    if (marker < 0xE0 || marker > 0xEF)
        return true;
    return (marker == 0xE0 && body.startsWith("JFIF")) || (marker == 0xE2 && body.startsWith("ICC_PROFILE")) ||
           (marker == 0xEE && body.startsWith("Adobe"));
}

constexpr int exifMarker = 0xE1;
const QByteArray exifHead = QByteArrayLiteral("Exif\0\0");

/// The camera's orientation, 1 to 8 in EXIF's numbering (tag 0x0112 of the first directory); 1 if the segment has none.
int orientationOf(QByteArrayView body)
{
    constexpr int upright = 1;
    if (!body.startsWith(exifHead))
        return upright;
    const QByteArrayView tiff = body.sliced(exifHead.size());
    const bool big = tiff.startsWith("MM");
    const auto number = [&](qsizetype at, int bytes) {
        quint32 value = 0;
        for (int i = 0; i < bytes; ++i)
            value |= static_cast<quint32>(static_cast<unsigned char>(tiff[at + i])) << 8 * (big ? bytes - 1 - i : i);
        return static_cast<qsizetype>(value);
    };
    if (tiff.size() < 8 || (!big && !tiff.startsWith("II")))
        return upright;
    constexpr qsizetype entry = 12;
    const qsizetype directory = number(4, 4);
    if (directory + 2 > tiff.size())
        return upright;
    const qsizetype first = directory + 2;
    const qsizetype count = std::min(number(directory, 2), (tiff.size() - first) / entry);
    for (qsizetype at = first; at < first + count * entry; at += entry) {
        constexpr qsizetype orientation = 0x0112;
        if (const qsizetype value = number(at + 8, 2); number(at, 2) == orientation && value >= 1 && value <= 8)
            return static_cast<int>(value);
    }
    return upright;
}

/// An EXIF segment with nothing but the orientation.
QByteArray orientationSegment(int orientation)
{
    QByteArray directory = QByteArray::fromHex("4d4d002a00000008" // a TIFF header, big-endian
                                               "0001"             // one field
                                               "0112000300000001" // the orientation, one 16-bit integer
                                               "00000000"         // its value
                                               "00000000");       // no further directory
    directory[19] = static_cast<char>(orientation);
    const QByteArray body = exifHead + directory;
    QByteArray length(2, '\0');
    qToBigEndian(static_cast<quint16>(body.size() + length.size()), length.data());
    return "\xFF\xE1" + length + body;
}

/// The end of a scan's entropy-coded data: the next marker that cannot occur inside such data.
qsizetype endOfScan(const QByteArray& file, qsizetype at)
{
    for (; at + 1 < file.size(); ++at) {
        const int next = static_cast<unsigned char>(file[at + 1]);
        if (file[at] == '\xFF' && next != 0x00 && next != 0xFF && !isRestart(next))
            return at;
    }
    return file.size();
}

/// A file whose end is missing is a picture nevertheless, if it has a scan, and decoders show it.
QByteArray strippedJpeg(const QByteArray& file)
{
    QByteArray kept = file.first(2);
    bool isPicture = false;
    qsizetype at = 2;
    while (at + 4 <= file.size() && file[at] == '\xFF') {
        const int marker = static_cast<unsigned char>(file[at + 1]);
        if (marker == 0xFF) { // a fill byte
            ++at;
            continue;
        }
        if (marker == endOfImage)
            break;
        const qsizetype length = qFromBigEndian<quint16>(file.constData() + at + 2);
        const qsizetype next = at + 2 + length;
        if (length < 2 || next > file.size())
            break;
        const QByteArrayView body = QByteArrayView(file).sliced(at + 4, length - 2);
        if (isKept(marker, body))
            kept += QByteArrayView(file).sliced(at, next - at);
        else if (const int orientation = marker == exifMarker ? orientationOf(body) : 1; orientation != 1)
            kept += orientationSegment(orientation);
        at = next;
        if (marker == startOfScan) {
            isPicture = true;
            at = endOfScan(file, next);
            kept += QByteArrayView(file).sliced(next, at - next);
        }
    }
    if (!isPicture)
        return file;
    const bool ended =
        at + 1 < file.size() && file[at] == '\xFF' && static_cast<unsigned char>(file[at + 1]) == endOfImage;
    return ended ? kept + QByteArrayLiteral("\xFF\xD9") : kept;
}

/// The names of chunks that a decoder needs begin with a capital letter (PNG, 5.4); of the others, keep those that
/// affect the look.
bool isKeptChunk(QByteArrayView type)
{
    static constexpr std::array looks{"tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "pHYs", "bKGD", "hIST"};
    return (type[0] >= 'A' && type[0] <= 'Z') || std::find(looks.begin(), looks.end(), type) != looks.end();
}

QByteArray strippedPng(const QByteArray& file)
{
    constexpr qsizetype signature = 8;
    constexpr qsizetype frame = 12; // length, type, checksum
    QByteArray kept = file.first(signature);
    for (qsizetype at = signature; at + frame <= file.size();) {
        const qsizetype size = frame + qFromBigEndian<quint32>(file.constData() + at);
        if (at + size > file.size())
            return file;
        const QByteArrayView type = QByteArrayView(file).sliced(at + 4, 4);
        if (isKeptChunk(type))
            kept += QByteArrayView(file).sliced(at, size);
        if (type == QByteArrayView("IEND"))
            return kept;
        at += size;
    }
    return file;
}

} // namespace

QByteArray withoutMetadata(const QByteArray& file)
{
    if (file.startsWith("\xFF\xD8"))
        return strippedJpeg(file);
    if (file.size() > 8 && file.startsWith("\x89PNG\r\n\x1A\n"))
        return strippedPng(file);
    return file;
}

} // namespace duovita
