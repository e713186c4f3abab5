#include "core/import/pdftext.h"

#include <QBuffer>
#include <QHash>
#include <QPdfDocument>
#include <QPdfSelection>
#include <QPolygonF>
#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// Where a stretch of text stands on its page, piece by piece.
QList<QRectF> boxesOf(QPdfDocument& document, int page, qsizetype start, qsizetype length)
{
    QList<QRectF> boxes;
    const QPdfSelection selection =
        document.getSelectionAtIndex(page, static_cast<int>(start), static_cast<int>(length));
    for (const QPolygonF& polygon : selection.bounds())
        boxes += polygon.boundingRect();
    return boxes;
}

/// A blank wider than any between words.
bool isGap(const QRectF& left, const QRectF& right)
{
    constexpr double widestWordSpace = 1.2; // of the line's height
    const double height = qMax(left.height(), right.height());
    return height > 0 && right.left() - left.right() > widestWordSpace * height;
}

bool hasGap(QList<QRectF> boxes)
{
    std::sort(boxes.begin(), boxes.end(), [](const QRectF& a, const QRectF& b) { return a.left() < b.left(); });
    double right = boxes.isEmpty() ? 0 : boxes.front().left();
    for (const QRectF& box : std::as_const(boxes)) {
        if (isGap(QRectF(right, box.top(), 0, box.height()), box))
            return true;
        right = qMax(right, box.right());
    }
    return false;
}

/// A line with its columns apart: a wide blank becomes three. Each question for a place costs, so that only lines with
/// a gap between their pieces are looked at word by word.
QString withGaps(QPdfDocument& document, int page, const QString& text, qsizetype start, qsizetype end)
{
    QString line = text.mid(start, end - start);
    if (!line.contains(u' ') || !hasGap(boxesOf(document, page, start, end - start)))
        return line;
    QString result;
    for (qsizetype i = start; i < end; ++i) {
        result += text[i];
        if (i == start || i + 1 >= end || text[i] != u' ' || text[i + 1].isSpace() || text[i - 1].isSpace())
            continue;
        const QList<QRectF> before = boxesOf(document, page, i - 1, 1);
        const QList<QRectF> after = boxesOf(document, page, i + 1, 1);
        if (!before.isEmpty() && !after.isEmpty() && isGap(before.front(), after.front()))
            result += QStringLiteral("  ");
    }
    return result;
}

QString textWithGaps(QPdfDocument& document, int page)
{
    const QString text = document.getAllText(page).text();
    QString result;
    for (qsizetype start = 0; start <= text.size();) {
        const qsizetype stop = text.indexOf(u'\n', start);
        const qsizetype end = stop < 0 ? text.size() : stop;
        result += withGaps(document, page, text, start, end) + u'\n';
        start = end + 1;
    }
    result.chop(1);
    return result;
}

QStringList linesOf(QPdfDocument& document, int page)
{
    QString text = textWithGaps(document, page);
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
    // A soft hyphen at a line's end is the typesetter's.
    static const QRegularExpression parted(QStringLiteral("[\u00AD\uFFFE\u0002]\\n"));
    text.remove(parted);
    return text.split(u'\n');
}

/// "Zhang San · page 1 of 3" is the same on each page but for its numbers.
QString withoutNumbers(const QString& line)
{
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    return QString(line).remove(digits).simplified();
}

/// The first and the last line of each page that has more than one word of text.
QList<qsizetype> edgesOf(const QStringList& lines)
{
    QList<qsizetype> edges;
    for (qsizetype i = 0; i < lines.size() && edges.isEmpty(); ++i) {
        if (!lines[i].trimmed().isEmpty())
            edges += i;
    }
    for (qsizetype i = lines.size() - 1; i > edges.value(0, lines.size()); --i) {
        if (lines[i].trimmed().isEmpty())
            continue;
        edges += i;
        break;
    }
    return edges;
}

void takeFurniture(QList<QStringList>& pages, QStringList& furniture)
{
    QHash<QString, int> counts;
    for (const QStringList& lines : pages) {
        for (const qsizetype edge : edgesOf(lines))
            ++counts[withoutNumbers(lines[edge])];
    }
    for (QStringList& lines : pages) {
        QList<qsizetype> edges = edgesOf(lines);
        while (!edges.isEmpty()) {
            const qsizetype edge = edges.takeLast();
            const QString line = lines[edge].trimmed();
            if (counts.value(withoutNumbers(line)) < pages.size() || pages.size() < 2)
                continue;
            if (!furniture.contains(line))
                furniture += line;
            lines.removeAt(edge);
        }
    }
}

} // namespace

Result<PdfText> textOfPdf(const QByteArray& pdf, const QString& file)
{
    QByteArray bytes = pdf;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    if (document.status() != QPdfDocument::Status::Ready) {
        const bool locked = document.error() == QPdfDocument::Error::IncorrectPassword;
        return Error{ErrorCode::PdfUnreadable,
                     {file, locked ? QStringLiteral("it asks for a password") : QStringLiteral("it is damaged")},
                     {file}};
    }
    QList<QStringList> pages;
    for (int page = 0; page < document.pageCount(); ++page)
        pages += linesOf(document, page);
    PdfText result;
    takeFurniture(pages, result.furniture);
    for (const QStringList& lines : pages)
        result.text += lines.join(u'\n') + u'\n';
    if (result.text.trimmed().isEmpty())
        return Error{ErrorCode::PdfWithoutText, {file}, {file}};
    return result;
}

} // namespace duovita
