#pragma once

#include "core/domain/person.h"
#include "core/merging/conflictchoosing.h"

namespace duovita {

/// Merges the sections of three versions of a record with their entries: which remain, their order and their content.
/// If a section that one side deleted is kept by choice, it keeps everything that the other side has in it.
QList<Section> mergeSections(ConflictChoosing& choosing, const Person& base, const Person& mine, const Person& theirs);

} // namespace duovita
