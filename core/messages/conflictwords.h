#pragma once

#include "core/domain/person.h"
#include "core/merging/conflict.h"

namespace duovita {

/// The two records that are compared: what is named in a conflict is in one of them.
struct ConflictSides {
    const Person& mine;
    const Person& theirs;
};

/// "Work › Engineer › Title, English".
QString placeText(const ConflictPlace& place, const ConflictSides& sides);

/// The last step of it, what is told apart there: "Title, English".
QString partText(const ConflictPlace& place);

/// One version of a value for reading, a line for each item of a list.
QString valueText(const ConflictValue& value, const ConflictPlace& place, const ConflictSides& sides);

/// The same of what both sides began with.
QString baseText(const FieldConflict& conflict, const ConflictSides& sides);

/// A text as HTML, with what differs from `other` marked: all between the first and the last difference, by whole
/// words.
QString markedDifference(const QString& text, const QString& other);

} // namespace duovita
