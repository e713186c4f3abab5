#pragma once

#include "core/import/readers/textblocks.h"

namespace duovita {

/// Removes and returns lines that are longer than any in a CV. They are treated as text, without searching them for
/// fields.
QList<TextLine> takeEndlessLines(QList<TextBlock>& blocks);

} // namespace duovita
