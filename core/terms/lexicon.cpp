#include "core/terms/lexicon.h"

#include "core/terms/hanvariants.h"
#include "core/terms/lexiconformat.h"
#include "core/terms/wordstems.h"

#include <QCoreApplication>

#include <zstd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace duovita {

namespace {

struct Fitting {
    qsizetype place = 0;
    double fitness = 0; ///< the higher the better
};

bool isLetter(char c)
{
    return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
}

/// A quick filter that finds possible forms of the query's longest word before stems are compared: words with its first
/// letter, small or capital, followed by the letters that all its forms share. `stems` must not be empty.
class FormSieve {
public:
    explicit FormSieve(const QStringList& stems)
    {
        constexpr qsizetype enough = 4;
        QString longest;
        for (const QString& stem : stems) {
            if (stem.size() > longest.size())
                longest = stem;
        }
        m_first = longest.front().toLatin1();
        QString rest = longest.mid(1, enough);
        if (rest.size() > 1 && (rest.endsWith(u'i') || rest.endsWith(u'z'))) // stemOf() may have replaced a "y" or an
                                                                             // "s"
            rest.chop(1);
        m_rest = rest.toLatin1();
    }

    /// The first possible form at or after a position; -1 if there is none. memmem() is several times as fast as
    /// QByteArray::indexOf(), and all glosses are searched for each word.
    qsizetype next(const QByteArray& bytes, qsizetype from) const
    {
        const char* const begin = bytes.constData();
        const char* const end = begin + bytes.size();
        const char* at = begin + from + 1;
        while (at < end) {
            at = static_cast<const char*>(::memmem(at, static_cast<std::size_t>(end - at), m_rest.constData(),
                                                   static_cast<std::size_t>(m_rest.size())));
            if (at == nullptr)
                return -1;
            if ((at[-1] | 0x20) == m_first && (at - begin < 2 || !isLetter(at[-2])))
                return at - 1 - begin;
            ++at;
        }
        return -1;
    }

private:
    char m_first;
    QByteArray m_rest;
};

/// A part of a sense: senses are separated by slashes, their parts by semicolons, and words by zeros.
struct SensePart {
    qsizetype begin;
    qsizetype end;
    qsizetype sense; ///< index among the senses of its word
};

SensePart partAround(const QByteArray& glosses, qsizetype at)
{
    const auto ends = [](char c) { return c == ';' || c == '/' || c == '\0'; };
    SensePart part{at, at, 0};
    while (part.begin > 0 && !ends(glosses[part.begin - 1]))
        --part.begin;
    while (part.end < glosses.size() && !ends(glosses[part.end]))
        ++part.end;
    for (qsizetype i = part.begin; i > 0 && glosses[i - 1] != '\0'; --i)
        part.sense += glosses[i - 1] == '/' ? 1 : 0;
    return part;
}

} // namespace

const Lexicon& Lexicon::shipped()
{
    static const Lexicon lexicon(QCoreApplication::applicationDirPath() +
                                 QStringLiteral("/../share/duovita/cc-cedict.lexicon"));
    return lexicon;
}

Lexicon::Lexicon(const QString& file) : m_file(file)
{
    constexpr qsizetype mostUnpacked = 1 << 20; // all of them take 5 MB
    m_unpacked.setMaxCost(mostUnpacked);
    LexiconHeader header{};
    if (!m_file.open(QIODevice::ReadOnly) || m_file.size() < qint64(sizeof header))
        return;
    const uchar* const bytes = m_file.map(0, m_file.size());
    if (!bytes)
        return;
    std::memcpy(&header, bytes, sizeof header);
    constexpr std::uint64_t numberSize = sizeof(std::uint32_t);
    const std::uint64_t tables =
        sizeof header + numberSize * (std::uint64_t(header.wordBlocks) + header.glossBlocks + 1 + header.rareStems);
    const bool isWhole = std::memcmp(header.magic, lexiconMagic, sizeof header.magic) == 0 &&
                         header.size == std::uint64_t(m_file.size()) && tables + header.rareStems <= header.wordsAt &&
                         header.wordsAt % numberSize == 0 && header.wordsAt <= header.glossesAt &&
                         header.glossesAt <= header.size &&
                         header.wordBlocks == (header.words + wordsPerBlock - 1) / wordsPerBlock &&
                         header.glossBlocks == (header.words + wordsPerGlossBlock - 1) / wordsPerGlossBlock;
    if (!isWhole)
        return;
    m_wordBlockStarts = reinterpret_cast<const std::uint32_t*>(bytes + sizeof header);
    m_glossBlockStarts = m_wordBlockStarts + header.wordBlocks;
    m_rareHashes = m_glossBlockStarts + header.glossBlocks + 1;
    m_rareWeights = reinterpret_cast<const std::uint8_t*>(m_rareHashes + header.rareStems);
    m_units = reinterpret_cast<const char16_t*>(bytes + header.wordsAt);
    m_glosses = reinterpret_cast<const char*>(bytes + header.glossesAt);
    m_wordBlocks = header.wordBlocks;
    m_glossBlocks = header.glossBlocks;
    m_rareStems = header.rareStems;
    m_wordUnits = (header.glossesAt - header.wordsAt) / 2;
    m_glossBytes = header.size - header.glossesAt;
    m_words = header.words;
}

/// Calls visit(word, place) for each word of a block until it returns false.
template <typename Visit>
void Lexicon::visitBlock(qsizetype block, Visit visit) const
{
    constexpr qsizetype longest = 255;
    constexpr int sizeBits = 8;
    std::array<char16_t, 2 * longest> word;
    qsizetype at = m_wordBlockStarts[block];
    for (qsizetype i = 0; i < wordsPerBlock && block * wordsPerBlock + i < m_words && at < m_wordUnits; ++i) {
        const qsizetype shared = m_units[at] >> sizeBits;
        const qsizetype added = m_units[at] & longest;
        if (at + 1 + added > m_wordUnits)
            return; // damaged
        std::copy_n(m_units + at + 1, added, word.begin() + shared);
        if (!visit(QStringView(word.data(), shared + added), block * wordsPerBlock + i))
            return;
        at += 1 + added;
    }
}

/// Finds the first word that does not sort before this one.
Lexicon::Found Lexicon::find(QStringView word) const
{
    Found found;
    if (m_words == 0 || word.isEmpty())
        return found;
    qsizetype low = 0;
    qsizetype high = m_wordBlocks;
    while (high - low > 1) {
        const qsizetype middle = (low + high) / 2;
        bool isAfter = false;
        visitBlock(middle, [&](QStringView first, qsizetype) {
            isAfter = word < first;
            return false;
        });
        (isAfter ? high : low) = middle;
    }
    for (qsizetype block = low; block < qMin(low + 2, m_wordBlocks) && found.place < 0; ++block) {
        visitBlock(block, [&](QStringView held, qsizetype place) {
            if (held < word)
                return true;
            found = {place, held == word, held.startsWith(word)};
            return false;
        });
    }
    return found;
}

qsizetype Lexicon::placeOf(QStringView word) const
{
    const Found found = find(word);
    return found.isIt ? found.place : -1;
}

QString Lexicon::wordAt(qsizetype place) const
{
    QString word;
    visitBlock(place / wordsPerBlock, [&](QStringView held, qsizetype at) {
        word = held.toString();
        return at < place;
    });
    return word;
}

/// The number of longer words that begin with a word.
qsizetype Lexicon::longerWords(qsizetype place) const
{
    constexpr qsizetype most = 64;
    const QString word = wordAt(place);
    qsizetype count = 0;
    bool proceed = true;
    for (qsizetype block = place / wordsPerBlock; proceed && block < m_wordBlocks; ++block) {
        visitBlock(block, [&](QStringView held, qsizetype at) {
            if (at > place)
                proceed = held.startsWith(word) && ++count < most;
            return proceed;
        });
    }
    return count;
}

qsizetype Lexicon::longestWord(QStringView text) const
{
    constexpr qsizetype longest = 8; // longer words are sayings and names
    qsizetype known = 0;
    for (qsizetype size = 1; size <= qMin(longest, text.size()); ++size) {
        const Found found = find(text.first(size));
        if (found.isIt)
            known = size;
        if (!found.beginsOne)
            break;
    }
    return known;
}

QByteArray Lexicon::glossBlock(qsizetype block, Keep keep) const
{
    constexpr std::uint64_t largest = 1 << 20;
    {
        const QMutexLocker lock(&m_mutex);
        if (const QByteArray* kept = m_unpacked.object(block))
            return *kept;
    }
    const qsizetype from = m_glossBlockStarts[block];
    const qsizetype to = m_glossBlockStarts[block + 1];
    if (from > to || to > m_glossBytes)
        return {};
    const auto size = static_cast<std::size_t>(to - from);
    const std::uint64_t unpackedSize = ZSTD_getFrameContentSize(m_glosses + from, size);
    if (unpackedSize > largest)
        return {};
    QByteArray bytes(static_cast<qsizetype>(unpackedSize), Qt::Uninitialized);
    if (ZSTD_decompress(bytes.data(), unpackedSize, m_glosses + from, size) != unpackedSize)
        return {};
    if (keep == Keep::Yes) {
        const QMutexLocker lock(&m_mutex);
        m_unpacked.insert(block, new QByteArray(bytes), bytes.size());
    }
    return bytes;
}

QStringList Lexicon::senses(const QString& word) const
{
    const qsizetype place = placeOf(inSimplifiedHan(word));
    if (place < 0)
        return {};
    const QByteArray block = glossBlock(place / wordsPerGlossBlock, Keep::Yes);
    qsizetype from = 0;
    for (qsizetype i = place % wordsPerGlossBlock; i > 0 && from >= 0; --i)
        from = block.indexOf('\0', from) + 1;
    const qsizetype to = block.indexOf('\0', from);
    return to < 0 ? QStringList() : QString::fromUtf8(block.mid(from, to - from)).split(u'/', Qt::SkipEmptyParts);
}

QStringList Lexicon::wordsFor(const QString& english, qsizetype most) const
{
    const QStringList stems = stemsOf(english);
    if (stems.isEmpty())
        return {};
    const FormSieve sieve(stems);
    QList<Fitting> fitting;
    for (qsizetype block = 0; block < m_glossBlocks; ++block) {
        const QByteArray glosses = glossBlock(block, Keep::No);
        for (qsizetype at = sieve.next(glosses, 0); at >= 0;) {
            const SensePart part = partAround(glosses, at);
            qsizetype end = part.end;
            if (stemsOf(QString::fromUtf8(glosses.mid(part.begin, part.end - part.begin)), true) == stems) {
                const qsizetype place = block * wordsPerGlossBlock + glosses.left(part.begin).count('\0');
                // Earlier senses matter more; a common word is part of many others; a single character is seldom used
                // as a word today.
                const double single = wordAt(place).size() == 1 ? 3 : 0;
                fitting += Fitting{place, std::log2(1.0 + static_cast<double>(longerWords(place))) -
                                              static_cast<double>(part.sense) - single};
                end = glosses.indexOf('\0', end); // further senses of this word do not count
            }
            at = end < 0 ? -1 : sieve.next(glosses, end);
        }
    }
    QStringList words;
    std::stable_sort(fitting.begin(), fitting.end(),
                     [](const Fitting& a, const Fitting& b) { return a.fitness > b.fitness; });
    for (const Fitting& each : std::as_const(fitting)) {
        if (words.size() < most)
            words += wordAt(each.place);
    }
    return words;
}

double Lexicon::rarity(const QString& stem) const
{
    if (m_words == 0)
        return 0;
    const std::uint32_t hash = hashOfStem(stem);
    const auto* const end = m_rareHashes + m_rareStems;
    const auto* const found = std::lower_bound(m_rareHashes, end, hash);
    return found != end && *found == hash ? m_rareWeights[found - m_rareHashes] * rarityStep
                                          : std::log(static_cast<double>(m_words));
}

} // namespace duovita
