#pragma once

#include "core/checks/recordchecks.h"
#include "core/terms/termindex.h"

namespace duovita {

/// Adds suggestions to problems with missing texts: translations from the terms in use or from common section titles.
/// Those problems get Remedy::TakeSuggestion. `own` are the record's own terms, for texts not yet in `terms`.
QList<Problem> withSuggestions(QList<Problem> problems, const TermIndex& terms, const TermIndex& own = {});

} // namespace duovita
