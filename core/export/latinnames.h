#pragma once

#include <QString>

namespace duovita {

// Latin file names for people and CVs that have only a Chinese name.

/// A Chinese name in pinyin according to GB/T 28039, without tones: "Ouyang Xiu". Other text is returned unchanged.
QString latinPersonName(const QString& name);

/// The English translation of a CV's name if it consists of known words ("One-page CV" for 单页简历); otherwise empty,
/// because nobody would send a file called "Tuili yinqing gangwei". A name without Chinese characters is returned
/// unchanged.
QString latinCvName(const QString& name);

} // namespace duovita
