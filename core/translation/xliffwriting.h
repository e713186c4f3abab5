#pragma once

#include "core/translation/translationsheet.h"

namespace duovita {

/// Writes XLIFF 2.0 (OASIS) in UTF-8. The sheet must have at least one unit, otherwise the file is not valid.
/// Characters that XML does not allow are written as <cp>, so that every character is preserved.
QByteArray toXliff(const TranslationSheet& sheet);

} // namespace duovita
