#pragma once

#include "core/translation/translationsheet.h"

namespace duovita {

/// XLIFF 2.0 (OASIS), UTF-8. A file must hold at least one text: a sheet without units makes no valid one. What XML
/// cannot hold is written as <cp>, so that every character comes back.
QByteArray toXliff(const TranslationSheet& sheet);

} // namespace duovita
