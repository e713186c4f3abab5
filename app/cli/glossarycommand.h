#pragma once

#include "app/cli/commandline.h"

namespace duovita {

class Database;

/// Prints the store's glossary as a table, adds or removes a pair, or imports a table from a file. Returns the exit
/// code.
int runGlossary(const CommandLine& line, Database& database);

/// Checks the arguments of the command; returns what is wrong, or an empty string.
QString checkGlossaryWords(const QStringList& words);

} // namespace duovita
