#pragma once

#include <QString>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace duovita {

/// A language that documents are written in. The interface's language is another thing.
/// A further language is a further enumerator and row of languageTable, and its label file; tests/thirdlanguage says
/// what else, and compiles core once more with DUOVITA_THIRD_LANGUAGE defined, which nothing that is shipped is: so it
/// is known to work.
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
    const char* script;      ///< ISO 15924 of its letters
    const char16_t* endonym; ///< its name in itself
    bool spacesBetweenWords;
    bool familyNameFirst;
    const DocumentWords* words; ///< its label file, labels/english.cpp: what documents in it add to a record
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

/// Where one has to come first and nothing says which.
inline constexpr Language firstLanguage = allLanguages.front();

constexpr std::size_t indexOf(Language language)
{
    return static_cast<std::size_t>(language);
}
constexpr const LanguageInfo& infoOf(Language language)
{
    return languageTable[indexOf(language)];
}

/// Whether its typography is that of Han characters: square, set without spaces, with punctuation of its own.
constexpr bool writesHan(Language language)
{
    return std::string_view(infoOf(language).script) == "Hani";
}
/// The first language that is written so, for a text of Han characters in a document of another.
inline constexpr Language hanLanguage = *std::find_if(allLanguages.begin(), allLanguages.end(), writesHan);

/// The language of what stands in letters in a document of this one: itself, or in one of Han characters the first that
/// is written in letters.
constexpr Language letterLanguage(Language document)
{
    return writesHan(document) ? *std::find_if_not(allLanguages.begin(), allLanguages.end(), writesHan) : document;
}

QString codeOf(Language language);
QString tagOf(Language language);
QString localeOf(Language language);
QString endonymOf(Language language);

/// From a code or a BCP 47 tag of the language ("zh", "zh-CN", "zh-Hans", "en-US"); case does not matter.
std::optional<Language> findLanguage(QStringView code);

/// The language that most letters of the text belong to, by their script: the first of those that are written in it.
/// Nothing for text without letters.
std::optional<Language> guessLanguage(QStringView text);

/// True for Han ideographs, the iteration mark and 〇, in any plane.
bool isHan(char32_t codePoint);
bool containsHan(QStringView text);

} // namespace duovita
