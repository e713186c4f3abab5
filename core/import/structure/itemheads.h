#pragma once

#include "core/import/fields/entrybuilding.h"

namespace duovita {

// Decides which points of a list belong to an entry's head and which describe it.

/// Splits the lines of an item, which hard breaks separate, into head and description.
EntryBlocks entryOfItem(const TextBlock& item);
/// Whether a nested point is a field of the entry above it: the employer, the position below mere dates, the dates.
bool isOfHead(const EntryBlocks& entry, const QList<TextBlock>& blocks, qsizetype at, bool everyItem);
/// "2023.4 – 2025.3 (left in 2023.9)" at the end of a head: moves the bracket to the description.
void partRemarkFromDates(EntryBlocks& entry);

} // namespace duovita
