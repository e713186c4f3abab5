#pragma once

#include "app/commandline.h"
#include "core/domain/error.h"

namespace duovita {

/// Runs a command without a window. Returns the exit code: 0 done, 1 failed with a message on stderr.
int runCommand(const CommandLine& line);

void printOut(const QString& text); ///< UTF-8 whatever the locale, with a line end
void printError(const QString& text);
int fail(const Error& error); ///< says what went wrong; the exit code

} // namespace duovita
