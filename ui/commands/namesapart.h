#pragma once

#include "ui/commands/command.h"

namespace duovita {

/// Prefixes names that occur more than once: "Design: Accent", "Template: Accent".
void nameApart(QList<Command>& commands);

} // namespace duovita
