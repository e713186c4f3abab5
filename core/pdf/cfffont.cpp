#include "core/pdf/cfffont.h"

namespace duovita {

namespace {

constexpr int opRos = 12 << 8 | 30;
constexpr int opCharset = 15;
constexpr int opCharStrings = 17;

/// Reads big-endian numbers; past the end it gives zeros and remembers.
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

    /// Skips an INDEX; returns its number of objects and where the first begins and the last ends.
    struct Index {
        unsigned count = 0;
        qsizetype firstStart = 0;
        qsizetype firstEnd = 0;
    };
    Index index()
    {
        Index index;
        index.count = number(2);
        if (index.count == 0)
            return index;
        const int offsetSize = static_cast<int>(number(1));
        const qsizetype offsets = m_at;
        const qsizetype data = offsets + qsizetype(index.count + 1) * offsetSize - 1;
        index.firstStart = data + number(offsetSize);
        index.firstEnd = data + number(offsetSize);
        seek(offsets + qsizetype(index.count) * offsetSize);
        seek(data + number(offsetSize));
        return index;
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

struct TopDict {
    bool cidKeyed = false;
    int charset = 0;
    int charStrings = 0;
};

void skipReal(CffReader& reader)
{
    unsigned pair = 0;
    do
        pair = reader.number(1);
    while ((pair & 0x0F) != 0x0F && (pair >> 4) != 0x0F && !reader.failed());
}

TopDict readTopDict(CffReader& reader, qsizetype end)
{
    TopDict dict;
    int operand = 0;
    while (reader.at() < end && !reader.failed()) {
        const unsigned b = reader.number(1);
        if (b <= 21) {
            const int op = b == 12 ? static_cast<int>(12 << 8 | reader.number(1)) : static_cast<int>(b);
            dict.cidKeyed = dict.cidKeyed || op == opRos;
            if (op == opCharset)
                dict.charset = operand;
            if (op == opCharStrings)
                dict.charStrings = operand;
        } else if (b == 28) {
            operand = static_cast<qint16>(reader.number(2));
        } else if (b == 29) {
            operand = static_cast<int>(reader.number(4));
        } else if (b == 30) {
            skipReal(reader);
        } else if (b <= 246) {
            operand = static_cast<int>(b) - 139;
        } else if (b <= 250) {
            operand = static_cast<int>((b - 247) * 256 + reader.number(1)) + 108;
        } else {
            operand = -static_cast<int>((b - 251) * 256 + reader.number(1)) - 108;
        }
    }
    return dict;
}

QList<quint16> readCharset(CffReader& reader, qsizetype glyphs)
{
    QList<quint16> charset{0};
    const unsigned format = reader.number(1);
    while (charset.size() < glyphs && !reader.failed()) {
        unsigned first = reader.number(2);
        const unsigned more = format == 0 ? 0 : reader.number(format == 1 ? 1 : 2);
        for (unsigned i = 0; i <= more && charset.size() < glyphs; ++i)
            charset += static_cast<quint16>(first++);
    }
    return charset;
}

} // namespace

std::optional<CffFacts> readCff(const QByteArray& cff)
{
    CffReader reader(cff);
    if (reader.number(1) != 1)
        return std::nullopt;
    reader.seek(2);
    reader.seek(reader.number(1));
    reader.index(); // names
    const CffReader::Index top = reader.index();
    reader.seek(top.firstStart);
    const TopDict dict = readTopDict(reader, top.firstEnd);
    reader.seek(dict.charStrings);
    const auto glyphs = static_cast<qsizetype>(reader.number(2));
    CffFacts facts{dict.cidKeyed, {}};
    // 0, 1 and 2 name predefined charsets, which no CID-keyed font has.
    if (dict.charset > 2) {
        reader.seek(dict.charset);
        facts.charset = readCharset(reader, glyphs);
    }
    if (reader.failed() || (facts.cidKeyed && facts.charset.size() != glyphs))
        return std::nullopt;
    return facts;
}

} // namespace duovita
