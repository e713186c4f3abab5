#pragma once

#include "core/domain/person.h"
#include "core/merging/conflictchoosing.h"

namespace duovita {

/// The CVs of three versions of a record. Never empty: a record has one.
QList<Cv> mergeCvs(ConflictChoosing& choosing, const Person& base, const Person& mine, const Person& theirs);

} // namespace duovita
