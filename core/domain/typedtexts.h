#pragma once

#include <QMap>
#include <QString>

namespace duovita {

/// Texts that a person typed into fields that cannot hold them, by the field's path: "dates", "start",
/// "morePositions.0.end". Such a text stays in its field until somebody corrects it; no document shows it.
using TypedTexts = QMap<QString, QString>;

/// Call it after an item of a list ("morePositions") was removed: drops the item's texts and renumbers those of the
/// items after it.
void removeTypedTexts(TypedTexts& texts, const QString& list, qsizetype index);

} // namespace duovita
