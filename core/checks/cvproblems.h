#pragma once

#include "core/checks/recordchecks.h"

namespace duovita {

/// Those of a record's problems that affect a CV's documents: problems in the parts that it shows, in both languages,
/// and texts that its content reports as missing (core/content/cvcontent.h). Personal pieces of an import that have no
/// place yet are always included, because they may belong in any document.
QList<Problem> problemsShownBy(const Cv& cv, const Person& person, const QList<Problem>& problems);

} // namespace duovita
