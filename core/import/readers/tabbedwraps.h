#pragma once

#include "core/import/readers/rawlines.h"

namespace duovita {

/// "2020<tab><tab>An award for students as public" with "communicators" below it at the beginning of the line: if a tab
/// separates a narrow first column, a line without a tab continues the line above, provided that line was full.
void joinWrapsBelowTabs(QList<RawLine>& lines);

} // namespace duovita
