#pragma once

#include "core/editing/editsummary.h"

namespace duovita {

/// What a step changed, in two or three words: "Title", "add 3 points". Empty if nothing.
QString wordsFor(const EditSummary& edit);

} // namespace duovita
