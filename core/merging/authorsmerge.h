#pragma once

#include "core/merging/conflictchoosing.h"

namespace duovita {

/// Merges three versions of a work's authors name by name: the shared list, or each language's list.
LocalizedAuthors mergeAuthors(ConflictChoosing& choosing, ConflictPlace place, LocalizedAuthors base,
                              LocalizedAuthors mine, LocalizedAuthors theirs);

} // namespace duovita
