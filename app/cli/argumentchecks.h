#pragma once

#include "app/cli/commandline.h"

namespace duovita {

/// Checks that the command has the arguments and options it needs, and no combination that makes no sense. Returns what
/// is wrong, or an empty string.
QString checkArguments(const CommandLine& line);

} // namespace duovita
