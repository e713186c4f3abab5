#pragma once

#include "core/import/annotate/citationtext.h"

namespace duovita {

/// Rates a way to split a reference: its names should be names, with the person's own among them and nowhere else; the
/// title should have a title's length and no separators inside; the venue should look like one. Higher is better.
double scoreOf(const CitationSplit& reading, const QList<InlineSpan>& spans, const ParsingContext& context);

} // namespace duovita
