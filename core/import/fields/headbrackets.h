#pragma once

#include "core/import/readers/textblocks.h"

namespace duovita {

/// "PhD (advisor: [J. Doe](…), dean)": a link or style inside a bracket, after other words of it, does not start a
/// field of its own. Drops the link's address, so keep the original line.
QList<TextLine> withBracketsWhole(const QList<TextLine>& head);

} // namespace duovita
