#pragma once

#include "core/matching/knownnames.h"
#include "core/terms/lexicon.h"

#include <QHash>
#include <QList>

namespace duovita {

/// What a text says, as far as words tell: comparable with another text in whatever language. A Chinese word stands for
/// all that the lexicon knows it to mean, an English one for its stem, a name or a number for itself, and what the
/// glossary knows for one thing in both.
struct Meaning {
    struct Word {
        qsizetype at; ///< in the text
        qsizetype size;
        double weight;            ///< what it says by itself: the more seldom a word, the more
        QList<int> concepts = {}; ///< MeaningReader's numbers
    };

    QList<Word> words;
    double weight = 0; ///< of all of them
};

/// Reads meanings that can be compared with each other: those of one reader. Not for several threads.
class MeaningReader {
public:
    explicit MeaningReader(const KnownNames& names = KnownNames(), const Lexicon& lexicon = Lexicon::shipped());

    /// Whether words of one language tell anything of those of another; names and numbers always do.
    bool knowsWords() const { return !m_lexicon.isEmpty(); }

    /// `withReadings`: also how its characters are read aloud, two or three at a time, as names in the other language
    /// may be
    /// ("鹿鸣" and "Luming"): for heads, which are short.
    Meaning read(const QString& text, bool withReadings = false);
    /// What a concept weighs.
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

/// A word of each of two texts that say one thing.
struct SharedWord {
    qsizetype one; ///< its place in Meaning::words
    qsizetype other;
    double weight;
};

/// The words that two texts have in common, each with one of the other at most.
QList<SharedWord> sharedWords(const Meaning& one, const Meaning& other, const MeaningReader& reader);

/// How much of what two texts say is the same: 0 nothing, 1 all of it.
double likenessOf(const Meaning& one, const Meaning& other, const MeaningReader& reader);

} // namespace duovita
