#pragma once

#include "core/import/annotate/citationtext.h"

namespace duovita {

/// Rates a way to split a reference. The part before the title should consist of personal names and include the
/// person's own, which should not occur in the title or the venue; the title should have a title's length and contain
/// no separators; the venue should look like one. Higher is better; the score has no unit or fixed range.
double scoreOf(const CitationSplit& reading, const QList<InlineSpan>& spans, const ParsingContext& context);

} // namespace duovita
