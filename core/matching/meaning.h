#pragma once

#include "core/matching/knownnames.h"
#include "core/terms/lexicon.h"

#include <QHash>
#include <QList>

#include <vector>

namespace duovita {

/// The meaning of a text according to its words, comparable across languages. A Chinese word represents all meanings
/// that the lexicon has for it, an English word its stem, a name or number itself; a glossary term represents the same
/// concept in both languages.
struct Meaning {
    struct Word {
        qsizetype at; ///< position in the text
        qsizetype size;
        double weight;            ///< significance of the word: the rarer, the higher
        QList<int> concepts = {}; ///< concept numbers of the MeaningReader
    };

    /// A concept of a word, for comparing texts.
    struct WordConcept {
        int concept_;
        int word; ///< index of `words`
    };

    QList<Word> words;
    double weight = 0;                 ///< sum over the words
    std::vector<WordConcept> concepts; ///< all concepts of all words, sorted by concept and word
};

/// Reads meanings; only meanings from the same reader can be compared. Not thread-safe.
class MeaningReader {
public:
    explicit MeaningReader(const KnownNames& names = KnownNames(), const Lexicon& lexicon = Lexicon::shipped());

    /// Whether words can be compared across languages. Names and numbers always can.
    bool knowsWords() const { return !m_lexicon.isEmpty(); }

    /// `withReadings` adds the pronunciation of two or three characters at a time, because names may be written that
    /// way in the other language ("鹿鸣" and "Luming"). Meant for heads, which are short.
    Meaning read(const QString& text, bool withReadings = false);
    /// The weight of a concept.
    double weightOf(int concept_) const { return m_weights[concept_]; }

private:
    int conceptOf(const QString& name, double weight);
    int stemConcept(const QString& stem);
    const QList<int>& conceptsOfHan(const QString& word);
    qsizetype readHan(const QString& simplified, qsizetype at, qsizetype end, Meaning& meaning);
    void addReadings(const QString& simplified, Meaning& meaning);
    qsizetype readLatin(const QString& text, qsizetype at, Meaning& meaning);

    const Lexicon& m_lexicon;
    KnownNames m_names;
    QHash<QString, int> m_concepts;
    QList<double> m_weights;
    QHash<QString, QList<int>> m_han; ///< by word
};

/// A word in each of two texts with the same meaning.
struct SharedWord {
    qsizetype one; ///< index in Meaning::words
    qsizetype other;
    double weight;
};

/// The words that two texts have in common; each word is used at most once.
QList<SharedWord> sharedWords(const Meaning& one, const Meaning& other, const MeaningReader& reader);

/// The share of meaning that two texts have in common: 0 nothing, 1 everything.
double likenessOf(const Meaning& one, const Meaning& other, const MeaningReader& reader);
/// No less than likenessOf(), in a fraction of its time.
double likenessAtMost(const Meaning& one, const Meaning& other, const MeaningReader& reader);

} // namespace duovita
