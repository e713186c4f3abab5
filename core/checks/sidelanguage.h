#pragma once

#include "core/domain/language.h"

namespace duovita {

/// The first language of the script that a whole text is plainly written in: of Han with more of its characters than
/// words of letters, of letters with no Han character and a sentence's worth of small words (names, products and venues
/// are written alike in all languages). Nothing where it may be either.
std::optional<Language> readsAs(const QString& text);

} // namespace duovita
