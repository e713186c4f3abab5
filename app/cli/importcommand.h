#pragma once

#include "app/cli/commandline.h"
#include "core/storage/database.h"

namespace duovita {

/// Reads files into the store, each for itself: one that fails does not stop the others, and the exit code says so.
int runImport(const CommandLine& line, Database& database);

} // namespace duovita
