#pragma once

#include <QIcon>

namespace duovita {

/// One of the program's own line icons (resources/icons), in the colour of what it stands in: it follows the palette,
/// light or dark, by itself.
QIcon lineIcon(const QString& name);

} // namespace duovita
