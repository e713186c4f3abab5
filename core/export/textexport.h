#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

inline constexpr int textColumns = 76;

/// A document as plain text for forms and mail: section titles underlined, points with bullets and a hanging indent,
/// dates at the right edge. Lines break where the script allows it; an ideograph takes two columns of a fixed-width
/// font.
QString toText(const CvContent& content, int columns = textColumns);

/// The number of columns of a fixed-width font that a text takes (Unicode's East_Asian_Width).
int columnsOf(const QString& text);

} // namespace duovita
