#pragma once

#include "core/domain/person.h"
#include "core/merging/conflictchoosing.h"

namespace duovita {

/// Merges the CVs of three versions of a record. Never empty, because a record has at least one CV.
QList<Cv> mergeCvs(ConflictChoosing& choosing, const Person& base, const Person& mine, const Person& theirs);

} // namespace duovita
