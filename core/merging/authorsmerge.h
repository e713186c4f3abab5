#pragma once

#include "core/merging/conflictchoosing.h"

namespace duovita {

/// Three versions of a work's people, name by name: of the one list of all languages, or of each language's.
LocalizedAuthors mergeAuthors(ConflictChoosing& choosing, ConflictPlace place, LocalizedAuthors base,
                              LocalizedAuthors mine, LocalizedAuthors theirs);

} // namespace duovita
