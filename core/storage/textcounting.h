#pragma once

#include "core/storage/recordtexts.h"
#include "core/storage/statements.h"

namespace duovita {

/// Stores the counts of a record's texts that the list of people shows.
void storeCounts(Statements& statements, const PersonId& id, const TextCounts& counts);

/// Counts the texts of a stored record, including changes by others. If the record cannot be read, its counts stay.
void recountTexts(Statements& statements, const PersonId& id);

/// The same for everybody, including the trash: for a store whose counts follow an earlier rule.
void recountEverybody(Statements& statements);

} // namespace duovita
