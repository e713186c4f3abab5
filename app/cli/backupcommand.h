#pragma once

#include "app/cli/commandline.h"

namespace duovita {

int runBackup(const CommandLine& line);
int runRestore(const CommandLine& line);

/// Advice for a damaged database: names the newest good backup, if there is one.
QString adviceAfterDamage(const QString& database);
/// Makes the daily backup before a command that writes. A failure is reported, and the command continues.
void backUpBeforeWriting(const QString& database);

} // namespace duovita
