#pragma once

#include "app/cli/commandline.h"

namespace duovita {

/// Runs the command "copy"; returns the exit code.
int runCopy(const CommandLine& line);

} // namespace duovita
