#pragma once

#include <QString>

#include <optional>

namespace duovita {

/// The maximum that languageLevel() returns.
inline constexpr int highestLanguageLevel = 5;

/// How well a person knows a language, from 1, if the words are from a common scale: a level of the Common European
/// Framework (A1 and A2: 1, B1: 2, B2: 3, C1: 4, C2: 5), native speakers, and the five steps of LinkedIn. Nothing for
/// other words.
std::optional<int> languageLevel(const QString& words);

} // namespace duovita
