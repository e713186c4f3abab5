#pragma once

#include "core/editing/keptrecord.h"

#include <vector>

namespace duovita {

/// The undo steps of a record that has no open document.
struct UndoHistory {
    /// The two states before and after a step.
    struct Difference {
        KeptRecord before;
        KeptRecord after;
    };
    std::vector<Difference> steps;
    std::size_t done = 0; ///< number of steps applied; undo reverts the last of these

    void dropRedo() { steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(done), steps.end()); }
};

} // namespace duovita
