#pragma once

#include "core/domain/localized.h"

#include <QDateTime>

namespace duovita {

/// When a person changes or confirms a text.
inline Timestamp now()
{
    return Timestamp(std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch()));
}

} // namespace duovita
