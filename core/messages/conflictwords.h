#pragma once

#include "core/domain/person.h"
#include "core/merging/conflict.h"

namespace duovita {

/// The two records that are compared; everything that a conflict names is in one of them.
struct ConflictSides {
    const Person& mine;
    const Person& theirs;
};

/// "Work › Engineer › Title, English".
QString placeText(const ConflictPlace& place, const ConflictSides& sides);

/// The last step of it: "Title, English".
QString partText(const ConflictPlace& place);

/// One version of a value as readable text, one line for each item of a list.
QString valueText(const ConflictValue& value, const ConflictPlace& place, const ConflictSides& sides);

/// The same for the common ancestor's value.
QString baseText(const FieldConflict& conflict, const ConflictSides& sides);

/// A text as HTML with what `other` has not marked (differingparts.h).
QString markedDifference(const QString& text, const QString& other);

} // namespace duovita
