#pragma once

#include "core/editing/keptrecord.h"

#include <vector>

namespace duovita {

/// What was done to a record and can be taken back, when no document of it is open.
struct UndoHistory {
    /// A step lies between two states.
    struct Difference {
        KeptRecord before;
        KeptRecord after;
    };
    std::vector<Difference> steps;
    std::size_t done = 0; ///< how many of them; undo takes back the last of these
};

} // namespace duovita
