#pragma once

#include <QString>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace duovita {

/// A language that documents are written in. The interface's language is another thing.
/// A further language is a further enumerator and a further row of languageTable.
enum class Language : unsigned char { English, Chinese };

struct LanguageInfo {
    Language language;
    const char* code;        ///< in JSON and on the command line: "en"
    const char* tag;         ///< BCP 47, for PDF, HTML and shaping: "zh-Hans"
    const char* script;      ///< ISO 15924 of its letters
    const char16_t* endonym; ///< its name in itself
    bool spacesBetweenWords;
    bool familyNameFirst;
};

inline constexpr std::array languageTable{
    LanguageInfo{Language::English, "en", "en", "Latn", u"English", true, false},
    LanguageInfo{Language::Chinese, "zh", "zh-Hans", "Hani", u"中文", false, true},
};
inline constexpr std::size_t languageCount = languageTable.size();

inline constexpr std::array<Language, languageCount> allLanguages{Language::English, Language::Chinese};

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

QString codeOf(Language language);
QString tagOf(Language language);
QString endonymOf(Language language);

/// From a code or a BCP 47 tag of the language ("zh", "zh-CN", "zh-Hans", "en-US"); case does not matter.
std::optional<Language> findLanguage(QStringView code);

/// The language that most letters of the text belong to; nothing for text without letters.
std::optional<Language> guessLanguage(QStringView text);

/// True for Han ideographs, the iteration mark and 〇, in any plane.
bool isHan(char32_t codePoint);
bool containsHan(QStringView text);

} // namespace duovita
