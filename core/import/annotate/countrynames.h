#pragma once

#include <QStringList>

namespace duovita {

/// ICU's names of the countries and territories of ISO 3166 in English and Chinese, long and short ("Hong Kong SAR
/// China", "Hong Kong"), in lower case.
QStringList countryNames();

} // namespace duovita
