#include "core/pdf/cfffont.h"

#include <algorithm>

namespace duovita {

namespace {

/// Reads big-endian numbers. Past the end it returns zeros and remembers the failure.
class CffReader {
public:
    explicit CffReader(const QByteArray& bytes) : m_bytes(bytes) {}

    void seek(qsizetype to) { m_at = to; }
    qsizetype at() const { return m_at; }
    bool failed() const { return m_failed; }

    unsigned number(int size)
    {
        unsigned value = 0;
        for (int i = 0; i < size; ++i)
            value = value << 8 | byte();
        return value;
    }

    /// Without a copy: valid as long as the bytes that are read.
    QByteArray bytes(qsizetype from, qsizetype to)
    {
        if (from < 0 || to < from || to > m_bytes.size()) {
            m_failed = true;
            return {};
        }
        return QByteArray::fromRawData(m_bytes.constData() + from, to - from);
    }

    /// Reads the objects of an INDEX and moves past it.
    QList<QByteArray> index()
    {
        QList<QByteArray> objects;
        const unsigned count = number(2);
        if (count == 0 || m_failed)
            return objects;
        const int offsetSize = static_cast<int>(number(1));
        const qsizetype offsets = m_at;
        const qsizetype data = offsets + qsizetype(count + 1) * offsetSize - 1;
        qsizetype start = data + number(offsetSize);
        for (unsigned i = 0; i < count && !m_failed; ++i) {
            const qsizetype end = data + number(offsetSize);
            objects += bytes(start, end);
            start = end;
        }
        seek(start);
        return objects;
    }

private:
    unsigned byte()
    {
        if (m_at < 0 || m_at >= m_bytes.size()) {
            m_failed = true;
            return 0;
        }
        return static_cast<unsigned char>(m_bytes[m_at++]);
    }

    const QByteArray& m_bytes;
    qsizetype m_at = 0;
    bool m_failed = false;
};

void skipReal(CffReader& reader)
{
    unsigned pair = 0;
    do
        pair = reader.number(1);
    while ((pair & 0x0F) != 0x0F && (pair >> 4) != 0x0F && !reader.failed());
}

/// Reads an operand whose first byte is `b`; returns nothing for a real number.
std::optional<int> readOperand(CffReader& reader, unsigned b)
{
    if (b == 28)
        return static_cast<qint16>(reader.number(2));
    if (b == 29)
        return static_cast<int>(reader.number(4));
    if (b == 30) {
        skipReal(reader);
        return std::nullopt;
    }
    if (b <= 246)
        return static_cast<int>(b) - 139;
    if (b <= 250)
        return static_cast<int>((b - 247) * 256 + reader.number(1)) + 108;
    return -static_cast<int>((b - 251) * 256 + reader.number(1)) - 108;
}

CffDict readDict(const QByteArray& bytes)
{
    CffReader reader(bytes);
    CffDict dict;
    CffEntry entry;
    qsizetype start = 0;
    while (reader.at() < bytes.size() && !reader.failed()) {
        const qsizetype at = reader.at();
        const unsigned b = reader.number(1);
        if (b <= 21) {
            entry.op = b == 12 ? static_cast<int>(12 << 8 | reader.number(1)) : static_cast<int>(b);
            entry.operands = bytes.sliced(start, at - start);
            dict += entry;
            entry = {};
            start = reader.at();
        } else if (const std::optional<int> operand = readOperand(reader, b)) {
            entry.integers += *operand;
        }
    }
    return dict;
}

/// The font dictionary of each glyph, in formats 0 and 3.
QList<int> readFontSelect(CffReader& reader, qsizetype glyphs)
{
    QList<int> fonts;
    if (reader.number(1) == 0) {
        while (fonts.size() < glyphs && !reader.failed())
            fonts += static_cast<int>(reader.number(1));
        return fonts;
    }
    const unsigned ranges = reader.number(2);
    qsizetype next = reader.number(2);
    for (unsigned i = 0; i < ranges && !reader.failed(); ++i) {
        const int font = static_cast<int>(reader.number(1));
        for (const qsizetype end = reader.number(2); next < std::min(end, glyphs); ++next)
            fonts += font;
    }
    return fonts;
}

CffFontDict readFontDict(CffReader& reader, const QByteArray& bytes)
{
    CffFontDict dict{readDict(bytes), {}};
    for (const CffEntry& entry : dict.font) {
        if (entry.op == cff::privateDict && entry.integers.size() == 2)
            dict.privates = readDict(reader.bytes(entry.integers[1], entry.integers[1] + entry.integers[0]));
    }
    return dict;
}

/// Reads the header, names and top dictionary; the reader is then positioned after them.
CffDict readTop(CffReader& reader)
{
    if (reader.number(1) != 1)
        return {};
    reader.seek(2);
    reader.seek(reader.number(1));
    reader.index(); // names
    const QList<QByteArray> tops = reader.index();
    return tops.isEmpty() ? CffDict() : readDict(tops.front());
}

bool hasRos(const CffDict& top)
{
    return std::any_of(top.begin(), top.end(), [](const CffEntry& entry) { return entry.op == cff::ros; });
}

} // namespace

std::optional<int> integerOf(const CffDict& dict, int op)
{
    for (const CffEntry& entry : dict) {
        if (entry.op == op && !entry.integers.isEmpty())
            return entry.integers.front();
    }
    return std::nullopt;
}

bool isCidKeyed(const QByteArray& cff)
{
    CffReader reader(cff);
    return hasRos(readTop(reader));
}

std::optional<CidKeyedCff> readCidKeyed(const QByteArray& bytes)
{
    CffReader reader(bytes);
    CidKeyedCff font;
    font.top = readTop(reader);
    const auto seekTo = [&](int op) { reader.seek(integerOf(font.top, op).value_or(-1)); };
    seekTo(cff::charStrings);
    font.charStrings = reader.index();
    seekTo(cff::fdSelect);
    font.fonts = readFontSelect(reader, font.charStrings.size());
    seekTo(cff::fdArray);
    for (const QByteArray& dict : reader.index())
        font.fontDicts += readFontDict(reader, dict);
    const bool inside = std::all_of(font.fonts.begin(), font.fonts.end(),
                                    [&](int number) { return number >= 0 && number < font.fontDicts.size(); });
    if (reader.failed() || !hasRos(font.top) || font.fonts.size() != font.charStrings.size() || !inside)
        return std::nullopt;
    return font;
}

} // namespace duovita
