#pragma once

#include "core/import/structure/blockgrouping.h"

namespace duovita {

/// What the degrees of a section say of each other: "Example University" over "Master, 2022–2024" and "Bachelor,
/// 2018–2022" in one paragraph is the school of both. Each entry is that of the group at its place.
void settleSchools(QList<Entry>& degrees, const QList<EntryBlocks>& groups);

} // namespace duovita
