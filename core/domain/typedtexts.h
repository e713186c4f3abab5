#pragma once

#include <QMap>
#include <QString>

namespace duovita {

/// What was typed into fields that cannot hold it, by the field's path: "dates", "start", "morePositions.0.end". It
/// stands in its field until somebody mends it; no document shows it.
using TypedTexts = QMap<QString, QString>;

/// After an item of a list ("morePositions") went: its texts go with it, those of the items behind it move up.
void removeTypedTexts(TypedTexts& texts, const QString& list, qsizetype index);

} // namespace duovita
