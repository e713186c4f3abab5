#pragma once

#include "core/typeset/documentlayout.h"

namespace duovita {

/// Where two languages stand side by side: widths in points from the left margin.
struct ParallelColumns {
    double left = 0;
    double gap = 0;
    double right = 0;

    double rightStart() const { return left + gap; }
};

/// Of a page within its margins; a language in letters has its share of the template, wherever it stands.
ParallelColumns parallelColumns(const Template& design, double width, Language first);

/// Whether dates stand on a line between two languages.
bool hasSpine(const Template& design, qsizetype languages);

/// The document in two languages, entry beside entry: sources with two contents.
Result<PagedLayout> arrangeParallel(const DocumentSource& source, ParagraphSetter& setter);

} // namespace duovita
