#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace duovita {

// CFF fonts (Adobe Technical Note 5176).

struct CffEntry {
    int op = 0; ///< of a two-byte operator: 12 times 256 plus the second byte
    QByteArray operands;
    QList<int> integers; ///< those operands that are integers

    bool operator==(const CffEntry&) const = default;
};
using CffDict = QList<CffEntry>;

namespace cff {
constexpr int fontBBox = 5;
constexpr int charset = 15;
constexpr int charStrings = 17;
constexpr int privateDict = 18;
constexpr int subrs = 19;
constexpr int defaultWidthX = 20;
constexpr int nominalWidthX = 21;
constexpr int fontMatrix = 12 << 8 | 7;
constexpr int ros = 12 << 8 | 30;
constexpr int cidCount = 12 << 8 | 34;
constexpr int fdArray = 12 << 8 | 36;
constexpr int fdSelect = 12 << 8 | 37;
constexpr int fontName = 12 << 8 | 38;
} // namespace cff

/// One of the font dictionaries of a CID-keyed font.
struct CffFontDict {
    CffDict font;
    CffDict privates;

    bool operator==(const CffFontDict&) const = default;
};

/// The parts of a CID-keyed CFF font.
struct CidKeyedCff {
    CffDict top;
    QList<QByteArray> charStrings; ///< by glyph index: Type 2 programs (Adobe Technical Note 5177)
    QList<int> fonts;              ///< by glyph index: index into fontDicts
    QList<CffFontDict> fontDicts;
};

bool isCidKeyed(const QByteArray& cff);
/// Returns nothing if the bytes are not a CID-keyed CFF font of version 1. The programs are parts of `cff`, not copies:
/// keep it as long as them.
std::optional<CidKeyedCff> readCidKeyed(const QByteArray& cff);
/// Writes a font file in which each glyph's CID is its index. Offsets and names in `top` and the font dictionaries are
/// ignored and written anew; everything else reads back unchanged.
QByteArray writeCidKeyed(const CidKeyedCff& font, const QByteArray& name);
/// The first integer operand of an entry; nothing if there is none.
std::optional<int> integerOf(const CffDict& dict, int op);

} // namespace duovita
