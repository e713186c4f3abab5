#pragma once

#include <QCache>
#include <QFile>
#include <QMutex>
#include <QStringList>

#include <cstdint>

namespace duovita {

/// English meanings of Chinese words: CC-CEDICT (CC BY-SA 4.0), compiled into one file (lexiconformat.h), which is
/// memory-mapped. Thread-safe. Without the file it knows no words, and its users do without.
class Lexicon {
public:
    /// The file beside the program: ../share/duovita/cc-cedict.lexicon.
    static const Lexicon& shipped();
    explicit Lexicon(const QString& file);
    Lexicon(const Lexicon&) = delete;
    Lexicon& operator=(const Lexicon&) = delete;

    bool isEmpty() const { return m_words == 0; }
    qsizetype size() const { return m_words; }

    /// The length, in UTF-16 units, of the longest known word at the beginning of the text; 0 if there is none. The
    /// text must be in simplified characters (inSimplifiedHan()).
    qsizetype longestWord(QStringView text) const;
    /// The senses of a word, the most common first. Accepts traditional characters too.
    QStringList senses(const QString& word) const;
    /// Chinese words for an English word or phrase ("supply chain"), the most common first. Matches other forms of the
    /// English words. Searches all senses: takes about 10 ms.
    QStringList wordsFor(const QString& english, qsizetype most) const;

    /// How rare a stem (wordstems.h) is among the senses of all words: 0 if every word has it, about 12 if only one
    /// has.
    double rarity(const QString& stem) const;

private:
    struct Found {
        qsizetype place = -1;
        bool isIt = false;      ///< the word itself is known
        bool beginsOne = false; ///< a longer word begins with it
    };
    Found find(QStringView word) const;
    qsizetype placeOf(QStringView word) const; ///< -1 if it is unknown
    QString wordAt(qsizetype place) const;
    qsizetype longerWords(qsizetype place) const;
    template <typename Visit>
    void visitBlock(qsizetype block, Visit visit) const;
    enum class Keep : bool { No, Yes }; ///< Yes: it will soon be wanted again
    QByteArray glossBlock(qsizetype block, Keep keep) const;

    QFile m_file;
    qsizetype m_words = 0; ///< number of words; 0 if there is no file
    qsizetype m_wordBlocks = 0;
    qsizetype m_glossBlocks = 0;
    qsizetype m_rareStems = 0;
    qsizetype m_wordUnits = 0;
    qsizetype m_glossBytes = 0;
    // Pointers into the mapped file.
    const std::uint32_t* m_wordBlockStarts = nullptr;
    const std::uint32_t* m_glossBlockStarts = nullptr;
    const std::uint32_t* m_rareHashes = nullptr;
    const std::uint8_t* m_rareWeights = nullptr;
    const char16_t* m_units = nullptr;
    const char* m_glosses = nullptr;

    mutable QMutex m_mutex;
    mutable QCache<qsizetype, QByteArray> m_unpacked; ///< blocks of glosses that were requested last, by cost in bytes
};

} // namespace duovita
