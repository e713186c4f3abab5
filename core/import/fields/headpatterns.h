#pragma once

#include "core/import/structure/blockgrouping.h"

namespace duovita {

/// Most sections write all their entry heads in one pattern. Where words identify the pieces of some heads ("Example
/// Ltd" over "Engineer"), this assigns the pieces at the same positions in the other heads: no word identifies
/// "Harrowgate" over "Growth". It never overrides what words say, and neither loses nor changes text. `entries` and
/// `groups` correspond by index.
void followPatterns(QList<Entry>& entries, const QList<EntryBlocks>& groups, const ParsingContext& context);

} // namespace duovita
