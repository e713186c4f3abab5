#pragma once

#include "core/domain/language.h"
#include "core/domain/result.h"
#include "core/import/readers/glyphreading.h"
#include "core/import/readers/openedpdf.h"
#include "core/import/readers/textblocks.h"

#include <QStringList>

#include <optional>

namespace duovita {

/// The text of a PDF as a reader sees it: all of it, or what one of two columns in two languages says.
struct PdfText {
    std::optional<Language> language; ///< of a column
    QString text;                     ///< page after page
    LineRanks ranks;                  ///< of its lines
    QList<GlyphReading> glyphs;       ///< without text in the PDF; of all columns, in the first
    QStringList
        pageArtifacts; ///< lines that every page has at its edge, such as page numbers: not in the text, each once
};

/// One text, or two where pages show two languages side by side. Fails with PdfUnreadable if the file is damaged, with
/// PdfWithoutText if its pages are pictures. Changes the document that libqpdf has: what else is read of it is read
/// before.
Result<QList<PdfText>> textsOfPdf(const OpenedPdf& pdf);

} // namespace duovita
