#pragma once

#include "core/domain/localized.h"

namespace duovita {

/// Search words for a command besides its name: terms of other programs, of the trade, and for parts of its meaning.
/// They match in both languages, whatever the interface's, and are never shown.
LocalizedText otherWordsFor(const QString& id);

} // namespace duovita
