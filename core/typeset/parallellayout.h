#pragma once

#include "core/typeset/documentlayout.h"

namespace duovita {

/// The columns of two languages side by side: widths in points.
struct ParallelColumns {
    double left = 0;
    double gap = 0;
    double right = 0;

    double rightStart() const { return left + gap; }
};

/// The columns for a page whose text area is `width` wide. The share that the template gives to the language written in
/// letters applies whichever column it is in.
ParallelColumns parallelColumns(const Template& design, double width, Language first);

/// Whether dates are set on a line between two languages.
bool hasSpine(const Template& design, qsizetype languages);

/// Lays out a document in two languages, entry beside entry. The source must have two contents.
Result<PagedLayout> arrangeParallel(const DocumentSource& source, ParagraphSetter& setter);

} // namespace duovita
