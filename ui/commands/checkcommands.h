#pragma once

#include "ui/check/checkpane.h"
#include "ui/commands/command.h"

namespace duovita {

/// The parts of the check, in their order.
QList<Command> checkCommands(const std::function<void(CheckPane::Part)>& go);

} // namespace duovita
