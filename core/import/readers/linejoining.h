#pragma once

#include "core/import/readers/lostblanks.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Joins a wrapped line to the text before it: without a space next to ideographs, unless the text sets spaces around
/// its Latin words; a word hyphenated at the line's end is rejoined.
QString joinedLines(const QString& first, const QString& next, LatinBlanks blanks);

/// Splits "[words](address)", as the PDF reader writes links, and "<address>", as in mail, into spans.
QList<InlineSpan> spansWithLinks(const QString& text);

} // namespace duovita
