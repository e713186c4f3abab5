#pragma once

#include <QStringList>

namespace duovita {

/// How Han characters are read: as in ordinary words, or as in a person's name, where 曾 is zeng and, at the beginning,
/// 单 is shan.
enum class HanReading { InWords, InName };

/// The pinyin of a text without tones, in lower case: one syllable per Han character, "lü" with its dots. Other text
/// stays in between, without accents. Uses the readings of the ICU version that the program was built with.
QStringList spokenSyllables(const QString& text, HanReading reading);

/// Further possible readings of a name in Han characters: 张茜 is zhang qian, but also zhang xi. Each in the form of
/// spokenSyllables(), with the surname's own reading; a few at most.
QList<QStringList> furtherReadings(const QString& name);

/// The syllables of words, written without dots: {"lu", "bu"}.
QStringList pinyinSyllables(const QString& text);

} // namespace duovita
