#pragma once

#include "core/terms/lexicon.h"

namespace duovita {

/// What senses say, as words that a text may have: "(math.) algorithm; to compute" gives "algorithm" and "compute".
/// What only tells about the word (a surname, a variant, a measure word) is left out, and what is longer than a few
/// words.
QStringList wordsOfSenses(const QStringList& senses, qsizetype most);

/// What a word is called in the other language, usual words first: Chinese ones by their senses, others by wordsFor().
/// In simplified characters. Empty if the lexicon does not know it.
QStringList inOtherLanguage(const QString& word, qsizetype most, const Lexicon& lexicon = Lexicon::shipped());

/// A stretch of a text.
struct WordPlace {
    qsizetype at = 0;
    qsizetype size = 0; ///< 0: there is no word

    bool operator==(const WordPlace&) const = default;
};

/// The word that a place of a text is in, or behind: letters as far as they go; of Chinese the longest word that the
/// lexicon knows around it, the character itself if it knows none.
WordPlace wordAround(const QString& text, qsizetype place, const Lexicon& lexicon = Lexicon::shipped());

} // namespace duovita
