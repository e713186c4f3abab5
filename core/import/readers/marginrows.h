#pragma once

#include "core/import/readers/textgutter.h"

namespace duovita {

/// A margin at the left has the headings of sections, the dates of entries and labels beside their text, as Europass
/// prints them: a heading stands above its text again, as do dates, and a label before it. The text as it is if it has
/// none.
QList<NumberedLine> withMarginAsHeadings(const QList<NumberedLine>& lines);

} // namespace duovita
