#pragma once

#include <QFile>
#include <QHash>
#include <QMutex>
#include <QStringList>

#include <cstdint>

namespace duovita {

/// What Chinese words mean in English: CC-CEDICT (CC BY-SA 4.0), as the build has made one file of it
/// (lexiconformat.h), which is mapped and not read. It may be used by several threads at once. Where there is no file,
/// it knows no word, and whoever asks goes without.
class Lexicon {
public:
    /// The file beside the program: ../share/duovita/cc-cedict.lexicon.
    static const Lexicon& shipped();
    explicit Lexicon(const QString& file);
    Lexicon(const Lexicon&) = delete;
    Lexicon& operator=(const Lexicon&) = delete;

    bool isEmpty() const { return m_words == 0; }
    qsizetype size() const { return m_words; }

    /// How many UTF-16 units of the text's beginning are the longest word that it knows; 0 if none is. In simplified
    /// characters (inSimplifiedHan).
    qsizetype longestWord(QStringView text) const;
    /// What a word means, a sense each, the usual ones first. Traditional characters are known, too.
    QStringList senses(const QString& word) const;
    /// Chinese words for an English one, or for several ("supply chain"): usual ones first.
    /// Forms of a word count as one. It looks through all senses: about 10 ms.
    QStringList wordsFor(const QString& english, qsizetype most) const;

    /// How seldom the senses of all words have a stem (wordstems.h): 0 if each has it, about 12 if one word alone has.
    double rarity(const QString& stem) const;

private:
    struct Found {
        qsizetype place = -1;
        bool isIt = false;      ///< the very word
        bool beginsOne = false; ///< a word begins with it
    };
    Found find(QStringView word) const;
    qsizetype placeOf(QStringView word) const; ///< -1 if it is not known
    QString wordAt(qsizetype place) const;
    qsizetype longerWords(qsizetype place) const;
    template <typename Visit>
    void visitBlock(qsizetype block, Visit visit) const;
    QByteArray glossBlock(qsizetype block) const;

    QFile m_file;
    qsizetype m_words = 0; ///< how many; 0 if there is no file
    qsizetype m_wordBlocks = 0;
    qsizetype m_glossBlocks = 0;
    qsizetype m_rareStems = 0;
    qsizetype m_wordUnits = 0;
    qsizetype m_glossBytes = 0;
    // Within the mapped file.
    const std::uint32_t* m_wordBlockStarts = nullptr;
    const std::uint32_t* m_glossBlockStarts = nullptr;
    const std::uint32_t* m_rareHashes = nullptr;
    const std::uint8_t* m_rareWeights = nullptr;
    const char16_t* m_units = nullptr;
    const char* m_glosses = nullptr;

    mutable QMutex m_mutex;
    mutable QHash<qsizetype, QByteArray> m_unpacked; ///< blocks of glosses that were asked for; all are 5 MB
};

} // namespace duovita
