#pragma once

#include "core/import/readers/textgutter.h"

namespace duovita {

/// Handles a left margin with section headings, entry dates and labels beside their text, as Europass prints them:
/// headings and dates go above their text, labels before it. Texts without a margin are returned unchanged.
QList<NumberedLine> withMarginAsHeadings(const QList<NumberedLine>& lines);

} // namespace duovita
