#pragma once

#include <QString>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace duovita {

/// A language that documents are written in; the interface's language is independent of it. A new language needs an
/// enumerator, a row of languageTable and a label file; tests/thirdlanguage lists the rest. That test compiles core
/// with DUOVITA_THIRD_LANGUAGE defined to prove that a third language works; no shipped build defines it.
enum class Language : unsigned char {
    English,
    Chinese,
#ifdef DUOVITA_THIRD_LANGUAGE
    German,
#endif
};

struct DocumentWords; // core/domain/documentwords.h
extern const DocumentWords englishWords;
extern const DocumentWords chineseWords;
#ifdef DUOVITA_THIRD_LANGUAGE
extern const DocumentWords germanWords; // tests/thirdlanguage/german.cpp
#endif

struct LanguageInfo {
    Language language;
    const char* code;        ///< in JSON and on the command line: "en"
    const char* tag;         ///< BCP 47, for PDF, HTML and shaping: "zh-Hans"
    const char* locale;      ///< for spelling and hyphenation: "zh-CN"
    const char* script;      ///< ISO 15924 code of its script
    const char16_t* endonym; ///< its name in the language itself
    bool spacesBetweenWords;
    bool familyNameFirst;
    const DocumentWords* words; ///< its label file, labels/english.cpp: the words that documents in it add to a record
};

inline constexpr std::array languageTable{
    LanguageInfo{Language::English, "en", "en", "en-US", "Latn", u"English", true, false, &englishWords},
    LanguageInfo{Language::Chinese, "zh", "zh-Hans", "zh-CN", "Hani", u"中文", false, true, &chineseWords},
#ifdef DUOVITA_THIRD_LANGUAGE
    LanguageInfo{Language::German, "de", "de", "de-DE", "Latn", u"Deutsch", true, false, &germanWords},
#endif
};
inline constexpr std::size_t languageCount = languageTable.size();

inline constexpr std::array<Language, languageCount> allLanguages = [] {
    std::array<Language, languageCount> all{};
    std::transform(languageTable.begin(), languageTable.end(), all.begin(),
                   [](const LanguageInfo& info) { return info.language; });
    return all;
}();

/// The default where nothing determines which language comes first.
inline constexpr Language firstLanguage = allLanguages.front();

constexpr std::size_t indexOf(Language language)
{
    return static_cast<std::size_t>(language);
}
constexpr const LanguageInfo& infoOf(Language language)
{
    return languageTable[indexOf(language)];
}

/// Whether it is written in Han characters: square glyphs, no spaces between words, punctuation of its own.
constexpr bool writesHan(Language language)
{
    return std::string_view(infoOf(language).script) == "Hani";
}
/// The first language written in Han characters; used for Han text in documents of other languages.
inline constexpr Language hanLanguage = *std::find_if(allLanguages.begin(), allLanguages.end(), writesHan);

/// The language of Latin text in a document: the document's own, or, for a document in Han characters, the first
/// language with an alphabet.
constexpr Language letterLanguage(Language document)
{
    return writesHan(document) ? *std::find_if_not(allLanguages.begin(), allLanguages.end(), writesHan) : document;
}

QString codeOf(Language language);
QString tagOf(Language language);
QString localeOf(Language language);
QString endonymOf(Language language);

/// Accepts a language code or a BCP 47 tag ("zh", "zh-CN", "zh-Hans", "en-US"), in any case.
std::optional<Language> findLanguage(QStringView code);

/// Guesses by script: the first language that is written in the script of most of the text. Nothing for a text without
/// letters.
std::optional<Language> guessLanguage(QStringView text);

/// True for Han ideographs in any plane, the iteration mark and 〇.
bool isHan(char32_t codePoint);
bool containsHan(QStringView text);

} // namespace duovita
