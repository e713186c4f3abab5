#pragma once

#include "core/domain/section.h"

namespace duovita {

/// The entries of a section by date, newest first: current ones before ended ones, then by end, then by start. Entries
/// without a date come last in their present order.
QList<EntryId> newestFirst(const Section& section);

} // namespace duovita
