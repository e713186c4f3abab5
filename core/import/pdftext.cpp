#include "core/import/pdftext.h"

#include <QBuffer>
#include <QHash>
#include <QPdfDocument>
#include <QPdfSelection>
#include <QRegularExpression>

namespace duovita {

namespace {

QStringList linesOf(QPdfDocument& document, int page)
{
    QString text = document.getAllText(page).text();
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
