#pragma once

#include <QString>

namespace duovita {

/// "09/11 – 09/12" may be months of 2011 and 2012, or of one year: what the other periods of the text allow decides for
/// all of them, and the years of such become whole.
QString withWholeYears(const QString& text);

} // namespace duovita
