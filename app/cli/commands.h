#pragma once

#include "app/cli/commandline.h"
#include "core/domain/error.h"
#include "core/domain/person.h"

namespace duovita {

/// Runs a command without a window. Returns the exit code: 0 done, 1 failed with a message on stderr.
int runCommand(const CommandLine& line);

void printOut(const QString& text); ///< UTF-8 whatever the locale, with a line end
void printError(const QString& text);
/// As JSON, or as the text of its first CV.
void printRecord(const Person& person, const CommandLine& line);
int fail(const Error& error); ///< says what went wrong; the exit code

} // namespace duovita
