#pragma once

#include "core/domain/section.h"
#include "core/merging/conflictchoosing.h"

namespace duovita {

/// Merges an entry that both sides have, of the same kind. `base` is an empty entry of that kind if it did not exist.
Entry mergeEntries(ConflictChoosing& choosing, const ConflictPlace& place, const Entry& base, const Entry& mine,
                   const Entry& theirs);

/// Merges a text of several lines without a language: notes.
QString mergeLongTexts(ConflictChoosing& choosing, const ConflictPlace& place, const QString& base, const QString& mine,
                       const QString& theirs);

/// Merges values from other programs that have no field here, name by name.
QJsonObject mergeExtras(ConflictChoosing& choosing, const ConflictPlace& place, const QJsonObject& base,
                        const QJsonObject& mine, const QJsonObject& theirs);

inline ConflictPlace at(ConflictPlace place, Field field)
{
    place.field = field;
    return place;
}
inline ConflictPlace at(ConflictPlace place, RecordPart part)
{
    place.part = part;
    return place;
}

} // namespace duovita
