#pragma once

#include "app/commandline.h"
#include "core/storage/database.h"

namespace duovita {

/// Lists when a record was saved and why; with a time, prints it as it was then, or makes it that again.
int runHistory(const CommandLine& line, Database& database);

} // namespace duovita
