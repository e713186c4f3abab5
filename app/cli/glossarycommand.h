#pragma once

#include "app/cli/commandline.h"

namespace duovita {

class Database;

/// The store's glossary: prints it as a table, adds or removes a pair, or takes in a table from a file. The exit code.
int runGlossary(const CommandLine& line, Database& database);

/// What is wrong with the words after the command; empty if nothing is.
QString checkGlossaryWords(const QStringList& words);

} // namespace duovita
