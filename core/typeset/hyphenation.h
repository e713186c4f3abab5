#pragma once

#include "core/domain/language.h"

#include <QBitArray>
#include <QStringView>

namespace duovita {

/// Where words of a language may be parted with a hyphen, by libhyphen's patterns for its locale (of English, American
/// ones): at least three letters before and after, never a word with a capital, a digit or a letter beyond a to z.
/// Nothing if the patterns are not installed. Thread-safe.
/// Bit i is set where the rest of the word may start at UTF-16 offset i.
QBitArray hyphenationPoints(QStringView text, Language language);

} // namespace duovita
