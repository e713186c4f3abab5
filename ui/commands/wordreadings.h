#pragma once

#include "core/terms/hanreadings.h"

#include <QList>

namespace duovita {

/// The readings of a Han character in its context, in pinyin as spokenSyllables() writes it.
struct CharacterReading {
    QString usual;
    QString other; ///< equally likely where the context does not decide; else empty
};

/// The readings of each character of a text of Han characters. 长 is chang in 长途, zhang in 部长, and either without
/// such context; 行 is hang in 银行. Empty if any character has no known reading.
QList<CharacterReading> characterReadings(const QString& han, HanReading reading);

} // namespace duovita
