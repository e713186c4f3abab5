#pragma once

#include "app/cli/commandline.h"

namespace duovita {

/// The outcome of running the command line.
struct ProgramRun {
    CommandLine line;
    int exitCode = 0;
    bool wantsWindow = false; ///< the command line only asks for the window; nothing has been done yet
};

/// Parses the command line and runs its command, unless it asks for the window. Must be the first call in main(): a
/// process that reads documents for this program is started in the same way (core/services/readingchild.h).
ProgramRun runProgram(int& argc, char** argv);

} // namespace duovita
