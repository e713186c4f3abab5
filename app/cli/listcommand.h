#pragma once

#include "app/cli/commandline.h"
#include "core/storage/database.h"

namespace duovita {

/// Prints a line a person, and for a search where they have what was searched; behind those who have it itself, whoever
/// has it in the other language.
int runList(const CommandLine& line, Database& database);

} // namespace duovita
