#pragma once

#include <QString>

namespace duovita {

/// A person's name in Latin letters according to GB/T 7714—2015 (8.1.1) and GB/T 28039: the surname first and in
/// capitals, then the given name unchanged, and initials without dots: "San Zhang" becomes "ZHANG San", "J. R. Doe"
/// becomes "DOE J R". The surname is the part before a comma ("Zhang, San"), the part in capitals ("ZHANG San"), the
/// part that is not initials, or the first word if it is a Chinese surname and the last word is not; otherwise the last
/// word, as in papers. Names in Chinese characters, single words, and groups are returned unchanged.
QString gbPersonName(const QString& name);

} // namespace duovita
