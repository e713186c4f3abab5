#pragma once

#include "app/cli/commandline.h"
#include "core/storage/personrepository.h"

namespace duovita {

/// Prints one line for each missing text, each character that no font has, and each overflow of the pages. Returns 0 if
/// there is nothing to report, otherwise 1.
int runCheck(const CommandLine& line, Database& database);

} // namespace duovita
