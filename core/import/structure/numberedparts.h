#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// "- Reviewer for:" over "*Example Journal* (2021 – 2023)", "*Sample Letters* (2022 – )" within one point, a hard
/// break between them: each line that ends in its dates is a point of its own.
QList<TextBlock> withDatedLinesAsItems(const QList<TextBlock>& blocks);

/// "1. Grants" over points, and "2. Awards" over others, below one heading: the numbers are headings of the section's
/// parts, which `part` says. What else is numbered among them stands before them, as it is of none.
QList<TextBlock> withNumberedParts(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

} // namespace duovita
