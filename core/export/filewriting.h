#pragma once

#include "core/domain/result.h"

#include <QByteArray>
#include <QString>

namespace duovita {

/// Writes a file completely or not at all: to a temporary name first, which is then renamed. Creates the folder if
/// needed.
Result<void> writeFile(const QString& path, const QByteArray& bytes);

/// File systems allow at most 255 bytes. This limit leaves room for a suffix.
inline constexpr qsizetype longestSafeName = 160;

/// A name similar to `name` that any file system accepts: without separators, control characters and characters that
/// change the text direction, and at most `longest` bytes of UTF-8 long.
QString safeFileName(const QString& name, qsizetype longest = longestSafeName);

} // namespace duovita
