#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Puts back what text taken out of a PDF has by itself: a heading of two lines in a narrow margin; the place and the
/// dates of an entry, which stood at the right of its first lines; the dates of a list, which stood beside its points.
void placeDisplacedLines(QList<RawLine>& lines, const Vocabulary& vocabulary);

/// Lines right below a point that have dates of their own, by themselves, begin an entry, as a paragraph would.
void partHeadsBelowPoints(QList<TextBlock>& blocks);

} // namespace duovita
