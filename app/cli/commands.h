#pragma once

#include "app/cli/commandline.h"
#include "core/domain/error.h"
#include "core/domain/person.h"

namespace duovita {

/// Runs a command without a window. Returns the exit code: 0 done, 1 failed with a message on stderr.
int runCommand(const CommandLine& line);

/// For people: UTF-8 whatever the locale, with a line end. What a terminal would obey is shown.
void printOut(const QString& text);
void printError(const QString& text);
void printJson(const QByteArray& json);
/// For programs, as it is: a path, a table. At a terminal like printOut().
void printData(const QString& text);
/// Whether all that was printed to standard output went there. What did not is told once.
bool isAllPrinted();
/// As JSON, or as the text of its first CV.
void printRecord(const Person& person, const CommandLine& line);
int fail(const Error& error); ///< says what went wrong; the exit code

} // namespace duovita
