#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"

namespace duovita {

/// Dates at the right of entries come out of a PDF below them, one by one or all together. If a section has as many
/// such dates as entries without dates, each is put back beside its entry. If a section begins with dates, they belong
/// above the entries, and nothing is moved.
void joinSlippedDates(QList<RawLine>& lines, const Vocabulary& vocabulary);

} // namespace duovita
