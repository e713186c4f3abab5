#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Moves back what PDF text extraction has separated: a heading on two lines in a narrow margin; the place and dates of
/// an entry that were at the right of its first lines; the dates of a list that were beside its points.
void placeDisplacedLines(QList<RawLine>& lines, const Vocabulary& vocabulary);

/// Lines directly below a point that have dates of their own on separate lines begin an entry, like a paragraph.
void partHeadsBelowPoints(QList<TextBlock>& blocks);

} // namespace duovita
