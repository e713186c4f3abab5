#pragma once

#include "ui/commands/command.h"

namespace duovita {

/// Those that are called like another one say what they are of, too: "Design: Accent", "Template: Accent".
void nameApart(QList<Command>& commands);

} // namespace duovita
