#pragma once

#include "core/storage/historyrepository.h"
#include "core/storage/statements.h"

namespace duovita {

/// The entry of a version from the history, whose content includes the highlights.
Result<Entry> entryOfVersion(const QString& id, SectionKind kind, const QString& content, const QString& extra);

/// The state of a record right after `when`, rebuilt from the versions that were replaced later and from rows that were
/// not. Nothing if the store does not know the person. Failures are reported through the statements.
std::optional<PastRecord> recordAsOf(Statements& statements, const PersonId& id, Timestamp when);

} // namespace duovita
