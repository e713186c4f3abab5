#pragma once

#include <QString>

namespace duovita {

/// The text with simplified characters for traditional ones, of the same length: the vocabulary is written with them.
/// By the single characters of ICU's Traditional-Simplified when the program was built.
QString inSimplifiedHan(const QString& text);

} // namespace duovita
