#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// "- Reviewer for:" over "*Example Journal* (2021 – 2023)", "*Sample Letters* (2022 – )" in one point, separated by
/// hard breaks: makes a point of each line that ends in its dates.
QList<TextBlock> withDatedLinesAsItems(const QList<TextBlock>& blocks);

/// "1. Grants" above points and "2. Awards" above others, below one heading: turns the numbered lines into headings of
/// the section's parts and sets `part`. Other numbered points move before them, since they belong to none.
QList<TextBlock> withNumberedParts(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

} // namespace duovita
