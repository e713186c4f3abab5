#include "core/pdf/cfffont.h"

namespace duovita {

namespace {

// The font's own strings follow the 391 standard strings of CFF.
constexpr int adobeString = 391;
constexpr int identityString = 392;
constexpr int fontNameString = 393;

void append16(QByteArray& out, qsizetype value)
{
    out += static_cast<char>((value >> 8) & 0xFF);
    out += static_cast<char>(value & 0xFF);
}

/// Always uses five bytes, because an offset is known only after the size of the structure that holds it.
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

QByteArray index(const QList<QByteArray>& objects)
{
    QByteArray out;
    append16(out, objects.size());
    if (objects.isEmpty())
        return out;
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
    return out;
}

/// Each glyph's CID is its index: a single range.
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

struct Offsets {
    qsizetype charset = 0;
    qsizetype fontSelect = 0;
    qsizetype charStrings = 0;
    qsizetype fontDicts = 0;
};

/// The size does not depend on the offsets.
QByteArray topIndex(const CidKeyedCff& font, const Offsets& offsets)
{
    QByteArray dict;
    appendEntry(dict, cff::ros, {adobeString, identityString, 0}); // must come first
    for (const CffEntry& entry : font.top)
        appendEntry(dict, entry);
    appendEntry(dict, cff::cidCount, {font.charStrings.size()});
    appendEntry(dict, cff::charset, {offsets.charset});
    appendEntry(dict, cff::fdSelect, {offsets.fontSelect});
    appendEntry(dict, cff::charStrings, {offsets.charStrings});
    appendEntry(dict, cff::fdArray, {offsets.fontDicts});
    return index({dict});
}

struct FontDicts {
    QByteArray index; ///< its size does not depend on where the private dictionaries are
    QByteArray privates;
};

FontDicts fontDictsOf(const CidKeyedCff& font, qsizetype privatesAt)
{
    QList<QByteArray> dicts;
    QByteArray privates;
    for (const CffFontDict& dict : font.fontDicts) {
        QByteArray own;
        for (const CffEntry& entry : dict.privates)
            appendEntry(own, entry);
        QByteArray object;
        appendEntry(object, cff::fontName, {fontNameString});
        for (const CffEntry& entry : dict.font)
            appendEntry(object, entry);
        appendEntry(object, cff::privateDict, {own.size(), privatesAt + privates.size()});
        dicts += object;
        privates += own;
    }
    return {index(dicts), privates};
}

} // namespace

QByteArray writeCidKeyed(const CidKeyedCff& font, const QByteArray& name)
{
    const QByteArray header = QByteArray("\1\0\4\4", 4) + index({name});
    const QByteArray strings = index({"Adobe", "Identity", name}) + index({}); // empty INDEX: no global subroutines
    const QByteArray charset = charsetOf(font.charStrings.size());
    const QByteArray select = fontSelect(font.fonts);
    const QByteArray charStrings = index(font.charStrings);
    Offsets offsets;
    offsets.charset = header.size() + topIndex(font, offsets).size() + strings.size();
    offsets.fontSelect = offsets.charset + charset.size();
    offsets.charStrings = offsets.fontSelect + select.size();
    offsets.fontDicts = offsets.charStrings + charStrings.size();
    const qsizetype privatesAt = offsets.fontDicts + fontDictsOf(font, 0).index.size();
    const FontDicts dicts = fontDictsOf(font, privatesAt);
    return header + topIndex(font, offsets) + strings + charset + select + charStrings + dicts.index + dicts.privates;
}

} // namespace duovita
