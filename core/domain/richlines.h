#pragma once

#include "core/domain/richtext.h"

namespace duovita {

/// The lines that a text's source has: one for each of its line breaks, those without text left out. A table of
/// Markdown has a line a row, "a | b", without the strokes around and the row of dashes.
QList<QList<InlineSpan>> linesOf(const RichText& text);

} // namespace duovita
