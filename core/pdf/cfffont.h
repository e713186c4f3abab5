#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace duovita {

// CFF fonts (Adobe Technical Note 5176).

struct CffEntry {
    int op = 0; ///< of two bytes: the first, 12, times 256 and the second
    QByteArray operands;
    QList<int> integers; ///< those of the operands that are whole

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

/// One of the fonts that a CID-keyed font is made of.
struct CffFontDict {
    CffDict font;
    CffDict privates;

    bool operator==(const CffFontDict&) const = default;
};

/// A CID-keyed CFF font taken apart.
struct CidKeyedCff {
    CffDict top;
    QList<QByteArray> charStrings; ///< by glyph: Type 2 programs (Adobe Technical Note 5177)
    QList<int> fonts;              ///< by glyph: into fontDicts
    QList<CffFontDict> fontDicts;
};

bool isCidKeyed(const QByteArray& cff);
/// Nothing if the bytes are not a CID-keyed CFF font of version 1.
std::optional<CidKeyedCff> readCidKeyed(const QByteArray& cff);
/// The font as a file: the CID of each glyph is its number; `top` and the dictionaries without offsets and names. What
/// is written reads back as the same with those.
QByteArray writeCidKeyed(const CidKeyedCff& font, const QByteArray& name);
/// The first integer of an entry.
std::optional<int> integerOf(const CffDict& dict, int op);

} // namespace duovita
