#pragma once

#include "ui/commands/command.h"

namespace duovita {

/// Each setting that the design pane has, in its order, with its group. `go` gets the name of the setting's control.
QList<Command> designCommands(const std::function<void(const QString&)>& go);
/// Back to the template in all.
Command resetCommand(const std::function<void()>& reset);

} // namespace duovita
