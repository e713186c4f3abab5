#pragma once

#include "app/cli/commandline.h"

namespace duovita {

/// Opens the window and runs until it is closed. Returns the exit code.
int runWindow(int& argc, char** argv, const CommandLine& line);

} // namespace duovita
