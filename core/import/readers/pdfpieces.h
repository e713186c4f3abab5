#pragma once

#include <QList>
#include <QRectF>
#include <QString>

#include <optional>

class QPdfSelection;

namespace duovita {

// A piece is what one operator of a page's content shows. Qt Pdf tells the text of a page and the boxes of its pieces
// at once, but not which letters are in which piece; asking it letter by letter reads the page each time. So there is a
// second file, the same but for the fonts' maps to text: each letter of a piece means one sign there, another one in
// the next piece. Where both files have their blanks and line ends at the same places, the signs tell where pieces
// begin. piecemarking makes that file.

/// Where the letters of a page stand, as far as its pieces tell.
class PagePieces {
public:
    /// `marked` is what the second file says of the page; nothing if it does not fit.
    static std::optional<PagePieces> read(const QPdfSelection& page, const QPdfSelection& marked);

    /// Of a stretch of the page's text, piece by piece; nothing if it has a part of a piece.
    std::optional<QList<QRectF>> boxes(qsizetype start, qsizetype end) const;
    /// The same, where parts of a piece are as wide as they have letters of it.
    std::optional<QList<QRectF>> roughBoxes(qsizetype start, qsizetype end) const;
    /// Of the piece that a letter is in; nothing if that is not known.
    std::optional<QRectF> pieceOf(qsizetype letter) const;

private:
    struct Piece {
        QRectF box;
        qsizetype first = -1; ///< letter
        qsizetype last = -1;
        qsizetype letters = 0;
    };

    std::optional<QList<QRectF>> boxes(qsizetype start, qsizetype end, bool rough) const;

    QList<Piece> m_pieces;
    QList<qsizetype> m_pieceOf; ///< by letter
};

} // namespace duovita
