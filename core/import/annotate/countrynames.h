#pragma once

#include <QStringList>

namespace duovita {

/// What ICU calls the countries and territories of ISO 3166 in English and Chinese, in full and in short ("Hong Kong
/// SAR China", "Hong Kong"), in small letters.
QStringList countryNames();

} // namespace duovita
