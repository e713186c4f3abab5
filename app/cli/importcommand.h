#pragma once

#include "app/cli/commandline.h"
#include "core/storage/database.h"

namespace duovita {

/// Imports files one by one; a failure does not stop the others, but is reflected in the exit code.
int runImport(const CommandLine& line, Database& database);

} // namespace duovita
