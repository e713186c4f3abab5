#pragma once

#include <QString>

#include <cstdint>

namespace duovita {

// The file that the build compiles from CC-CEDICT (makelexicon) and Lexicon maps. Numbers are little-endian, as on
// every machine that Debian's Qt 6 desktop runs on; a file in another byte order is rejected. The parts follow in this
// order, each at an address divisible by four:
//
//   LexiconHeader
//   wordBlocks   u32 each: start of a block of words, counted in u16 units from the start of the words
//   glossBlocks  u32 each: start of a block of glosses, counted in bytes from the start of the glosses; and the end
//   rareHashes   u32 each, ascending: hashOfStem()
//   rareWeights  u8 each: Lexicon::rarity() of the stem in units of rarityStep
//   words        u16 units, per word: the number of units shared with the word before it in its block (high byte), the
//                number of further units (low byte), and these units; ascending by UTF-16
//   glosses      zstd frames, each with the glosses of wordsPerGlossBlock words in UTF-8; each gloss ends with a 0, and
//                its senses are separated by "/"

struct LexiconHeader {
    char magic[8];
    std::uint32_t words;
    std::uint32_t wordBlocks;
    std::uint32_t glossBlocks;
    std::uint32_t rareStems;
    std::uint32_t wordsAt; ///< in bytes from the start of the file
    std::uint32_t glossesAt;
    std::uint32_t size; ///< size of the file
};

inline constexpr char lexiconMagic[] = "duolex1"; // eight bytes with its terminating 0
inline constexpr std::uint32_t wordsPerBlock = 16;
inline constexpr std::uint32_t wordsPerGlossBlock = 256;

/// The unit in which rarities are stored. A stem's rarity is ln(words / words that have the stem).
inline constexpr double rarityStep = 1.0 / 16;

/// FNV-1a (Fowler, Noll and Vo) over UTF-16 units.
inline std::uint32_t hashOfStem(QStringView stem)
{
    std::uint32_t hash = 2166136261U;
    for (const QChar c : stem)
        hash = (hash ^ c.unicode()) * 16777619U;
    return hash;
}

} // namespace duovita
