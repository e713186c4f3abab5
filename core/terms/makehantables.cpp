// Generates the program's tables of Han characters from ICU's transliterators: compiling these at run time takes a
// tenth of a second.
//
//   makehantables readings FILE FURTHER     FURTHER: resources/terms/readings.txt
//   makehantables simplified FILE

#include <unicode/translit.h>
#include <unicode/uniset.h>
#include <unicode/unistr.h>

#include <cstdint>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace {

using Rules = std::unique_ptr<icu::Transliterator>;

Rules rulesOf(const char16_t* id)
{
    UErrorCode error = U_ZERO_ERROR;
    Rules rules(icu::Transliterator::createInstance(icu::UnicodeString(id), UTRANS_FORWARD, error));
    return U_FAILURE(error) ? nullptr : std::move(rules);
}

icu::UnicodeString applied(const Rules& rules, icu::UnicodeString text)
{
    rules->transliterate(text);
    return text;
}

/// Without compatibility characters, which are read like the characters they stand for.
std::vector<UChar32> hanCharacters()
{
    UErrorCode error = U_ZERO_ERROR;
    const icu::UnicodeSet set(u"[[:Ideographic:] & [:Script=Han:] & [:NFKC_Quick_Check=Yes:]]", error);
    std::vector<UChar32> characters;
    for (int32_t i = 0; U_SUCCESS(error) && i < set.size(); ++i)
        characters.push_back(set.charAt(i));
    return characters;
}

/// Where a reading applies; the numbers are those of Place in hanreadings.cpp.
enum Place : unsigned { InWords, InName, AtHeadOfName, Further, PlaceCount };

struct Reading {
    UChar32 character;
    Place place;
    std::string syllable;
};

/// Nothing for a character that ICU has no reading for.
std::optional<std::string> syllableIn(const icu::UnicodeString& read, bool first)
{
    const int32_t space = read.indexOf(u' ');
    const icu::UnicodeString syllable =
        first ? read.tempSubStringBetween(0, space < 0 ? read.length() : space) : read.tempSubString(space + 1);
    for (int32_t i = 0; i < syllable.length(); ++i) {
        const char16_t c = syllable[i];
        if (!(c >= u'a' && c <= u'z') && c != u'ü')
            return std::nullopt;
    }
    std::string utf8;
    syllable.toUTF8String(utf8);
    return utf8.empty() ? std::nullopt : std::optional(utf8);
}

using FurtherReadings = std::map<UChar32, std::vector<std::string>>;

/// Each line of the file is a character and its readings.
FurtherReadings furtherReadings(const char* file)
{
    FurtherReadings found;
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string character;
        if (line.empty() || line.front() == '#' || !(words >> character))
            continue;
        std::vector<std::string>& syllables = found[icu::UnicodeString::fromUTF8(character).char32At(0)];
        for (std::string syllable; words >> syllable;)
            syllables.push_back(syllable);
    }
    return found;
}

std::vector<Reading> readings(const FurtherReadings& further)
{
    constexpr const char16_t* withoutTones = u"; NFD; [[:Mn:] - [\\u0308]] Remove; NFC; Lower";
    const Rules words = rulesOf((std::u16string(u"Han-Latin") + withoutTones).c_str());
    const Rules names = rulesOf((std::u16string(u"Han-Latin/Names") + withoutTones).c_str());
    if (!words || !names)
        return {};
    std::vector<Reading> found;
    for (const UChar32 character : hanCharacters()) {
        const icu::UnicodeString text(character);
        const auto common = syllableIn(applied(words, text), true);
        if (!common)
            continue;
        found.push_back({character, InWords, *common});
        // Beside a character that does not affect the reading of others.
        const auto inside = syllableIn(applied(names, icu::UnicodeString(u'一').append(text)), false);
        if (inside && *inside != *common)
            found.push_back({character, InName, *inside});
        const auto head = syllableIn(applied(names, icu::UnicodeString(text).append(u'一')), true);
        if (head && *head != inside.value_or(*common))
            found.push_back({character, AtHeadOfName, *head});
        const auto others = further.find(character);
        for (const std::string& syllable : others == further.end() ? std::vector<std::string>() : others->second) {
            if (syllable != *common)
                found.push_back({character, Further, syllable});
        }
    }
    return found;
}

/// Rows in the format that hanreadings.cpp decodes.
bool writeReadings(std::ofstream& out, const FurtherReadings& further)
{
    constexpr unsigned placeBits = 2;
    constexpr unsigned syllableBits = 9;
    static_assert(PlaceCount <= 1U << placeBits);
    const std::vector<Reading> rows = readings(further);
    std::map<std::string, unsigned> syllables;
    for (const Reading& row : rows)
        syllables.emplace(row.syllable, 0);
    if (rows.empty() || further.empty() || syllables.size() > 1U << syllableBits)
        return false;
    unsigned index = 0;
    out << "constexpr char hanSyllables[][8]{\n";
    for (auto& [syllable, at] : syllables) {
        at = index++;
        out << "\"" << syllable << "\",\n";
    }
    out << "};\n\nconstexpr std::uint32_t hanReadings[]{\n";
    for (const Reading& row : rows) {
        const std::uint32_t character = static_cast<std::uint32_t>(row.character);
        out << (((character << placeBits | row.place) << syllableBits) | syllables[row.syllable]) << "U,\n";
    }
    out << "};\n";
    return true;
}

/// For the characters in common use (CJK Unified Ideographs): each row has a traditional character in its upper half
/// and the simplified one in its lower.
bool writeSimplified(std::ofstream& out)
{
    constexpr UChar32 first = 0x4E00;
    constexpr UChar32 last = 0x9FFF;
    const Rules rules = rulesOf(u"Traditional-Simplified");
    if (!rules)
        return false;
    out << "constexpr std::uint32_t simplifiedHan[]{\n";
    for (UChar32 c = first; c <= last; ++c) {
        const icu::UnicodeString form = applied(rules, icu::UnicodeString(c));
        // ICU 76 also has forms beyond the BMP, which would lengthen a text.
        if (form.length() == 1 && form[0] != c)
            out << (static_cast<std::uint32_t>(c) << 16U | form[0]) << "U,\n";
    }
    out << "};\n";
    return true;
}

} // namespace

int main(int argc, char** argv)
{
    const std::string table = argc > 1 ? argv[1] : "";
    const bool ofReadings = table == "readings" && argc == 4;
    if (!ofReadings && !(table == "simplified" && argc == 3)) {
        std::cerr << "usage: makehantables readings FILE FURTHER | simplified FILE\n";
        return 2;
    }
    std::ofstream out(argv[2]);
    out << "// Made by makehantables from ICU " U_ICU_VERSION ".\n";
    const bool made = ofReadings ? writeReadings(out, furtherReadings(argv[3])) : writeSimplified(out);
    out.close();
    if (!made || !out) {
        std::cerr << "makehantables: ICU lacks the rules, the further readings lack, or " << argv[2]
                  << " cannot be written\n";
        return 1;
    }
    return 0;
}
