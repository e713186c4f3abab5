#pragma once

#include "core/domain/language.h"
#include "core/domain/result.h"
#include "core/import/readers/glyphreading.h"
#include "core/import/readers/openedpdf.h"
#include "core/import/readers/textblocks.h"

#include <QStringList>

#include <optional>

namespace duovita {

/// The text of a PDF in reading order: all of it, or one of two columns in two languages.
struct PdfText {
    std::optional<Language> language; ///< of the column
    QString text;                     ///< page by page
    LineRanks ranks;                  ///< of its lines
    QList<GlyphReading> glyphs;       ///< glyphs without text in the PDF; those of all columns are in the first
    QStringList
        pageArtifacts; ///< lines that every page has at its edge, such as page numbers; not part of `text`, each once
};

/// Returns one text, or two if pages show two languages side by side. PdfUnreadable if the file is damaged,
/// PdfWithoutText if its pages are images. Modifies libqpdf's document, so call it after everything else that reads the
/// PDF.
Result<QList<PdfText>> textsOfPdf(const OpenedPdf& pdf);

} // namespace duovita
