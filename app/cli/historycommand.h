#pragma once

#include "app/cli/commandline.h"
#include "core/storage/database.h"

namespace duovita {

/// Lists when a record was saved and why; with a time, prints it as it was then, or makes it that again. Or removes
/// what is no longer kept of everybody's past.
int runHistory(const CommandLine& line, Database& database);

/// A little of that, after a command that has written: who never opens a window has a tidy store too.
void pruneAfterWriting(Database& database);

} // namespace duovita
