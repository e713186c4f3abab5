#pragma once

#include "core/domain/language.h"

#include <QBitArray>
#include <QStringView>

namespace duovita {

/// Returns where words may be hyphenated: bit i is set if the rest of a word may start at UTF-16 offset i. Uses
/// libhyphen's patterns for the language's locale (for English, the American ones). Leaves at least three letters on
/// each side and skips words with a capital, a digit or a letter outside a to z. Returns no points if the patterns are
/// not installed. Thread-safe.
QBitArray hyphenationPoints(QStringView text, Language language);

} // namespace duovita
