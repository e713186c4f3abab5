#pragma once

#include <QIcon>

namespace duovita {

/// A line icon of the program (resources/icons) in the colour of the surrounding text; it follows the palette.
QIcon lineIcon(const QString& name);

} // namespace duovita
