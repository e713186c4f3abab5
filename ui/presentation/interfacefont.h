#pragma once

#include <QFont>

namespace duovita {

/// Makes Chinese text use the sans serif font that matches the interface's. Records contain Chinese in any interface
/// language, and outside a Chinese locale the system may substitute any font, even a brush script without bold. Call
/// before creating the first window.
void useInterfaceFont();
/// A font for English text: only its families are set. A Chinese system's own font has Chinese quotes and apostrophes,
/// as wide as a character.
QFont fontForEnglish();

} // namespace duovita
