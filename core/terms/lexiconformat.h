#pragma once

#include <QString>

#include <cstdint>

namespace duovita {

// The file that the build makes of CC-CEDICT (makelexicon) and Lexicon maps. Numbers are little-endian, as every
// machine that Debian's Qt 6 desktop runs on has them; a file of another kind is no lexicon. In this order, each part
// at an address that four divides:
//
//   LexiconHeader
//   wordBlocks     u32 each: where a block of words begins, counted from the start of the words (u16 units)
//   glossBlocks    u32 each: where a block of glosses begins, counted from the start of the glosses (bytes); one more
//   at the end rareHashes     u32 each, ascending: hashOfStem() rareWeights    u8 each: rarityOf its stem words u16
//   units: of each word how many units it shares with the one before in its block (high byte), how
//                  many more it has (low byte), and these. Ascending by UTF-16.
//   glosses        zstd frames, each of wordsPerGlossBlock words' glosses, UTF-8, with a 0 at the end of each; its
//                  senses are parted by "/"

struct LexiconHeader {
    char magic[8];
    std::uint32_t words;
    std::uint32_t wordBlocks;
    std::uint32_t glossBlocks;
    std::uint32_t rareStems;
    std::uint32_t wordsAt; ///< in bytes from the start of the file
    std::uint32_t glossesAt;
    std::uint32_t size; ///< of the file
};

inline constexpr char lexiconMagic[] = "duolex1"; // with its 0, eight
inline constexpr std::uint32_t wordsPerBlock = 16;
inline constexpr std::uint32_t wordsPerGlossBlock = 256;

/// What a stem that only one word's gloss has weighs, and by how many steps it is told: ln(words / words that have it).
inline constexpr double rarityStep = 1.0 / 16;

/// FNV-1a (Fowler, Noll and Vo), of UTF-16 units.
inline std::uint32_t hashOfStem(QStringView stem)
{
    std::uint32_t hash = 2166136261U;
    for (const QChar c : stem)
        hash = (hash ^ c.unicode()) * 16777619U;
    return hash;
}

} // namespace duovita
