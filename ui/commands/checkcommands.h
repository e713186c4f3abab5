#pragma once

#include "ui/check/checkpane.h"
#include "ui/commands/command.h"

namespace duovita {

/// Commands that go to the parts of the check pane, in their order.
QList<Command> checkCommands(const std::function<void(CheckPane::Part)>& go);

} // namespace duovita
