#pragma once

#include <QChar>

#include <array>

namespace duovita {

// The characters that PieceMarking puts in place of those of a piece, by which pdfpieces.cpp recognizes the piece.
// Texts hardly ever contain them. Letters, hyphens and other characters have their own, because Qt Pdf treats them
// differently at the end of a line; it knows no other hyphens.
inline constexpr int pieceKinds = 4; ///< used in turn, so that pieces in another order are told apart
inline constexpr std::array<char16_t, pieceKinds> letterMarks{0xA4D0, 0xA4D1, 0xA4D2, 0xA4D3};
inline constexpr std::array<char16_t, pieceKinds> otherMarks{0x2055, 0x2056, 0x2058, 0x2059};
inline constexpr std::array<char16_t, pieceKinds> hyphenMarks{u'-', QChar::SoftHyphen, u'-', QChar::SoftHyphen};

} // namespace duovita
