#pragma once

#include "app/cli/commandline.h"
#include "core/storage/personrepository.h"

namespace duovita {

/// Prints what is missing in CVs, what no font has and what does not fit, a line each. 0 if there is nothing, 1 else.
int runCheck(const CommandLine& line, Database& database);

} // namespace duovita
