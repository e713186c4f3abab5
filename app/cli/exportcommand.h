#pragma once

#include "app/cli/commandline.h"
#include "core/storage/database.h"

namespace duovita {

/// Writes the CV of one person or of all, and prints each path. A person who fails does not stop the others.
int runExport(const CommandLine& line, Database& database);

} // namespace duovita
