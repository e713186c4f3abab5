#pragma once

#include "core/domain/person.h"

#include <vector>

namespace duovita {

/// What was done to a record and can be taken back, when no document of it is open.
struct UndoHistory {
    /// A step lies between two states; they share with each other, and with the record, what is the same.
    struct Difference {
        Person before;
        Person after;
    };
    std::vector<Difference> steps;
    std::size_t done = 0; ///< how many of them; undo takes back the last of these
};

} // namespace duovita
