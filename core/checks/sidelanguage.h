#pragma once

#include "core/domain/language.h"

namespace duovita {

/// The language that a text is clearly written in, which is the first one of its script. Chinese: more Han characters
/// than words in letters. English: no Han characters and at least four lowercase words, because names, products and
/// venues are written alike in all languages. Nothing if unclear.
std::optional<Language> readsAs(const QString& text);

} // namespace duovita
