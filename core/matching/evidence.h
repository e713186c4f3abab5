#pragma once

#include "core/domain/person.h"
#include "core/matching/knownnames.h"
#include "core/matching/meaning.h"
#include "core/matching/workmarks.h"

#include <array>
#include <optional>
#include <vector>

namespace duovita {

/// The signs of all texts in an entry.
QSet<QString> signsOf(const Entry& entry, const KnownNames& names = KnownNames());

/// Only letters, digits and Han, in lowercase: for comparing texts in one language. Signs at the end of a word are kept
/// if they distinguish it (C++, C#).
QString squeezed(const QString& text);

/// The words of a text for likeness(): words and numbers in lowercase, and each Han character.
QSet<QString> comparedWords(const QString& text);
/// The similarity of two texts in one language by their words, 0 to 1.
double likeness(const QString& a, const QString& b);

/// The features of an entry, computed once for comparing it with every entry of another record.
struct EntryMarks {
    /// `reader` reads the meaning of its texts, for comparison with entries in another language; it must outlive this
    /// object. Without a reader, only names and numbers are compared.
    EntryMarks(SectionKind kind, const Entry& entry, const KnownNames& names = KnownNames(),
               MeaningReader* reader = nullptr);

    struct Title {
        QString squeezed;
        QSet<QString> words;
    };

    SectionKind kind;
    const Entry* entry;                      ///< not null; outlives this
    unsigned languages;                      ///< in which it has a title or points, a bit for each
    std::array<Title, languageCount> titles; ///< in the order of allLanguages
    std::array<bool, languageCount> headed;  ///< whether its head has a text in that language
    std::optional<DateRange> range;
    std::vector<std::size_t> signs; ///< hashes of its signs, sorted: they are compared for every pair of entries
    QSet<QString> headSigns;        ///< known names in its head
    WorkMarks work;                 ///< only for publications and patents
    const MeaningReader* reader;
    Meaning titleMeaning;
    Meaning headMeaning; ///< of its title and place
    Meaning bodyMeaning; ///< of its points and other texts
};

/// The evidence that two entries are the same; below sameEntry they are not. `nearness` is 1 if both are at the same
/// relative position in their sections, 0 if they are at opposite ends. The result is exact if it is at least `needed`;
/// otherwise it is some value below that, found without comparing everything.
double evidence(const EntryMarks& a, const EntryMarks& b, double nearness, double needed);
inline constexpr double sameEntry = 3;

/// Whether one entry has abbreviations and numbers, which are alike in all languages, and the other has none of them,
/// and equal dates do not show that they are the same anyway.
bool namesOtherThings(const Entry& a, const Entry& b, const KnownNames& names);
/// Whether both have a title, or both have points, in the same language, so that their words can be compared.
bool sharesLanguage(const Entry& a, const Entry& b);

/// The evidence that two points of one entry are the same, from names, numbers and the glossary; positive if there is
/// any. For use without a lexicon.
double evidence(const Highlight& a, const Highlight& b);
/// The same for two points with text in one language, by their words. Nothing if there is no such language.
std::optional<double> evidenceOfOneLanguage(const Highlight& a, const Highlight& b);

/// Whether one date implies the other: a month and its year, or July and its summer. A summer and the second quarter
/// overlap by one month only, so neither implies the other.
bool isOneTime(const PartialDate& a, const PartialDate& b);

} // namespace duovita
