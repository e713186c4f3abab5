#pragma once

#include <QString>

namespace duovita {

/// "09/11 – 09/12" may mean September 2011 to September 2012, or November to December 2009. The other periods of the
/// text decide for all; such years get four digits.
QString withWholeYears(const QString& text);

} // namespace duovita
