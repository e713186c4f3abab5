#pragma once

#include "core/pdf/pdfwriter.h"

#include <qpdf/QPDF.hh>

namespace duovita {

/// What a file may claim after its check.
struct PdfClaims {
    bool archive = false;    ///< PDF/A of the profile
    bool accessible = false; ///< PDF/UA-1
};

/// Title, author and program, in the Info dictionary and, saying the same, as XMP with the claims.
void addMetadata(QPDF& pdf, const PagedLayout& layout, const PdfOptions& options, PdfClaims claims);

/// The colour space that device colours mean: sRGB (ISO 19005-2 6.2.3).
void addOutputIntent(QPDF& pdf);

/// Puts a file into the file and says what it is to the document: the source it was made from (ISO 19005-3 6.8).
void attach(QPDF& pdf, const PdfAttachment& attachment);

} // namespace duovita
