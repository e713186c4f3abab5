#pragma once

#include "core/domain/localized.h"

namespace duovita {

/// What people look for a command by besides its name, by its id: words of other programs, of the trade, of parts of
/// what the name means. They are found in either language, whatever the interface's is, and never shown.
LocalizedText otherWordsFor(const QString& id);

} // namespace duovita
