#pragma once

#include "core/import/readers/lostblanks.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Joins a hard-wrapped line to what stands before it: no space beside ideographs, but for those that the text has
/// around its Latin words, a word hyphenated at the line's end made whole.
QString joinedLines(const QString& first, const QString& next, LatinBlanks blanks);

/// "[words](address)", as the reader of PDF writes what leads elsewhere; "<address>", as mail has it.
QList<InlineSpan> spansWithLinks(const QString& text);

} // namespace duovita
