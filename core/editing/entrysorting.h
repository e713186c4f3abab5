#pragma once

#include "core/domain/section.h"

namespace duovita {

/// The entries of a section in the order of their dates, the newest first: what goes on before what has ended, then by
/// the end, then by the start. Entries without a date keep their order, at the end.
QList<EntryId> newestFirst(const Section& section);

} // namespace duovita
