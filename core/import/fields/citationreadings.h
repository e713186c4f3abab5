#pragma once

#include "core/import/annotate/citationtext.h"

namespace duovita {

/// The best of all ways to split a reference, authors first or title first. Returns `given` unless another is clearly
/// better.
CitationSplit bestReading(const CitationSplit& given, const QList<InlineSpan>& spans, const ParsingContext& context);

} // namespace duovita
