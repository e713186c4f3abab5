#pragma once

#include "core/import/readers/textblocks.h"

namespace duovita {

/// Replaces characters that PDF texts contain instead of the original ones: Kangxi radicals for ideographs, ligatures
/// for letters, full-width letters and digits. Uses Unicode's data (compatibility decompositions of UnicodeData,
/// EquivalentUnifiedIdeograph); all other characters stay. `changed` gets each pair once, "⼯ 工".
QString withoutCompatibility(const QString& text, QStringList& changed);
QList<TextBlock> withoutCompatibility(QList<TextBlock> blocks, QStringList& changed);

} // namespace duovita
