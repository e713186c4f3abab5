#pragma once

#include "app/cli/commandline.h"
#include "core/domain/error.h"
#include "core/domain/person.h"

namespace duovita {

/// Runs a command without a window. Returns the exit code: 0 done, 1 failed with a message on stderr.
int runCommand(const CommandLine& line);

/// For people: UTF-8 whatever the locale, with a line end. Control characters are made visible.
void printOut(const QString& text);
void printError(const QString& text);
void printJson(const QByteArray& json);
/// For programs, such as a path or a table: unchanged, except on a terminal, where it is like printOut().
void printData(const QString& text);
/// Whether everything printed to standard output was written. Reports a failure once.
bool isAllPrinted();
/// Prints JSON, or the text of the record's first CV.
void printRecord(const Person& person, const CommandLine& line);
int fail(const Error& error); ///< prints the error and returns the exit code

} // namespace duovita
