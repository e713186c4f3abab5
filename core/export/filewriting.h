#pragma once

#include "core/domain/result.h"

#include <QByteArray>
#include <QString>

namespace duovita {

/// Writes a file whole or not at all: under another name first, then renamed. Makes the folder if there is none.
Result<void> writeFile(const QString& path, const QByteArray& bytes);

/// Names of 255 bytes are the longest: this leaves room for what follows such a part of one.
inline constexpr qsizetype longestSafeName = 160;

/// A name that any file system takes, near to `name`: no separators, no control characters, none that turn the
/// direction of what follows them, and no more than `longest` bytes of UTF-8.
QString safeFileName(const QString& name, qsizetype longest = longestSafeName);

} // namespace duovita
