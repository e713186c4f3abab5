#pragma once

#include "ui/commands/command.h"

namespace duovita {

/// A command for each setting of the design pane, in its order. `go` receives the name of the setting's control.
QList<Command> designCommands(const std::function<void(const QString&)>& go);
/// Resets the whole design to the template.
Command resetCommand(const std::function<void()>& reset);

} // namespace duovita
