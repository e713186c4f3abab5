#pragma once

#include "core/import/headingvocabulary.h"
#include "core/import/rawlines.h"

namespace duovita {

/// Puts back what text taken out of a PDF has by itself: a heading of two lines in a narrow margin; the place and the
/// dates of an entry, which stood at the right of its first lines; the dates of a list, which stood beside its points.
void placeDisplacedLines(QList<RawLine>& lines, const Vocabulary& vocabulary);

} // namespace duovita
