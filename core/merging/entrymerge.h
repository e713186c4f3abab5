#pragma once

#include "core/domain/section.h"
#include "core/merging/conflictchoosing.h"

namespace duovita {

/// What is in an entry that both sides have, of the same kind. `base` is an empty one of the kind if it was not there.
Entry mergeEntries(ConflictChoosing& choosing, const ConflictPlace& place, const Entry& base, const Entry& mine,
                   const Entry& theirs);

/// A text of several lines that belongs to no language: notes.
QString mergeLongTexts(ConflictChoosing& choosing, const ConflictPlace& place, const QString& base, const QString& mine,
                       const QString& theirs);

/// Values of an import without a place here, name by name.
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
