#include "core/import/readers/pdfpage.h"

#include "core/import/annotate/datetext.h"
#include "core/import/readers/pdfpieces.h"
#include "core/import/readers/readablepdf.h"
#include "core/import/readers/softhyphens.h"

#include <QMap>
#include <QPdfDocument>
#include <QPdfSelection>
#include <QPolygonF>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace duovita {

namespace {

/// A gap wider than any word space in a line of that height.
bool isGap(const QRectF& left, const QRectF& right, double height)
{
    constexpr double widestWordSpace = 1.2; // times the line's height
    return height > 0 && right.left() - left.right() > widestWordSpace * height;
}

/// The text of one page and the positions of its characters. Each query for a position is expensive.
class PageText {
public:
    PageText(QPdfDocument& document, QPdfDocument& marked, int page) : m_document(document), m_page(page)
    {
        constexpr qsizetype mostLetters = 50'000; // no readable page has more
        const QPdfSelection all = document.getAllText(page);
        m_text = withSoftHyphensRead(all.text());
        if (page < marked.pageCount() && m_text.size() < mostLetters)
            m_pieces = PagePieces::read(all, marked.getAllText(page));
    }

    QList<ReadLine> lines(const QList<WebLink>& links, const ReadablePdf& readable)
    {
        QList<ReadLine> lines;
        const auto [first, last] = readable.ownText(m_text);
        for (qsizetype start = first; start < last;) {
            const qsizetype stop = m_text.indexOf(u'\n', start);
            const qsizetype end = stop < 0 ? last : qMin(stop, last);
            const ReadLine line = lineAt(start, end, links);
            if (!line.text().isEmpty())
                lines += line;
            start = end + 1;
        }
        return lines;
    }

private:
    /// The boxes of a range of text, one per piece.
    QList<QRectF> boxes(qsizetype start, qsizetype length) const
    {
        if (const auto known = m_pieces ? m_pieces->boxes(start, start + length) : std::nullopt)
            return *known;
        QList<QRectF> boxes;
        const QPdfSelection selection =
            m_document.getSelectionAtIndex(m_page, static_cast<int>(start), static_cast<int>(length));
        for (const QPolygonF& polygon : selection.bounds())
            boxes += polygon.boundingRect();
        return boxes;
    }

    /// Accurate enough for parts of a piece: no piece contains a gap.
    QList<QRectF> roughBoxes(qsizetype start, qsizetype length) const
    {
        const auto known = m_pieces ? m_pieces->roughBoxes(start, start + length) : std::nullopt;
        return known ? *known : boxes(start, length);
    }

    ReadLine lineAt(qsizetype start, qsizetype end, const QList<WebLink>& links)
    {
        const QList<QRectF> pieces = boxes(start, end - start);
        const QRectF box = unitedBox(pieces);
        QList<qsizetype> gaps;
        findGaps(start, end, pieces, box.height(), gaps);
        QMap<qsizetype, QString> signs;
        for (const WebLink& link : links) {
            const double middle = box.center().y();
            if (box.intersects(link.box) && link.box.top() < middle && middle < link.box.bottom())
                markLink(start, end, link, signs);
        }
        ReadLine line{{}, box};
        qsizetype from = start;
        for (const qsizetype gap : std::as_const(gaps)) {
            line.cells += ReadCell{textOf(from, gap, signs), unitedBox(boxes(from, gap - from))};
            from = gap + 1;
        }
        const bool whole = gaps.isEmpty();
        line.cells += ReadCell{textOf(from, end, signs), whole ? box : unitedBox(boxes(from, end - from))};
        return line;
    }

    QString textOf(qsizetype start, qsizetype end, const QMap<qsizetype, QString>& signs) const
    {
        QString text;
        for (qsizetype i = start; i < end; ++i)
            text += signs.value(i) + m_text[i];
        text += signs.value(end);
        return text.remove(u'\r');
    }

    static QRectF unitedBox(const QList<QRectF>& pieces)
    {
        QRectF box;
        for (const QRectF& piece : pieces)
            box |= piece;
        return box;
    }

    /// Bisects the line as long as a half contains a gap.
    void findGaps(qsizetype start, qsizetype end, const QList<QRectF>& pieces, double height,
                  QList<qsizetype>& gaps) const
    {
        const qsizetype blank = middleBlank(start, end);
        if (blank < 0 || !hasGap(pieces, height))
            return;
        const QList<QRectF> left = roughBoxes(start, blank - start);
        const QList<QRectF> right = roughBoxes(blank + 1, end - blank - 1);
        findGaps(start, blank, left, height, gaps);
        if (!left.isEmpty() && !right.isEmpty() && isGap(unitedBox(left), unitedBox(right), height))
            gaps += blank;
        findGaps(blank + 1, end, right, height, gaps);
    }

    /// The space nearest to the middle; -1 if there is none.
    qsizetype middleBlank(qsizetype start, qsizetype end) const
    {
        const qsizetype middle = start + (end - start) / 2;
        const qsizetype after = m_text.indexOf(u' ', middle);
        const qsizetype before = m_text.lastIndexOf(u' ', middle);
        const bool hasAfter = after > start && after + 1 < end;
        const bool hasBefore = before > start && before + 1 < end;
        if (hasAfter && hasBefore)
            return after - middle < middle - before ? after : before;
        return hasAfter ? after : hasBefore ? before : -1;
    }

    /// Pieces contain no gaps (see PartingAtGaps).
    static bool hasGap(QList<QRectF> pieces, double height)
    {
        std::sort(pieces.begin(), pieces.end(), [](const QRectF& a, const QRectF& b) { return a.left() < b.left(); });
        QRectF before = pieces.value(0);
        for (const QRectF& piece : std::as_const(pieces)) {
            if (isGap(before, piece, height))
                return true;
            before |= piece;
        }
        return false;
    }

    void markLink(qsizetype start, qsizetype end, const WebLink& link, QMap<qsizetype, QString>& signs) const
    {
        constexpr double inset = 0.5; // avoids the neighbours
        const double middle = link.box.center().y();
        const QPdfSelection selection = m_document.getSelection(m_page, QPointF(link.box.left() + inset, middle),
                                                                QPointF(link.box.right() - inset, middle));
        qsizetype first = qMax<qsizetype>(start, selection.startIndex());
        qsizetype last = qMin<qsizetype>(end, selection.endIndex());
        while (first < last && (m_text[first].isSpace() || !isInside(first, link)))
            ++first;
        while (last > first && (m_text[last - 1].isSpace() || !isInside(last - 1, link)))
            --last;
        const QString words = m_text.mid(first, last - first);
        if (words.isEmpty() || words.contains(u'[') || words.contains(u']') || isAddressItself(words, link.url))
            return;
        signs[first] += u'[';
        signs[last].prepend(QStringLiteral("](") + link.url + u')');
    }

    bool isInside(qsizetype character, const WebLink& link) const
    {
        const std::optional<QRectF> piece = m_pieces ? m_pieces->pieceOf(character) : std::nullopt;
        if (piece && link.box.left() < piece->left() && piece->right() < link.box.right())
            return true;
        if (piece && (piece->right() <= link.box.left() || link.box.right() <= piece->left()))
            return false;
        const double middle = unitedBox(boxes(character, 1)).center().x();
        return link.box.left() < middle && middle < link.box.right();
    }

    /// "me@example.com" that links to "mailto:me@example.com", or part of a long address that continues on the next
    /// line.
    static bool isAddressItself(const QString& words, const QString& url)
    {
        static const QRegularExpression scheme(QStringLiteral("^(?:https?://(?:www\\.)?|mailto:)|[\\s/-]"));
        if (url.startsWith(QStringLiteral("tel:")))
            return true;
        if (!QRegularExpression(QStringLiteral("[.@/]")).match(words).hasMatch())
            return false; // "zhangsan" that links to "github.com/zhangsan"
        const auto bare = [](const QString& address) { return QString(address).remove(scheme).toLower(); };
        const QString shown = bare(words);
        return shown.isEmpty() || bare(url).contains(shown);
    }

    QPdfDocument& m_document;
    int m_page;
    QString m_text;
    std::optional<PagePieces> m_pieces;
};

/// Text extraction starts a new line at a raised mark: "S. Zhang†" and ", H. Sun" are in one row.
bool isSameRow(const QRectF& first, const QRectF& next)
{
    constexpr double nearBy = 0.5; // times the height
    const double height = qMin(first.height(), next.height());
    const double shared = qMin(first.bottom(), next.bottom()) - qMax(first.top(), next.top());
    return shared > height * 2 / 3 && qAbs(next.left() - first.right()) < nearBy * height;
}

bool isOnlyDates(const QString& text)
{
    static const QRegularExpression years(
        QStringLiteral("^(?:19|20)\\d\\d\\s*年?(?:\\s*[,，、]\\s*(?:19|20)\\d\\d\\s*年?)*$"));
    const auto found = findDateRange(text, true);
    return years.match(text).hasMatch() || (found && found->length >= text.size());
}

/// A column of dates in the margin is drawn before the text beside it: returns its line that is in a row with `line`,
/// or -1. Whole columns of text are longer; only dates may be beside several lines of a title.
qsizetype rowInMargin(const QList<ReadLine>& lines, const ReadLine& line)
{
    const QRectF& next = line.box;
    const qsizetype mostLines = isOnlyDates(line.text()) ? 6 : 3;
    for (qsizetype i = lines.size() - 1; i >= qMax<qsizetype>(0, lines.size() - mostLines); --i) {
        if (isInRow(lines[i].box, next) && next.left() > lines[i].box.right())
            return i;
    }
    return -1;
}

bool isBeside(const QRectF& a, const QRectF& b)
{
    return isInRow(a, b) && (a.left() > b.right() || b.left() > a.right());
}

/// Whether two boxes are aligned at the left or the right.
bool isAligned(const QRectF& a, const QRectF& b)
{
    constexpr double alike = 3; // points
    return qAbs(a.left() - b.left()) < alike || qAbs(a.right() - b.right()) < alike;
}

/// Removes and returns dates, aligned vertically, that are drawn before the lines beside them: of a section or of a
/// whole page, on either side. Short columns are also found by rowInMargin().
QList<ReadLine> takeDateColumns(QList<ReadLine>& lines)
{
    constexpr qsizetype mostLines = 2'000; // no readable page has more; each date is compared with all of them
    if (lines.size() > mostLines)
        return {};
    QList<bool> dates;
    for (const ReadLine& line : std::as_const(lines))
        dates += !line.isParted() && isOnlyDates(line.text());
    QList<ReadLine> columns; // from last to first, like the rest
    QList<ReadLine> rest;
    for (qsizetype i = lines.size() - 1; i >= 0; --i) {
        const QRectF& box = lines[i].box;
        const bool continuesAbove = i > 0 && dates[i - 1] && isAligned(box, lines[i - 1].box);
        const bool continuesBelow = i + 1 < lines.size() && dates[i + 1] && !columns.isEmpty() &&
                                    qAbs(columns.last().box.left() - box.left()) < box.width();
        const bool inColumn =
            dates[i] && (continuesAbove || continuesBelow) &&
            std::any_of(rest.begin(), rest.end(), [&](const ReadLine& line) { return isBeside(line.box, box); });
        (inColumn ? columns : rest) += lines[i];
    }
    std::reverse(columns.begin(), columns.end());
    std::reverse(rest.begin(), rest.end());
    lines = rest;
    return columns;
}

/// Joins two lines of one row: as separate cells, or as a continuation of the last cell.
void join(ReadLine& line, const ReadLine& next, bool parted)
{
    QList<ReadCell> cells = next.cells;
    if (!parted) {
        const ReadCell first = cells.takeFirst();
        line.cells.last().text += first.text;
        line.cells.last().box |= first.box;
    }
    line.cells += cells;
    line.box |= next.box;
}

/// The cells of both, from left to right.
ReadLine inOneRow(const ReadLine& first, const ReadLine& next)
{
    const bool before = first.box.left() < next.box.left();
    ReadLine row = before ? first : next;
    join(row, before ? next : first, true);
    return row;
}

} // namespace

QString ReadLine::text() const
{
    QStringList texts;
    for (const ReadCell& cell : cells)
        texts += cell.text.trimmed();
    return texts.join(QStringLiteral("   ")).trimmed();
}

double ReadLine::pitchFrom(const ReadLine& before) const
{
    if (baseline > 0 && before.endLine > 0)
        return baseline - before.endLine;
    // A line without descenders, or without ascenders, has a smaller box.
    return qMax(box.bottom() - before.box.bottom(), box.top() - before.box.top());
}

bool isInRow(const QRectF& a, const QRectF& b)
{
    const double shared = qMin(a.bottom(), b.bottom()) - qMax(a.top(), b.top());
    return shared > qMin(a.height(), b.height()) / 2;
}

QList<ReadLine> drawnLines(QPdfDocument& document, QPdfDocument& marked, int page, const QList<WebLink>& links,
                           const ReadablePdf& readable)
{
    return PageText(document, marked, page).lines(links, readable);
}

QList<ReadLine> joinedInRows(QList<ReadLine> drawn)
{
    QList<ReadLine> dates = takeDateColumns(drawn);
    QList<ReadLine> lines;
    for (const ReadLine& line : std::as_const(drawn)) {
        const auto date =
            std::find_if(dates.begin(), dates.end(), [&](const ReadLine& one) { return isBeside(one.box, line.box); });
        const qsizetype row = rowInMargin(lines, line);
        if (!lines.isEmpty() && isSameRow(lines.last().box, line.box))
            join(lines.last(), line, false);
        else if (row >= 0)
            join(lines[row], line, true);
        else if (date != dates.end()) {
            lines += inOneRow(*date, line);
            dates.erase(date);
        } else
            lines += line;
    }
    return lines + dates;
}

} // namespace duovita
