#pragma once

#include <QIcon>
#include <QStyle>

namespace duovita {

/// The program's own sign in the place of a desktop's: of questions and warnings, arrows, the cross that closes and
/// clears. Null for the others.
QIcon standardSign(QStyle::StandardPixmap which);

} // namespace duovita
