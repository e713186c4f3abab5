#pragma once

#include "core/import/readers/rawlines.h"

namespace duovita {

/// Rejoins wrapped lines of a text whose first column is narrow and ends with a tab. A line without a tab continues the
/// line above if its first word would not have fitted there: "2020<tab><tab>An award for students as public" over
/// "communicators".
void joinWrapsBelowTabs(QList<RawLine>& lines);

} // namespace duovita
