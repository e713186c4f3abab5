#pragma once

#include "core/domain/localized.h"

#include <QDateTime>

namespace duovita {

/// The timestamp for a text that the user changes or confirms.
inline Timestamp now()
{
    return Timestamp(std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch()));
}

} // namespace duovita
