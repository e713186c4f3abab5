#pragma once

#include <QString>

namespace duovita {

/// The text that a glyph's name in a font says (Adobe Glyph List, "Aglfn"): "f_i" and "fi.alt" are "fi", "uni00660069"
/// too, "ffl" and the other ligatures are their letters. Empty if it says none, as "g37".
QString textOfGlyphName(const QString& name);

} // namespace duovita
