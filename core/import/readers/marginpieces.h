#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// "London, UK   2019 – 2023" right above the heading of the entry that it stood beside: it goes below.
QList<TextBlock> withMarginPiecesBelowHeadings(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

} // namespace duovita
