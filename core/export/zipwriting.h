#pragma once

#include "core/domain/result.h"

#include <QByteArray>
#include <QList>

namespace duovita {

/// Writes a ZIP archive with these members in this order. Deterministic. Fails with FileNotWritable and libzip's
/// reason.
Result<QByteArray> writeZip(const QList<std::pair<QString, QByteArray>>& members);

} // namespace duovita
