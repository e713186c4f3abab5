#pragma once

#include <QString>

namespace duovita {

/// Small capitals are letters in two sizes, which text extraction may separate: "W ORK E XPERIENCE". If a known heading
/// appears like that, the document's words are rejoined: "San Z HANG", "S AMPLETON C O.".
QString withWholeCapitals(const QString& text);

} // namespace duovita
