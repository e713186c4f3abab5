#pragma once

#include "core/import/citationtext.h"

namespace duovita {

/// How the works of a list are written: what a sure one tells of the doubtful ones beside it.
enum class WorkOrder : unsigned char { Unknown, NamesFirst, TitleFirst };

/// How well a reading explains a reference: names that are names, the person's own among them and nowhere else, a title
/// as long as titles are and without the marks that part it from the rest, and a venue that sounds like one.
double worthOf(const CitationSplit& reading, const QList<InlineSpan>& spans, const ParsingContext& context);

/// The best of all readings of a reference, names first or title first; the given one, unless another explains the
/// reference clearly better.
CitationSplit bestReading(const CitationSplit& given, const QList<InlineSpan>& spans, const ParsingContext& context);

} // namespace duovita
