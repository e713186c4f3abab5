#pragma once

#include <QString>

namespace duovita {

/// A key from outside, as a QJsonObject may be asked for it. Qt gives "" back as a null text, and Qt 6.8 reads from
/// address 0 where it compares one with a key that is not Latin.
inline QString jsonKey(const QString& key)
{
    return key.isNull() ? QStringLiteral("") : key;
}

} // namespace duovita
