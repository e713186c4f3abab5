#include "core/pdf/cidglyphs.h"

#include <algorithm>

namespace duovita {

namespace {

// Strings of their own follow the 391 that every CFF font knows.
constexpr int adobeString = 391;
constexpr int identityString = 392;
constexpr int fontNameString = 393;

void append16(QByteArray& out, qsizetype value)
{
    out += static_cast<char>((value >> 8) & 0xFF);
    out += static_cast<char>(value & 0xFF);
}

/// An integer in five bytes, whatever it is: offsets are known only when the size of what holds them is.
void appendInteger(QByteArray& out, qsizetype value)
{
    out += '\x1D';
    append16(out, value >> 16);
    append16(out, value);
}

void appendOperator(QByteArray& out, int op)
{
    if (op >> 8)
        out += static_cast<char>(op >> 8);
    out += static_cast<char>(op & 0xFF);
}

void appendEntry(QByteArray& out, int op, std::initializer_list<qsizetype> integers)
{
    for (const qsizetype integer : integers)
        appendInteger(out, integer);
    appendOperator(out, op);
}

void appendEntry(QByteArray& out, const CffEntry& entry)
{
    out += entry.operands;
    appendOperator(out, entry.op);
}

void appendIndex(QByteArray& out, const QList<QByteArray>& objects)
{
    append16(out, objects.size());
    if (objects.isEmpty())
        return;
    qsizetype end = 1;
    for (const QByteArray& object : objects)
        end += object.size();
    const int offsetSize = end < 0x100 ? 1 : end < 0x10000 ? 2 : end < 0x1000000 ? 3 : 4;
    out += static_cast<char>(offsetSize);
    qsizetype offset = 1;
    const auto appendOffset = [&] {
        for (int shift = 8 * (offsetSize - 1); shift >= 0; shift -= 8)
            out += static_cast<char>((offset >> shift) & 0xFF);
    };
    appendOffset();
    for (const QByteArray& object : objects) {
        offset += object.size();
        appendOffset();
    }
    for (const QByteArray& object : objects)
        out += object;
}

QByteArray index(const QList<QByteArray>& objects)
{
    QByteArray out;
    appendIndex(out, objects);
    return out;
}

/// The CID of each glyph is its number: one range.
QByteArray charsetOf(qsizetype glyphs)
{
    QByteArray out(1, glyphs > 1 ? '\2' : '\0');
    if (glyphs > 1) {
        append16(out, 1);
        append16(out, glyphs - 2);
    }
    return out;
}

QByteArray fontSelect(const QList<int>& fonts)
{
    QByteArray ranges;
    qsizetype count = 0;
    for (qsizetype i = 0; i < fonts.size(); ++i) {
        if (i > 0 && fonts[i] == fonts[i - 1])
            continue;
        append16(ranges, i);
        ranges += static_cast<char>(fonts[i]);
        ++count;
    }
    QByteArray out(1, '\3');
    append16(out, count);
    out += ranges;
    append16(out, fonts.size());
    return out;
}

/// How many operands an operator that may come first takes without a width; hints take pairs of them.
int operandsOf(unsigned op, int given)
{
    switch (op) {
    case 4:  // vmoveto
    case 22: // hmoveto
        return 1;
    case 21: // rmoveto
        return 2;
    case 14: // endchar, with an accented character's parts
        return given >= 4 ? 4 : 0;
    default:
        return given / 2 * 2;
    }
}

/// The width that a program says (Adobe Technical Note 5177, 3.1): one operand more than its first operator takes.
int widthOf(const QByteArray& charString, const CffFontDict& dict)
{
    const auto byte = [&](qsizetype at) {
        return at < charString.size() ? static_cast<unsigned>(static_cast<unsigned char>(charString[at])) : 0U;
    };
    int given = 0;
    int first = 0;
    for (qsizetype at = 0; at < charString.size(); ++given) {
        const unsigned b = byte(at);
        if (b < 32 && b != 28) {
            if (given > operandsOf(b, given))
                return integerOf(dict.privates, cff::nominalWidthX).value_or(0) + first;
            break;
        }
        int value = 0;
        if (b == 28) {
            value = static_cast<qint16>(byte(at + 1) << 8 | byte(at + 2));
            at += 3;
        } else if (b <= 246) {
            value = static_cast<int>(b) - 139;
            ++at;
        } else if (b <= 250) {
            value = static_cast<int>((b - 247) * 256 + byte(at + 1)) + 108;
            at += 2;
        } else if (b <= 254) {
            value = -static_cast<int>((b - 251) * 256 + byte(at + 1)) - 108;
            at += 2;
        } else {
            value = static_cast<qint16>(byte(at + 1) << 8 | byte(at + 2)); // its fraction is none in a width
            at += 5;
        }
        if (given == 0)
            first = value;
    }
    return integerOf(dict.privates, cff::defaultWidthX).value_or(0);
}

/// What does not depend on which glyphs a font has: offsets, subroutines and names do.
CffFontDict lasting(const CffFontDict& dict)
{
    CffFontDict kept;
    for (const CffEntry& entry : dict.font) {
        if (entry.op == cff::fontMatrix)
            kept.font += entry;
    }
    for (const CffEntry& entry : dict.privates) {
        if (entry.op != cff::subrs)
            kept.privates += entry;
    }
    return kept;
}

} // namespace

QList<quint32> CidGlyphs::unknown(const QList<quint32>& glyphs) const
{
    const QReadLocker lock(&m_lock);
    QList<quint32> unknown;
    if (!m_programs.contains(0))
        unknown += 0;
    for (const quint32 glyph : glyphs) {
        if (glyph != 0 && !m_programs.contains(glyph))
            unknown += glyph;
    }
    return unknown;
}

int CidGlyphs::fontDictOf(const CffFontDict& dict)
{
    const CffFontDict kept = lasting(dict);
    const qsizetype known = m_fontDicts.indexOf(kept);
    if (known >= 0)
        return static_cast<int>(known);
    m_fontDicts += kept;
    return static_cast<int>(m_fontDicts.size()) - 1;
}

bool CidGlyphs::enter(const QByteArray& flat, const QHash<quint16, quint32>& sources)
{
    const std::optional<CidKeyedCff> font = readCidKeyed(flat);
    if (!font)
        return false;
    const QWriteLocker lock(&m_lock);
    m_top.clear();
    for (const CffEntry& entry : font->top) {
        if (entry.op == cff::fontMatrix || entry.op == cff::fontBBox)
            m_top += entry;
    }
    QList<int> dicts;
    for (const CffFontDict& dict : font->fontDicts)
        dicts += fontDictOf(dict);
    for (auto it = sources.begin(); it != sources.end(); ++it) {
        if (it.key() >= font->charStrings.size())
            return false;
        QByteArray charString = font->charStrings[it.key()];
        charString.detach(); // from the bytes of the whole font
        const int width = widthOf(charString, font->fontDicts[font->fonts[it.key()]]);
        m_programs.insert(it.value(), {charString, dicts[font->fonts[it.key()]], width});
    }
    return true;
}

CidGlyphs::Font CidGlyphs::make(const QList<quint32>& glyphs) const
{
    const QReadLocker lock(&m_lock);
    QList<QByteArray> charStrings;
    QList<int> fonts; // by glyph, numbered in order of their first use
    QList<int> dicts;
    Font font;
    const auto add = [&](quint32 glyph) {
        const Program program = m_programs.value(glyph);
        charStrings += program.charString;
        if (!dicts.contains(program.font))
            dicts += program.font;
        fonts += static_cast<int>(dicts.indexOf(program.font));
        return program.width;
    };
    add(0);
    for (const quint32 glyph : glyphs)
        font.widths += add(glyph);

    QByteArray lastingTop;
    for (const CffEntry& entry : m_top)
        appendEntry(lastingTop, entry);
    struct Offsets {
        qsizetype charset = 0, fontSelect = 0, charStrings = 0, fontDicts = 0;
    };
    const auto top = [&](const Offsets& offsets) {
        QByteArray out;
        appendEntry(out, cff::ros, {adobeString, identityString, 0});
        out += lastingTop;
        appendEntry(out, cff::cidCount, {charStrings.size()});
        appendEntry(out, cff::charset, {offsets.charset});
        appendEntry(out, cff::fdSelect, {offsets.fontSelect});
        appendEntry(out, cff::charStrings, {offsets.charStrings});
        appendEntry(out, cff::fdArray, {offsets.fontDicts});
        return index({out});
    };
    const QByteArray header = QByteArray("\1\0\4\4", 4) + index({m_fontName});
    const QByteArray strings = index({"Adobe", "Identity", m_fontName}) + index({}); // no global subroutines
    const QByteArray charset = charsetOf(charStrings.size());
    const QByteArray select = fontSelect(fonts);
    Offsets offsets;
    offsets.charset = header.size() + top(offsets).size() + strings.size();
    offsets.fontSelect = offsets.charset + charset.size();
    offsets.charStrings = offsets.fontSelect + select.size();
    font.data = header + top(offsets) + strings + charset + select;
    appendIndex(font.data, charStrings);
    offsets.fontDicts = font.data.size();

    const auto fontDicts = [&](qsizetype privatesAt) {
        QList<QByteArray> objects;
        QByteArray privates;
        for (const int dict : dicts) {
            QByteArray own;
            for (const CffEntry& entry : m_fontDicts[dict].privates)
                appendEntry(own, entry);
            QByteArray object;
            appendEntry(object, cff::fontName, {fontNameString});
            for (const CffEntry& entry : m_fontDicts[dict].font)
                appendEntry(object, entry);
            appendEntry(object, cff::privateDict, {own.size(), privatesAt + privates.size()});
            objects += object;
            privates += own;
        }
        return std::pair(index(objects), privates);
    };
    const qsizetype privatesAt = offsets.fontDicts + fontDicts(0).first.size();
    const auto [dictIndex, privates] = fontDicts(privatesAt);
    font.data += dictIndex + privates;
    const QByteArray finalTop = top(offsets);
    font.data.replace(header.size(), finalTop.size(), finalTop);
    return font;
}

} // namespace duovita
