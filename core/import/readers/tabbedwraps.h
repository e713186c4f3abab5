#pragma once

#include "core/import/readers/rawlines.h"

namespace duovita {

/// "2020<tab><tab>An award for students as public" and "communicators" below it, at the line's beginning: where a tab
/// parts a narrow first column, a line without one goes on with the line above it, if that one had no room left.
void joinWrapsBelowTabs(QList<RawLine>& lines);

} // namespace duovita
