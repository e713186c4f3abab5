#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"

namespace duovita {

/// Reorders a page whose narrow column was read before the name: the part that begins with the name, which the
/// addresses in that column confirm, goes first.
void putSidebarBehind(QList<RawLine>& lines, const Vocabulary& vocabulary);

} // namespace duovita
