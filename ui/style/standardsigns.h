#pragma once

#include <QIcon>
#include <QStyle>

namespace duovita {

/// The program's icon instead of the desktop's for questions, warnings, arrows, and the cross that closes or clears.
/// Null for other icons.
QIcon standardSign(QStyle::StandardPixmap which);

} // namespace duovita
