#pragma once

#include <QBitArray>
#include <QStringView>

namespace duovita {

/// Where English words may be parted with a hyphen, by libhyphen's American patterns: at least three letters before and
/// after, never a word with a capital or a digit. Nothing if the patterns are not installed. Thread-safe.
/// Bit i is set where the rest of the word may start at UTF-16 offset i.
QBitArray hyphenationPoints(QStringView text);

} // namespace duovita
