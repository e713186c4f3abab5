#pragma once

#include <QString>

namespace duovita {

// How files of documents in Latin letters call what has only a Chinese name.

/// How many characters of a Chinese name are the family's: two of 欧阳修.
qsizetype familyNameLength(const QString& name);

/// A Chinese name in pinyin as GB/T 28039 writes it, without tones: "Ouyang Xiu". Any other text as it is.
QString latinPersonName(const QString& name);

/// The name of a CV in English where it is made of words that such names are made of ("One-page CV" of 单页简历); else
/// empty: nobody sends a file called "Tuili yinqing gangwei". A name without Chinese characters as it is.
QString latinCvName(const QString& name);

} // namespace duovita
