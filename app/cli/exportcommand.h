#pragma once

#include "app/cli/commandline.h"
#include "core/services/exportplan.h"
#include "core/storage/database.h"

namespace duovita {

/// Exports the CV of one person or of everybody, and prints each path. One person's failure does not stop the others.
/// `fonts` is needed only for formats with pages.
int runExport(const CommandLine& line, Database& database, const OpeningFonts& fonts);

} // namespace duovita
