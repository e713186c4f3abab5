#pragma once

#include "core/domain/person.h"
#include "core/matching/knownnames.h"
#include "core/matching/meaning.h"
#include "core/matching/workmarks.h"

#include <array>
#include <optional>

namespace duovita {

/// Those of all its texts.
QSet<QString> signsOf(const Entry& entry, const KnownNames& names = KnownNames());

/// Letters, digits and Han alone, lower case: for comparing texts of one language. Signs that end a word tell it apart
/// (C++, C#).
QString squeezed(const QString& text);

/// The words of a text as likeness() compares them: words and numbers in lower case, of Han each character.
QSet<QString> comparedWords(const QString& text);
/// How alike two texts of one language are, by their words: 0 to 1.
double likeness(const QString& a, const QString& b);

/// What an entry is known by, gathered once for being compared with every entry of another record.
struct EntryMarks {
    /// `reader`: reads what its texts mean, for comparing it with entries in another language; it outlives this.
    /// Without one, names and numbers alone are compared.
    EntryMarks(SectionKind kind, const Entry& entry, const KnownNames& names = KnownNames(),
               MeaningReader* reader = nullptr);

    struct Title {
        QString squeezed;
        QSet<QString> words;
    };

    SectionKind kind;
    const Entry* entry;                      ///< not null; outlives this
    std::array<Title, languageCount> titles; ///< in the order of allLanguages
    std::array<bool, languageCount> headed;  ///< whether something stands at its head in that language
    std::optional<DateRange> range;
    QSet<QString> signs;
    QSet<QString> headSigns; ///< the known names at its head
    WorkMarks work;          ///< of a publication or patent
    const MeaningReader* reader;
    Meaning titleMeaning;
    Meaning headMeaning; ///< of its title and where it was
    Meaning bodyMeaning; ///< of its points and other texts
};

/// How much speaks for two entries being one: below sameEntry they are not. `nearness` is 1 if they stand at the same
/// place of their sections, 0 if at opposite ends.
double evidence(const EntryMarks& a, const EntryMarks& b, double nearness);
inline constexpr double sameEntry = 3;

/// Whether abbreviations and numbers, which both languages write alike, stand in one and none of them in the other, and
/// no dates say that they are one all the same.
bool namesOtherThings(const Entry& a, const Entry& b, const KnownNames& names);
/// Whether both have a title, or points, in one and the same language: then they are told apart by their words.
bool sharesLanguage(const Entry& a, const Entry& b);

/// How much speaks for two points of one entry being one: positive if anything does. By names, numbers and the
/// glossary: where there is no lexicon.
double evidence(const Highlight& a, const Highlight& b);
/// The same of two that have a text in one language: their words tell it. Nothing if they have none.
std::optional<double> evidenceOfOneLanguage(const Highlight& a, const Highlight& b);

/// Whether one of them says all that the other says: a year and its month do, a summer and its July. A summer and the
/// second quarter share a month only, and neither may go for the other.
bool isOneTime(const PartialDate& a, const PartialDate& b);

} // namespace duovita
