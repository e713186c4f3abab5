#pragma once

namespace duovita {

/// Has Chinese shown in the sans that goes with the interface's font. Records have Chinese in them whatever the
/// interface's language; where that is not Chinese, the system may have any font for it, a brush script with no bold
/// among them. Before the first window.
void useInterfaceFont();

} // namespace duovita
