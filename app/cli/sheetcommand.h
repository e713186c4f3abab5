#pragma once

#include "app/cli/commandline.h"
#include "core/storage/database.h"

namespace duovita {

/// Writes the texts that a person's record lacks in a language to a file for a translator.
int runSheet(const CommandLine& line, Database& database);
/// Brings such files back, each in one transaction. What conflicts with the record is said, and left as it is unless it
/// is forced; the exit code says so.
int runTranslated(const CommandLine& line, Database& database);

} // namespace duovita
