#pragma once

#include "core/import/structure/blockgrouping.h"

namespace duovita {

/// Corrects degrees by comparing those of a section: "Example University" over "Master, 2022–2024" and "Bachelor,
/// 2018–2022" in one paragraph is the school of both. `degrees` and `groups` correspond by index.
void settleSchools(QList<Entry>& degrees, const QList<EntryBlocks>& groups);

} // namespace duovita
