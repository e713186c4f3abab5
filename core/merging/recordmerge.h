#pragma once

#include "core/domain/person.h"
#include "core/merging/conflict.h"

namespace duovita {

/// The result of merging two versions of a record.
struct RecordMerge {
    Person person;
    QList<FieldConflict> conflicts; ///< in the order of the record; `person` is resolved by the choices
    int taken = 0;                  ///< number of their changes merged without a conflict

    bool operator==(const RecordMerge&) const = default;
};

/// Merges three versions of a record: as it was read (`base`), as it is here (`mine`), and as somebody else wrote it
/// (`theirs`). Changes of one side are taken over. If both changed something differently, that is a conflict, resolved
/// by `choices` (see ConflictChoices). Pure, except for the new ids of points that the choice Both adds.
RecordMerge threeWayMerge(const Person& base, const Person& mine, const Person& theirs,
                          const ConflictChoices& choices = {});

/// Makes the same choice for all conflicts; Mine if Both is not possible.
ConflictChoices allChosen(const QList<FieldConflict>& conflicts, ConflictChoice choice);

} // namespace duovita
