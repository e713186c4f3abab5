#pragma once

#include "core/domain/entry.h"

namespace duovita {

/// Whether every text of `other`'s fields and points stands in one of `entry`, or in what is left over there. False if
/// it has none: then nothing shows that the two are one.
bool holdsTextsOf(const Entry& entry, const Entry& other);

} // namespace duovita
