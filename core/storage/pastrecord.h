#pragma once

#include "core/storage/historyrepository.h"
#include "core/storage/statements.h"

namespace duovita {

/// A version of an entry as the history keeps it: its points are in the content.
Result<Entry> entryOfVersion(const QString& id, SectionKind kind, const QString& content, const QString& extra);

/// A record as it was right after `when`, put together from the versions that were replaced later and the rows that
/// were not. Nothing if the store does not know the person. Failures go to the statements.
std::optional<PastRecord> recordAsOf(Statements& statements, const PersonId& id, Timestamp when);

} // namespace duovita
