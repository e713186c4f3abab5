#pragma once

#include "core/domain/entry.h"

namespace duovita {

/// Whether every text in the fields and points of `other` is contained in a text of `entry` or in its pieces left by an
/// import. False if `other` has no texts, since nothing then shows that both are the same.
bool holdsTextsOf(const Entry& entry, const Entry& other);

} // namespace duovita
