#include "core/pdf/cidglyphs.h"

namespace duovita {

namespace {

/// The number of operands of an operator that can come first in a program, without a width. Hints take pairs of them.
int operandsOf(unsigned op, int given)
{
    switch (op) {
    case 4:  // vmoveto
    case 22: // hmoveto
        return 1;
    case 21: // rmoveto
        return 2;
    case 14: // endchar, with the parts of an accented character
        return given >= 4 ? 4 : 0;
    default:
        return given / 2 * 2;
    }
}

/// The width in a program (Adobe Technical Note 5177, 3.1): an extra operand before those of the first operator.
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
            value = static_cast<qint16>(byte(at + 1) << 8 | byte(at + 2)); // 16.16; widths are integers
            at += 5;
        }
        if (given == 0)
            first = value;
    }
    return integerOf(dict.privates, cff::defaultWidthX).value_or(0);
}

/// Keeps the entries that do not depend on which glyphs a font has: the font matrix and all private entries but Subrs.
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
    m_fonts += flat;
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
        const QByteArray& charString = font->charStrings[it.key()];
        const int width = widthOf(charString, font->fontDicts[font->fonts[it.key()]]);
        m_programs.insert(it.value(), {charString, dicts[font->fonts[it.key()]], width});
    }
    return true;
}

CidGlyphs::Font CidGlyphs::make(const QList<quint32>& glyphs) const
{
    const QReadLocker lock(&m_lock);
    CidKeyedCff font;
    font.top = m_top;
    QList<int> numbers; // of the font dictionaries, in order of first use
    const auto add = [&](quint32 glyph) {
        const Program program = m_programs.value(glyph);
        if (!numbers.contains(program.font)) {
            numbers += program.font;
            font.fontDicts += m_fontDicts[program.font];
        }
        font.charStrings += program.charString;
        font.fonts += static_cast<int>(numbers.indexOf(program.font));
        return program.width;
    };
    add(0);
    Font made;
    for (const quint32 glyph : glyphs)
        made.widths += add(glyph);
    made.data = writeCidKeyed(font, m_fontName);
    return made;
}

} // namespace duovita
