#pragma once

#include <QString>

namespace duovita {

/// A key from outside, made safe for QJsonObject. Qt returns "" as a null string, and Qt 6.8 reads address 0 when it
/// compares a null string with a non-Latin key.
inline QString jsonKey(const QString& key)
{
    return key.isNull() ? QStringLiteral("") : key;
}

} // namespace duovita
