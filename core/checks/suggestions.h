#pragma once

#include "core/checks/recordchecks.h"
#include "core/terms/termindex.h"

namespace duovita {

/// The problems, those of a missing text with what it is called in that language, where the terms in use or the titles
/// that many CVs have say so: Remedy::TakeSuggestion is then one of theirs.
/// `own` are the record's, for what `terms` do not know yet.
QList<Problem> withSuggestions(QList<Problem> problems, const TermIndex& terms, const TermIndex& own = {});

} // namespace duovita
