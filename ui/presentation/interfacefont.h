#pragma once

namespace duovita {

/// Makes Chinese text use the sans serif font that matches the interface's. Records contain Chinese in any interface
/// language, and outside a Chinese locale the system may substitute any font, even a brush script without bold. Call
/// before creating the first window.
void useInterfaceFont();

} // namespace duovita
