#pragma once

#include "core/storage/recordtexts.h"
#include "core/storage/statements.h"

namespace duovita {

/// What the list of people says of a record's texts.
void storeCounts(Statements& statements, const PersonId& id, const TextCounts& counts);

/// Counts the texts of a stored record, as they are now with what others wrote. One that cannot be read keeps its
/// counts.
void recountTexts(Statements& statements, const PersonId& id);

/// The same of everybody, in the trash too: for a store whose counts follow an earlier rule.
void recountEverybody(Statements& statements);

} // namespace duovita
