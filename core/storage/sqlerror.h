#pragma once

#include "core/domain/error.h"

#include <QSqlError>

namespace duovita {

/// What a failure of the driver means. `path` is the store's file; `purpose` says what was being done and is only used
/// when nothing more precise than DatabaseFailed can be said.
Error errorFrom(const QSqlError& failure, const QString& path, const QString& purpose);

} // namespace duovita
