#pragma once

#include "app/cli/commandline.h"

namespace duovita {

int runBackup(const CommandLine& line);
int runRestore(const CommandLine& line);

/// What can be done about a damaged database: names the newest good backup, if there is one.
QString adviceAfterDamage(const QString& database);
/// Makes the day's backup before a command that writes. That it failed is said, and is no reason not to go on.
void backUpBeforeWriting(const QString& database);

} // namespace duovita
