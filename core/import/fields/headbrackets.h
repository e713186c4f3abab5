#pragma once

#include "core/import/readers/textblocks.h"

namespace duovita {

/// "PhD (advisor: [J. Doe](…), dean)": what is set off within a bracket, behind words of it, is no field of its own.
/// Its address goes; keep the line that has it.
QList<TextLine> withBracketsWhole(const QList<TextLine>& head);

} // namespace duovita
