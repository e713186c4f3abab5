#pragma once

#include <QString>

namespace duovita {

/// Small capitals are letters of two sizes, which a program that takes a text out of a PDF may part: "W ORK E
/// XPERIENCE". Where a known heading stands so, the words of the document are made whole: "San Z HANG", "S AMPLETON C
/// O.".
QString withWholeCapitals(const QString& text);

} // namespace duovita
