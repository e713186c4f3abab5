#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"

namespace duovita {

/// Dates that stood at the right of what they are of come out of a PDF below it, one by one or all of a list together:
/// beside it again, if a section has as many of these as of entries without dates. Where a section begins with dates,
/// they stand above its entries, and nothing is moved.
void joinSlippedDates(QList<RawLine>& lines, const Vocabulary& vocabulary);

} // namespace duovita
