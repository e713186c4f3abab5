#pragma once

#include "app/cli/commandline.h"
#include "core/storage/database.h"

namespace duovita {

/// Writes the texts that a person's record lacks in a language to a file for a translator.
int runSheet(const CommandLine& line, Database& database);
/// Imports such files, each in one transaction. Conflicts with the record are reported and skipped unless --force is
/// given; the exit code reflects them.
int runTranslated(const CommandLine& line, Database& database);

} // namespace duovita
