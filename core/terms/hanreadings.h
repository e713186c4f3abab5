#pragma once

#include <QStringList>

namespace duovita {

/// How Han characters are read: as they are in words, or as in a person's name, where 曾 is zeng and, at its head,
/// 单 shan.
enum class HanReading { InWords, InName };

/// The text as it is read aloud in pinyin without tones, in lower case: a syllable a Han character, "lü" with its dots.
/// What is not Han stays between them, without accents. By ICU's readings when the program was built.
QStringList spokenSyllables(const QString& text, HanReading reading);

/// In which other ways a name of Han characters may be read: 张茜 is zhang qian, and also zhang xi. Each as
/// spokenSyllables() says it, the surname by its own reading; a few at most.
QList<QStringList> furtherReadings(const QString& name);

/// Those of words as they are written where there are no dots: {"lu", "bu"}.
QStringList pinyinSyllables(const QString& text);

} // namespace duovita
