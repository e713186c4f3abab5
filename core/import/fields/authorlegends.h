#pragma once

#include "core/domain/documentword.h"
#include "core/domain/section.h"

namespace duovita {

/// Applies a legend such as "* equal contribution, † corresponding author" to a section: the authors' marks are
/// replaced by their meanings, and the legend's words become the person's document words, so that documents print both.
/// Returns false and changes nothing if the legend says anything else, if no author has the mark, or if `words` already
/// has other words.
bool explainMarks(Section& section, const QString& legend, Language documents, OwnWords& words);
/// "(* equal contribution)" after a single work becomes its status, if it has none.
void keepLegendWithWork(Entry& entry, Language language);

} // namespace duovita
