#pragma once

#include <QString>

namespace duovita {

/// The text of a glyph by its name in a font (Adobe Glyph List, "Aglfn"): "f_i", "fi.alt" and "uni00660069" are "fi";
/// "ffl" and other ligatures give their letters. Empty for meaningless names such as "g37".
QString textOfGlyphName(const QString& name);

} // namespace duovita
