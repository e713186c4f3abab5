#pragma once

#include "app/cli/commandline.h"

namespace duovita {

/// Whether the command has the words and options that it needs, and none that do not go together: what is wrong, empty
/// if nothing is.
QString checkArguments(const CommandLine& line);

} // namespace duovita
