#pragma once

#include "core/terms/hanreadings.h"

#include <QList>

namespace duovita {

/// The readings of a Han character where it stands, in pinyin as spokenSyllables() writes it.
struct CharacterReading {
    QString usual;
    QString other; ///< as likely, where the words do not tell which; else empty
};

/// Those of a text of Han characters alone, one for each. 长 is chang in 长途 and zhang in 部长, and may be either
/// where nothing beside it tells; 行 is hang in 银行. Empty if one has no reading.
QList<CharacterReading> characterReadings(const QString& han, HanReading reading);

} // namespace duovita
