#pragma once

#include <QIcon>

namespace duovita {

/// One of the program's own line icons (resources/icons), in the colour that texts of buttons have: it follows the
/// palette, light or dark, by itself.
QIcon lineIcon(const QString& name);

} // namespace duovita
