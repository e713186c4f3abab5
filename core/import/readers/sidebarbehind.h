#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"

namespace duovita {

/// A page whose narrow column was read before its name: what begins with the name, which the addresses of that column
/// spell, comes first.
void putSidebarBehind(QList<RawLine>& lines, const Vocabulary& vocabulary);

} // namespace duovita
