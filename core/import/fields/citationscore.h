#pragma once

#include "core/import/annotate/citationtext.h"

namespace duovita {

/// How well a reading explains a reference: names that are names, the person's own among them and nowhere else, a title
/// as long as titles are and without the marks that part it from the rest, and a venue that sounds like one.
double scoreOf(const CitationSplit& reading, const QList<InlineSpan>& spans, const ParsingContext& context);

} // namespace duovita
