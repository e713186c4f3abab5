#include "core/import/readers/pdftext.h"

#include "core/import/readers/pdfdata.h"
#include "core/import/readers/pdflanguages.h"
#include "core/import/readers/pdflayout.h"
#include "core/import/readers/pdfstyles.h"
#include "core/import/readers/readablepdf.h"

#include <QBuffer>
#include <QPdfDocument>

#include <algorithm>

namespace duovita {

namespace {

struct OpenInQt {
    explicit OpenInQt(const QByteArray& file) : bytes(file), buffer(&bytes)
    {
        buffer.open(QIODevice::ReadOnly);
        if (!bytes.isEmpty())
            document.load(&buffer);
    }

    QByteArray bytes;
    QBuffer buffer;
    QPdfDocument document; // reads from it
};

/// The text of one language's column, or of pages in one language.
PdfText textOf(QList<QList<ReadLine>> pages, const QList<PageDrawing>& drawings, const ReadablePdf& readable)
{
    for (qsizetype page = 0; page < pages.size(); ++page) {
        pages[page] = joinedInRows(pages[page]);
        takeStyles(pages[page], drawings.value(page));
    }
    markItems(pages, drawings);
    PdfText result;
    for (const QString& line : takePageArtifacts(pages))
        result.pageArtifacts += readable.meant(line);
    const QList<ReadingLine> lines = readingLines(pages);
    for (const ReadingLine& line : lines)
        result.text += readable.meant(line.text) + u'\n';
    result.ranks = ranksOf(lines);
    return result;
}

} // namespace

Result<QList<PdfText>> textsOfPdf(const OpenedPdf& pdf)
{
    const QString& file = pdf.name();
    if (const auto problem = pdf.problemOfPages())
        return *problem;
    const QList<QList<WebLink>> links = linksOfPdf(pdf);
    const QList<PageDrawing> drawings = drawingsOfPdf(pdf);
    const ReadablePdf readable(pdf);
    OpenInQt opened(readable.pdf());
    OpenInQt marked(readable.marked());
    QPdfDocument& document = opened.document;
    if (document.status() != QPdfDocument::Status::Ready) {
        const bool locked = document.error() == QPdfDocument::Error::IncorrectPassword;
        return Error{ErrorCode::PdfUnreadable,
                     {file, locked ? QStringLiteral("it asks for a password") : QStringLiteral("it is damaged")},
                     {file}};
    }
    QList<QList<ReadLine>> pages;
    for (int page = 0; page < document.pageCount(); ++page)
        pages += drawnLines(document, marked.document, page, links.value(page), readable);
    const QList<GlyphReading> glyphs = readGlyphs(pages, readable.glyphs());
    QList<PdfText> texts;
    for (const LanguageColumn& column : languageColumns(pages)) {
        texts += textOf(column.pages, drawings, readable);
        texts.last().language = column.language;
        if (!column.labels.isEmpty())
            texts.last().pageArtifacts += column.labels.join(u' ');
    }
    if (texts.isEmpty())
        texts += textOf(pages, drawings, readable);
    texts.front().glyphs = glyphs;
    if (std::all_of(texts.begin(), texts.end(), [](const PdfText& text) { return text.text.trimmed().isEmpty(); }))
        return Error{ErrorCode::PdfWithoutText, {file}, {file}};
    return texts;
}

} // namespace duovita
