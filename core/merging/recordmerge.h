#pragma once

#include "core/domain/person.h"
#include "core/merging/conflict.h"

namespace duovita {

/// What became of two versions of one record.
struct RecordMerge {
    Person person;
    QList<FieldConflict> conflicts; ///< in the order of the record; decided in `person` by the choices
    int taken = 0;                  ///< changes of theirs that came in by themselves

    bool operator==(const RecordMerge&) const = default;
};

/// Compares three versions of one record: as it was read (`base`), as it is here and as somebody else left it. What one
/// side changed is in the result; what both changed differently is a conflict, decided as `choices` say (see
/// ConflictChoices). A pure function, but for the ids of points that "both" adds.
RecordMerge threeWayMerge(const Person& base, const Person& mine, const Person& theirs,
                          const ConflictChoices& choices = {});

/// The same choice for each of the conflicts; Mine where Both is not possible.
ConflictChoices allChosen(const QList<FieldConflict>& conflicts, ConflictChoice choice);

} // namespace duovita
