#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// An entry's head for a narrow column: the title alone, what else stood behind it or at the right edge below it, dates
/// with whoever gave it, addresses on lines of their own. `comma` is the sign between parts of a line.
QList<ContentHeadLine> stackedHead(const QList<ContentHeadLine>& head, const ContentRun& comma);

} // namespace duovita
