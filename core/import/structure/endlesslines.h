#pragma once

#include "core/import/readers/textblocks.h"

namespace duovita {

/// Takes the lines out that are longer than those of any CV. They are text: no field is looked for in them.
QList<TextLine> takeEndlessLines(QList<TextBlock>& blocks);

} // namespace duovita
