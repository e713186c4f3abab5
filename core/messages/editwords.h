#pragma once

#include "core/editing/editsummary.h"

namespace duovita {

/// What a step of the undo history changed, in two or three words: "Title", "add 3 points". Empty if it changed
/// nothing.
QString wordsFor(const EditSummary& edit);

} // namespace duovita
