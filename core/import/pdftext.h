#pragma once

#include "core/domain/result.h"
#include "core/import/openedpdf.h"
#include "core/import/textblocks.h"

#include <QStringList>

namespace duovita {

/// The text of a PDF as a reader sees it.
struct PdfText {
    QString text;          ///< page after page
    LineRanks ranks;       ///< of its lines
    QStringList furniture; ///< lines that every page has at its edge, such as page numbers: not in the text, each once
};

/// Fails with PdfUnreadable if the file is damaged, with PdfWithoutText if its pages are pictures. Changes the document
/// that libqpdf has: what else is read of it is read before.
Result<PdfText> textOfPdf(const OpenedPdf& pdf);

} // namespace duovita
