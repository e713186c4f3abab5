#pragma once

#include "app/cli/commandline.h"
#include "core/services/exportplan.h"
#include "core/storage/database.h"

namespace duovita {

/// Writes the CV of one person or of all, and prints each path. A person who fails does not stop the others.
/// `fonts` only where the format has pages.
int runExport(const CommandLine& line, Database& database, const OpeningFonts& fonts);

} // namespace duovita
