#pragma once

class QFont;
class QString;

namespace duovita {

/// Pixels, negative upwards, by which a vertically centred line of text must be moved to stand on the baseline of Latin
/// text beside it. Qt centres the taller line that the font for Chinese characters makes, so that these stand lower. 0
/// for text without them.
int shiftToBaseline(const QFont& font, const QString& text);

} // namespace duovita
