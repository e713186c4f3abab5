#pragma once

#include "core/pdf/contentstream.h"
#include "core/pdf/pdfwriter.h"

namespace duovita {

/// What keeps a document from being what its profile says: a sentence each.
struct Conformance {
    QStringList archive;    ///< against PDF/A (ISO 19005)
    QStringList accessible; ///< against PDF/UA-1 (ISO 14289-1)
};

/// Checks what depends on the document. What holds for every document that the writer makes (all content marked, the
/// parent tree, metadata that says the same twice, no scripts) is held by its tests instead.
Conformance checkConformance(const PagedLayout& layout, const PdfOptions& options, const DocumentFonts& fonts);

} // namespace duovita
