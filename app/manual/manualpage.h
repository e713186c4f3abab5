#pragma once

#include "app/cli/commandtable.h"

namespace duovita {

/// The page duovita(1) or duovita-COMMAND(1), in the man macros. `prose` holds its DESCRIPTION and, after that,
/// sections that stand behind the options.
QString manualPage(const CommandInfo& facts, const QString& prose);

/// The first command or option that the prose names and the program does not have; empty if there is none.
QString strangerIn(const QString& prose);

} // namespace duovita
