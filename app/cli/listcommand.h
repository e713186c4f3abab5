#pragma once

#include "app/cli/commandline.h"
#include "core/storage/database.h"

namespace duovita {

/// Prints one line per person; for a search, also the place where it matched. People whose records match only through a
/// translation follow the others.
int runList(const CommandLine& line, Database& database);

} // namespace duovita
