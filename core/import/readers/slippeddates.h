#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"

namespace duovita {

/// PDF extraction may place right-aligned dates below their entries, either each below its entry or several together.
/// If their number equals that of the entries without dates, moves each date to its entry. In a section that begins
/// with dates, only those at its beginning are moved, if a blank line separates several of them from as many entries.
void joinSlippedDates(QList<RawLine>& lines, const Vocabulary& vocabulary);

} // namespace duovita
