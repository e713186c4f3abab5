#pragma once

#include "core/domain/language.h"

namespace duovita {

constexpr Language otherThan(Language language)
{
    return language == Language::English ? Language::Chinese : Language::English;
}

/// The language that a whole text is plainly written in: Chinese with more Han characters than words of letters,
/// English with no Han character and a sentence's worth of small words (names, products and venues are written alike in
/// both). Nothing where it may be either.
std::optional<Language> readsAs(const QString& text);

} // namespace duovita
