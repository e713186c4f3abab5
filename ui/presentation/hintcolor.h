#pragma once

#include <QPalette>

namespace duovita {

/// The palette with hints (placeholder text, what is left out) that can be read on its base: some dark schemes name no
/// colour for them and leave that of a light one. Equal to the given one if its hints can be read.
QPalette withReadableHints(QPalette palette);

/// The warm tone of what needs work, to be read as a text on the palette's window and base: 4.5 to 1 on usual ones.
QColor needsWorkColor(const QPalette& palette);

} // namespace duovita
