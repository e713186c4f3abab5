#pragma once

#include "core/checks/recordchecks.h"

namespace duovita {

/// Those of a record's problems that a CV's documents have: of what it shows, in both languages, missing texts as its
/// content reports them (core/content/cvcontent.h). What an import left over of the person is always one of them: it
/// may belong into any document.
QList<Problem> problemsShownBy(const Cv& cv, const Person& person, const QList<Problem>& problems);

} // namespace duovita
