#pragma once

#include "app/cli/commandtable.h"

namespace duovita {

/// The page duovita(1) or duovita-COMMAND(1) in man macros. `prose` contains the DESCRIPTION and, after it, sections
/// that follow the options.
QString manualPage(const CommandInfo& facts, const QString& prose);

/// The first command or option in the prose that the program does not have; empty if there is none.
QString strangerIn(const QString& prose);

} // namespace duovita
