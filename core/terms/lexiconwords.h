#pragma once

#include "core/terms/lexicon.h"

namespace duovita {

/// The senses as words that a text may contain: "(math.) algorithm; to compute" gives "algorithm" and "compute". Leaves
/// out remarks about the word (a surname, a variant, a measure word) and phrases longer than a few words.
QStringList wordsOfSenses(const QStringList& senses, qsizetype most);

/// Translations of a word, the most common first: of Chinese words by their senses, of other words by wordsFor(). In
/// simplified characters. Empty if the lexicon does not know the word.
QStringList inOtherLanguage(const QString& word, qsizetype most, const Lexicon& lexicon = Lexicon::shipped());

/// A range of a text, in UTF-16 units.
struct WordPlace {
    qsizetype at = 0;
    qsizetype size = 0; ///< 0 if there is no word

    bool operator==(const WordPlace&) const = default;
};

/// The word at or just before a position: a run of letters; in Chinese, the longest known word around it, or the single
/// character if no word is known.
WordPlace wordAround(const QString& text, qsizetype place, const Lexicon& lexicon = Lexicon::shipped());

} // namespace duovita
