#pragma once

#include <QList>
#include <QRectF>
#include <QString>

#include <optional>

class QPdfSelection;

namespace duovita {

// A piece is the text of one operator in a page's content. Qt Pdf returns the text of a page and the boxes of its
// pieces in one call, but not which letters a piece contains; asking letter by letter would parse the page each time.
// Therefore a second file is made that differs only in the fonts' ToUnicode maps: all letters of a piece map to one
// sign, those of the next piece to another. Where spaces and line ends agree in both files, the signs show where pieces
// begin. piecemarking makes that file.

/// The positions of a page's letters, as far as its pieces reveal them.
class PagePieces {
public:
    /// `marked` is the page's text in the second file; nothing if the two do not match.
    static std::optional<PagePieces> read(const QPdfSelection& page, const QPdfSelection& marked);

    /// The boxes of a range of the page's text, one per piece; nothing if it contains only part of a piece.
    std::optional<QList<QRectF>> boxes(qsizetype start, qsizetype end) const;
    /// The same, but estimates the width of a partial piece by its share of the letters.
    std::optional<QList<QRectF>> roughBoxes(qsizetype start, qsizetype end) const;
    /// The box of the piece that contains a letter; nothing if it is unknown.
    std::optional<QRectF> pieceOf(qsizetype letter) const;

private:
    struct Piece {
        QRectF box;
        qsizetype first = -1; ///< index of its first letter
        qsizetype last = -1;
        qsizetype letters = 0;
    };

    std::optional<QList<QRectF>> boxes(qsizetype start, qsizetype end, bool rough) const;

    QList<Piece> m_pieces;
    QList<qsizetype> m_pieceOf; ///< index of the piece, by letter
};

} // namespace duovita
