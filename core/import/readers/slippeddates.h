#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"

namespace duovita {

/// PDF extraction may place right-aligned dates below their entries, either each below its entry or several together.
/// If their number equals that of the entries without dates, moves each date to its entry. A section may instead begin
/// with the dates of the entries below: two or more are moved if a blank line and as many entries follow, and no other
/// dates in that section are.
void joinSlippedDates(QList<RawLine>& lines, const Vocabulary& vocabulary);

} // namespace duovita
