#pragma once

#include "app/cli/commandline.h"

namespace duovita {

class Database;

/// Merges the second of two people into the first and moves the second to the trash. Writes to the database even with
/// --dry-run, when the caller passes a trial copy. Returns the exit code.
int runMerge(const CommandLine& line, Database& database);

} // namespace duovita
