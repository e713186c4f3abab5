#pragma once

#include "core/domain/result.h"

#include <QByteArray>
#include <QList>

namespace duovita {

/// A ZIP archive with these members, in this order; the same bytes every time. FileNotWritable with libzip's reason.
Result<QByteArray> writeZip(const QList<std::pair<QString, QByteArray>>& members);

} // namespace duovita
