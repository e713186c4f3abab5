#pragma once

#include <QChar>

#include <array>

namespace duovita {

// The signs that piecemarking gives to the letters of a piece, and pdfpieces reads. Hardly a text has them. What Qt Pdf
// does with a letter at a line's end, it does with all letters, and with hyphens and other signs each.
inline constexpr int pieceKinds = 4; ///< of signs, so that pieces that change places are told apart, too
inline constexpr std::array<char16_t, pieceKinds> letterMarks{0xA4D0, 0xA4D1, 0xA4D2, 0xA4D3};
inline constexpr std::array<char16_t, pieceKinds> otherMarks{0x2055, 0x2056, 0x2058, 0x2059};
inline constexpr std::array<char16_t, pieceKinds> hyphenMarks{u'-', QChar::SoftHyphen, u'-',
                                                              QChar::SoftHyphen}; // all that it knows

} // namespace duovita
