#pragma once

#include "core/import/readers/textblocks.h"

namespace duovita {

/// Characters that PDF texts have in place of the ones that were written: Kangxi radicals for ideographs, ligatures for
/// letters, full-width letters and digits. They become what Unicode says they are (compatibility decompositions of
/// UnicodeData, EquivalentUnifiedIdeograph); all else stays. `changed` gets each pair once, "⼯ 工".
QString withoutCompatibility(const QString& text, QStringList& changed);
QList<TextBlock> withoutCompatibility(QList<TextBlock> blocks, QStringList& changed);

} // namespace duovita
