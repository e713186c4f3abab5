#pragma once

#include "app/cli/commandline.h"

namespace duovita {

/// What became of the words on the command line.
struct ProgramRun {
    CommandLine line;
    int exitCode = 0;
    bool wantsWindow = false; ///< that is all they ask for: nothing has been done
};

/// Reads the command line and runs what it asks for, unless that is the window; the first that main() does, as a
/// process that reads documents for this program is started like it (core/services/readingchild.h).
ProgramRun runProgram(int& argc, char** argv);

} // namespace duovita
