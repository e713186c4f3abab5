#pragma once

#include "app/cli/commandline.h"
#include "core/storage/database.h"

namespace duovita {

/// Lists when and why a record was saved; with a time, prints the record of that time or restores it. Or removes old
/// versions of everybody that are no longer kept.
int runHistory(const CommandLine& line, Database& database);

/// Does a little of that after a command that has written, so that the store stays tidy even for users who never open a
/// window.
void pruneAfterWriting(Database& database);

} // namespace duovita
