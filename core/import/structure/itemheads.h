#pragma once

#include "core/import/fields/entrybuilding.h"

namespace duovita {

// What of a list's points is the head of an entry, and what is told below it.

/// An item's lines that a hard break parts: those above what is told, and what is told.
EntryBlocks entryOfItem(const TextBlock& item);
/// Whether a deeper point is a field of the entry above it: who employed, which post below dates alone, when.
bool isOfHead(const EntryBlocks& entry, const QList<TextBlock>& blocks, qsizetype at, bool everyItem);
/// "2023.4 – 2025.3 (left in 2023.9)" at the end of a head: the bracket is told below it.
void partRemarkFromDates(EntryBlocks& entry);

} // namespace duovita
