#pragma once

#include "core/typeset/documentlayout.h"

namespace duovita {

/// How much lower than its margin the text begins below a design's band on the first page; 0 without one.
double roomOfBand(const Template& design);

/// Draws a design's band across the top of the first page, with the school that a document names first and what the
/// document is, and a narrow one on the others. It says nothing that the document does not say: an artifact.
Result<void> addBand(PagedLayout& layout, const DocumentSource& source, ParagraphSetter& setter);

} // namespace duovita
