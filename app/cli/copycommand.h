#pragma once

#include "app/cli/commandline.h"

namespace duovita {

/// The command "copy"; the exit code.
int runCopy(const CommandLine& line);

} // namespace duovita
