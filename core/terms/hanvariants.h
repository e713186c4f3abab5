#pragma once

#include <QString>

namespace duovita {

/// Replaces traditional by simplified characters; the length stays the same. The vocabulary is in simplified
/// characters. Uses the single characters of ICU's Traditional-Simplified, as of the ICU version at build time.
QString inSimplifiedHan(const QString& text);

} // namespace duovita
