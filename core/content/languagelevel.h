#pragma once

#include <QString>

#include <optional>

namespace duovita {

/// The most that languageLevel() gives.
inline constexpr int highestLanguageLevel = 5;

/// How well somebody knows a language, from 1 on, where their words say it by a scale that others know: a level of the
/// Common European Framework (A1 and A2: 1, B1: 2, B2: 3, C1: 4, C2: 5), native speakers and the five steps of
/// LinkedIn.
std::optional<int> languageLevel(const QString& words);

} // namespace duovita
