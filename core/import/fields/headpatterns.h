#pragma once

#include "core/import/structure/blockgrouping.h"

namespace duovita {

/// The heads of a section are nearly always written in one pattern. Where words say what the pieces of some are
/// ("Example Ltd" over "Engineer"), the pieces at the same places of the others are that, too: of "Harrowgate" over
/// "Growth" no word does. What words say is never overturned, and no text is lost or changed. Each entry is that of the
/// group at its place.
void followPatterns(QList<Entry>& entries, const QList<EntryBlocks>& groups, const ParsingContext& context);

} // namespace duovita
