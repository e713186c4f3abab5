#pragma once

#include "core/domain/richtext.h"

namespace duovita {

/// The lines of a text, split at the line breaks of its source; lines without text are left out. Each row of a Markdown
/// table becomes a line "a | b", without its outer bars; the row of dashes is dropped.
QList<QList<InlineSpan>> linesOf(const RichText& text);

} // namespace duovita
