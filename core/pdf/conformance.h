#pragma once

#include "core/pdf/contentstream.h"
#include "core/pdf/pdfwriter.h"

namespace duovita {

/// The reasons why a document does not conform to its profile, one English sentence each.
struct Conformance {
    QStringList archive;    ///< violations of PDF/A (ISO 19005)
    QStringList accessible; ///< violations of PDF/UA-1 (ISO 14289-1)
};

/// Checks the rules that depend on the document. Rules that hold for every document that the writer makes (all content
/// marked, parent tree, matching metadata, no scripts) are covered by the writer's tests.
Conformance checkConformance(const PagedLayout& layout, const PdfOptions& options, const DocumentFonts& fonts);

} // namespace duovita
