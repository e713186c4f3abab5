#pragma once

#include "core/import/headingvocabulary.h"
#include "core/import/textblocks.h"

namespace duovita {

/// "Example University" / "BSc", and below a blank line "Bramfield, UK" / "2019 – 2023": what was set at the right
/// margin goes on with the lines that it stood beside, even where a heading has come between.
QList<TextBlock> withMarginPiecesBeside(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

/// "London, UK   2019 – 2023" right above the heading of the entry that it stood beside: it goes below.
QList<TextBlock> withMarginPiecesBelowHeadings(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

} // namespace duovita
