#pragma once

#include <QString>

namespace duovita {

/// A person's name as GB/T 7714—2015 (8.1.1) and GB/T 28039 have it in Latin letters: the surname first and in
/// capitals, then the given name as it is written, initials without dots: "San Zhang" is "ZHANG San", "J. R. Doe" is
/// "DOE J R". The surname is what stands before a comma ("Zhang, San"), in capitals ("ZHANG San"), beside initials, or
/// first where that is a Chinese surname and the last word none; else the last word, as papers print names. Names in
/// Chinese characters, of one word, and of groups stay as they are.
QString gbPersonName(const QString& name);

} // namespace duovita
