#pragma once

#include "core/domain/result.h"

#include <QByteArray>
#include <QString>

namespace duovita {

/// Writes a file whole or not at all: under another name first, then renamed. Makes the folder if there is none.
Result<void> writeFile(const QString& path, const QByteArray& bytes);

/// A name that any file system takes, near to `name`: no separators and no control characters.
QString safeFileName(const QString& name);

} // namespace duovita
