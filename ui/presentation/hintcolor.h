#pragma once

#include <QPalette>

namespace duovita {

/// The palette with hints (placeholder text, what is left out) that can be read on its base: some dark schemes name no
/// colour for them and leave that of a light one. Equal to the given one if its hints can be read.
QPalette withReadableHints(QPalette palette);

} // namespace duovita
