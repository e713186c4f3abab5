#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Moves "London, UK 2019 – 2023" below the heading of its entry, if it was extracted directly above it because it was
/// beside it.
QList<TextBlock> withMarginPiecesBelowHeadings(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

} // namespace duovita
