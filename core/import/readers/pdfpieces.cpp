#include "core/import/readers/pdfpieces.h"

#include "core/import/readers/piecemarks.h"

#include <QPdfSelection>
#include <QPolygonF>

#include <algorithm>

namespace duovita {

namespace {

constexpr int unmarked = pieceKinds;
using Kinds = unsigned; // a bit each

Kinds kindsOf(QChar sign)
{
    constexpr Kinds all = (1U << (unmarked + 1)) - 1;
    if (sign == QChar(0x2) || sign == QChar(0xFFFE) || sign.isSpace()) // a hyphen at a line's end
        return all;
    Kinds found = 0;
    for (std::size_t kind = 0; kind < pieceKinds; ++kind) {
        if (sign == QChar(letterMarks[kind]) || sign == QChar(otherMarks[kind]) || sign == QChar(hyphenMarks[kind]))
            found |= 1U << kind;
    }
    return found == 0 ? 1U << unmarked : found;
}

struct Word {
    qsizetype start = 0;
    qsizetype length = 0;
};

/// What stands between blanks and line ends.
QList<Word> wordsOf(QStringView text)
{
    QList<Word> words;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] == u' ' || text[at] == u'\r' || text[at] == u'\n')
            continue;
        if (words.isEmpty() || words.last().start + words.last().length < at)
            words += Word{at, 0};
        ++words.last().length;
    }
    return words;
}

/// Whether the same blanks and line ends stand before the words, one by one.
bool standAlike(QStringView first, const QList<Word>& firstWords, QStringView second, const QList<Word>& secondWords)
{
    if (firstWords.size() != secondWords.size())
        return false;
    qsizetype at = 0;
    qsizetype other = 0;
    for (qsizetype i = 0; i < firstWords.size(); ++i) {
        if (first.mid(at, firstWords[i].start - at) != second.mid(other, secondWords[i].start - other))
            return false;
        at = firstWords[i].start + firstWords[i].length;
        other = secondWords[i].start + secondWords[i].length;
    }
    return true;
}

bool isRightToLeft(QChar unit)
{
    return unit.direction() == QChar::DirR || unit.direction() == QChar::DirAL;
}

QList<QRectF> boxesOf(const QPdfSelection& selection)
{
    QList<QRectF> boxes;
    for (const QPolygonF& polygon : selection.bounds())
        boxes += polygon.boundingRect();
    return boxes;
}

bool areAlike(const QList<QRectF>& first, const QList<QRectF>& second)
{
    constexpr double alike = 0.01; // points
    return std::equal(first.begin(), first.end(), second.begin(), second.end(), [](const QRectF& a, const QRectF& b) {
        return qAbs(a.left() - b.left()) < alike && qAbs(a.top() - b.top()) < alike &&
               qAbs(a.right() - b.right()) < alike && qAbs(a.bottom() - b.bottom()) < alike;
    });
}

/// Numbers from 0 for the pieces that signs are in, -1 for blanks. Signs of fonts that are not marked are one piece up
/// to the next blank, or line.
QList<qsizetype> piecesOf(QStringView marks, bool unmarkedWords, qsizetype& count)
{
    QList<qsizetype> pieces(marks.size(), -1);
    int current = -1; // kind
    count = 0;
    for (qsizetype at = 0; at < marks.size(); ++at) {
        if (marks[at] == u'\n' || (unmarkedWords && current == unmarked && marks[at] == u' '))
            current = -1;
        if (marks[at] == u' ' || marks[at] == u'\r' || marks[at] == u'\n')
            continue;
        const Kinds may = kindsOf(marks[at]);
        if (current < 0 || (may & (1U << current)) == 0) {
            current = (current + 1) % pieceKinds;
            for (int i = 0; i <= unmarked && (may & (1U << current)) == 0; ++i)
                current = (current + 1) % (unmarked + 1);
            ++count;
        }
        pieces[at] = count - 1;
    }
    return pieces;
}

} // namespace

std::optional<PagePieces> PagePieces::read(const QPdfSelection& page, const QPdfSelection& marked)
{
    const QString text = page.text();
    const QString marks = marked.text();
    const QList<Word> words = wordsOf(text);
    const QList<Word> markedWords = wordsOf(marks);
    QList<QRectF> boxes = boxesOf(page);
    if (!standAlike(text, words, marks, markedWords) || !areAlike(boxes, boxesOf(marked)) ||
        std::any_of(text.begin(), text.end(), isRightToLeft))
        return std::nullopt;
    qsizetype count = 0;
    QList<qsizetype> pieces = piecesOf(marks, true, count);
    constexpr double lowest = 0.05; // points: blanks have no height
    boxes.removeIf([](const QRectF& box) { return box.height() < lowest; });
    if (boxes.size() != count)
        pieces = piecesOf(marks, false, count);
    if (boxes.size() != count)
        return std::nullopt;
    PagePieces result;
    for (const QRectF& box : std::as_const(boxes))
        result.m_pieces += Piece{box};
    result.m_pieceOf.fill(-1, text.size());
    for (qsizetype i = 0; i < words.size(); ++i) {
        const auto [start, length] = words[i];
        const auto [from, units] = markedWords[i];
        const bool whole = pieces[from] == pieces[from + units - 1];
        if (!whole && length != units) // which of its letters are in which piece is not known
            return std::nullopt;
        for (qsizetype k = 0; k < length; ++k) {
            const qsizetype number = pieces[whole ? from : from + k];
            result.m_pieceOf[start + k] = number;
            Piece& piece = result.m_pieces[number];
            piece.first = piece.letters == 0 ? start + k : piece.first;
            piece.last = start + k;
            ++piece.letters;
        }
    }
    return result;
}

std::optional<QRectF> PagePieces::pieceOf(qsizetype letter) const
{
    const qsizetype piece = m_pieceOf.value(letter, -1);
    return piece < 0 ? std::nullopt : std::optional(m_pieces[piece].box);
}

std::optional<QList<QRectF>> PagePieces::boxes(qsizetype start, qsizetype end) const
{
    return boxes(start, end, false);
}

std::optional<QList<QRectF>> PagePieces::roughBoxes(qsizetype start, qsizetype end) const
{
    return boxes(start, end, true);
}

std::optional<QList<QRectF>> PagePieces::boxes(qsizetype start, qsizetype end, bool rough) const
{
    QList<QRectF> found;
    for (qsizetype at = start; at < end && at < m_pieceOf.size();) {
        const qsizetype number = m_pieceOf[at];
        qsizetype next = at;
        while (next < end && next < m_pieceOf.size() && (m_pieceOf[next] == number || m_pieceOf[next] < 0))
            ++next;
        if (number < 0) {
            ++at;
            continue;
        }
        const Piece& piece = m_pieces[number];
        const bool isWhole = at <= piece.first && next > piece.last;
        if (!isWhole && !rough)
            return std::nullopt;
        const auto lettersIn = [&](qsizetype from, qsizetype to) {
            return static_cast<double>(std::count(m_pieceOf.begin() + from, m_pieceOf.begin() + to, number));
        };
        QRectF box = piece.box;
        if (!isWhole) {
            const double before = lettersIn(piece.first, at) / static_cast<double>(piece.letters);
            const double share = lettersIn(at, next) / static_cast<double>(piece.letters);
            box.setLeft(piece.box.left() + before * piece.box.width());
            box.setWidth(share * piece.box.width());
        }
        found += box;
        at = next;
    }
    return found;
}

} // namespace duovita
