#pragma once

#include "core/import/headingvocabulary.h"
#include "core/import/rawlines.h"

namespace duovita {

/// A page whose narrow column was read before its name: what begins with the name, which the addresses of that column
/// spell, comes first.
void putSidebarBehind(QList<RawLine>& lines, const Vocabulary& vocabulary);

} // namespace duovita
