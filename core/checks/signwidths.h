#pragma once

#include <QString>

namespace duovita {

/// The text with the signs , ; : ! ? ( ) that stand between Chinese characters as full-width ones, without the blanks
/// that stood around them; the text itself if there is none. Brackets change in pairs, round Chinese words. What stands
/// beside Latin letters or digits stays: there both widths are in use. Markdown's own signs are left alone.
QString withFullWidthSigns(const QString& text);

/// What stands at the first place where the two widths differ: "张量, 在". Empty if all is well.
QString halfWidthPlace(const QString& text);

} // namespace duovita
