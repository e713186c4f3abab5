#pragma once

#include "core/typeset/documentlayout.h"

namespace duovita {

/// The extra distance between the top margin and the text on the first page that the design's band needs; 0 without a
/// band.
double roomOfBand(const Template& design);

/// Draws the design's band across the top of the first page, with the first school named in the document and the
/// document's kind, and a narrow band on the other pages. The band repeats what the text says, so it is an artifact.
Result<void> addBand(PagedLayout& layout, const DocumentSource& source, ParagraphSetter& setter);

} // namespace duovita
