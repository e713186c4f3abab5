#pragma once

#include "core/domain/documentword.h"
#include "core/domain/section.h"

namespace duovita {

/// "* equal contribution, † corresponding author" of a section: its authors' marks are told by what they mean, and its
/// words become the person's, so that documents say both. False, and nothing changed, if it says anything else, if no
/// author has such a mark, or if `words` has others already.
bool explainMarks(Section& section, const QString& legend, Language documents, OwnWords& words);
/// "(* equal contribution)" behind one work is a remark on it: its status, if it has none.
void keepLegendWithWork(Entry& entry, Language language);

} // namespace duovita
