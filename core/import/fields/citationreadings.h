#pragma once

#include "core/import/annotate/citationtext.h"

namespace duovita {

/// The best of all readings of a reference, names first or title first; the given one, unless another explains the
/// reference clearly better.
CitationSplit bestReading(const CitationSplit& given, const QList<InlineSpan>& spans, const ParsingContext& context);

} // namespace duovita
