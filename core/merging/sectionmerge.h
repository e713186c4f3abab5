#pragma once

#include "core/domain/person.h"
#include "core/merging/conflictchoosing.h"

namespace duovita {

/// The sections of three versions of a record, with their entries: which stay, in what order, and what is in them. A
/// section that one side deleted stays, if that is chosen, with all that the other side has in it.
QList<Section> mergeSections(ConflictChoosing& choosing, const Person& base, const Person& mine, const Person& theirs);

} // namespace duovita
