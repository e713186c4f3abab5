#include "core/matching/meaning.h"

#include "core/domain/language.h"
#include "core/terms/hanreadings.h"
#include "core/terms/hanvariants.h"
#include "core/terms/wordstems.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace duovita {

namespace {

// Weights of words, from almost 0 to 1. Names and numbers are rare and distinguish texts.
constexpr double weightOfName = 1;
constexpr double weightOfNumber = 0.8;
constexpr double weightOfDigit = 0.25;
constexpr double weightOfOwnTerm = 1;
constexpr double weightOfGlossary = 0.6;
constexpr double weightOfHan = 0.5;       // weight of a word in a text's total
constexpr double weightOfCharacter = 0.2; // weight of a single character that is a word

/// The weight of a stem by its rarity (Lexicon::rarity): words like "use" and "work" are in every third CV.
double weightOfRarity(double rarity)
{
    constexpr double common = 3.5;
    constexpr double rare = 10.5;
    constexpr double least = 0.1;
    return std::clamp((rarity - common) / (rare - common), least, 1.0);
}

bool isLatin(QChar c)
{
    return c.isLetterOrNumber() && !isHan(c.unicode());
}

/// Whether it is a name by its spelling: RDMA, PyTorch, P4.
bool isName(QStringView word)
{
    return std::any_of(word.begin() + 1, word.end(), [](QChar c) { return c.isUpper() || c.isDigit(); }) ||
           (word.size() == 1 && word.front().isUpper());
}

void sortConcepts(Meaning& meaning)
{
    for (qsizetype i = 0; i < meaning.words.size(); ++i) {
        for (const int concept_ : std::as_const(meaning.words[i].concepts))
            meaning.concepts.push_back({concept_, static_cast<int>(i)});
    }
    std::sort(meaning.concepts.begin(), meaning.concepts.end(),
              [](const Meaning::WordConcept& a, const Meaning::WordConcept& b) {
                  return std::tie(a.concept_, a.word) < std::tie(b.concept_, b.word);
              });
}

/// Every pair of words that have a concept in common. Records are compared entry by entry, so this is called hundreds
/// of thousands of times: both lists are sorted, and nothing is looked up.
QList<SharedWord> sharedConcepts(const Meaning& one, const Meaning& other, const MeaningReader& reader)
{
    QList<SharedWord> shared;
    auto own = one.concepts.begin();
    auto given = other.concepts.begin();
    while (own != one.concepts.end() && given != other.concepts.end()) {
        if (own->concept_ != given->concept_) {
            own->concept_ < given->concept_ ? ++own : ++given;
            continue;
        }
        for (auto it = given; it != other.concepts.end() && it->concept_ == own->concept_; ++it) {
            // A word with many meanings may share one of them by chance.
            const auto meanings =
                static_cast<double>(qMax(one.words[own->word].concepts.size(), other.words[it->word].concepts.size()));
            constexpr double usual = 6;
            const double chance = std::sqrt(qMin(1.0, usual / meanings));
            shared += SharedWord{own->word, it->word, reader.weightOf(own->concept_) * chance};
        }
        ++own;
    }
    return shared;
}

} // namespace

MeaningReader::MeaningReader(const KnownNames& names, const Lexicon& lexicon) : m_lexicon(lexicon), m_names(names) {}

int MeaningReader::conceptOf(const QString& name, double weight)
{
    const auto known = m_concepts.constFind(name);
    if (known != m_concepts.constEnd())
        return *known;
    const int added = static_cast<int>(m_weights.size());
    m_concepts.insert(name, added);
    m_weights += weight;
    return added;
}

int MeaningReader::stemConcept(const QString& stem)
{
    constexpr double unknownRarity = 8; // used without a lexicon
    return conceptOf(stem, weightOfRarity(m_lexicon.isEmpty() ? unknownRarity : m_lexicon.rarity(stem)));
}

/// The concepts of a word: its meanings and the word itself.
const QList<int>& MeaningReader::conceptsOfHan(const QString& word)
{
    const auto known = m_han.constFind(word);
    if (known != m_han.constEnd())
        return *known;
    QList<int> concepts = {conceptOf(word, word.size() > 1 ? weightOfHan : weightOfCharacter)};
    for (const QString& sense : m_lexicon.senses(word)) {
        for (const QString& stem : stemsOf(sense, true)) {
            const int meant = stemConcept(stem);
            if (!concepts.contains(meant))
                concepts += meant;
        }
    }
    return *m_han.insert(word, concepts);
}

/// Reads the longest word at this place. A single character that is not a word has no meaning in another language.
qsizetype MeaningReader::readHan(const QString& simplified, qsizetype at, qsizetype end, Meaning& meaning)
{
    const qsizetype size = qMax<qsizetype>(1, m_lexicon.longestWord(QStringView(simplified).sliced(at, end - at)));
    const QString word = simplified.mid(at, size);
    static const QString particles = QStringLiteral("的地得了和与及在为是对中等将并以于由从到被把上下个各该其之所或可"
                                                    "也都就着过向");
    if (size > 1 || !particles.contains(word))
        meaning.words += Meaning::Word{at, size, size > 1 ? weightOfHan : weightOfCharacter, conceptsOfHan(word)};
    return size;
}

qsizetype MeaningReader::readLatin(const QString& text, qsizetype at, Meaning& meaning)
{
    qsizetype end = at;
    const bool number = text[at].isDigit();
    const auto continues = [&](qsizetype i) {
        if (i >= text.size())
            return false;
        if (isLatin(text[i]) || (!number && (text[i] == u'+' || text[i] == u'#')))
            return true;
        // 81.2, 1,000
        return number && (text[i] == u'.' || text[i] == u',') && i + 1 < text.size() && text[i + 1].isDigit();
    };
    while (continues(end))
        ++end;
    const QStringView word = QStringView(text).sliced(at, end - at);
    const QString lower = word.toString().toLower();
    const bool isNumber = std::all_of(word.begin(), word.end(), [](QChar c) { return !c.isLetter(); });
    if (isNumber) {
        const double weight = word.size() > 1 ? weightOfNumber : weightOfDigit;
        meaning.words += Meaning::Word{at, end - at, weight, {conceptOf(QString(lower).remove(u','), weight)}};
    } else if (isName(word)) {
        meaning.words += Meaning::Word{
            at, end - at, weightOfName, {conceptOf(u'\'' + lower, weightOfName), stemConcept(stemOf(lower))}};
    } else if (!isFunctionWord(lower)) {
        const int stem = stemConcept(stemOf(lower));
        meaning.words += Meaning::Word{at, end - at, weightOf(stem), {stem, conceptOf(u'\'' + lower, weightOfName)}};
    }
    return end - at;
}

/// Readings have no weight unless the other text has a name that sounds like them.
void MeaningReader::addReadings(const QString& simplified, Meaning& meaning)
{
    constexpr qsizetype shortest = 2;
    constexpr qsizetype longest = 3;
    for (qsizetype from = 0; from < simplified.size(); ++from) {
        qsizetype end = from;
        while (end < simplified.size() && isHan(simplified[end].unicode()))
            ++end;
        const QStringList syllables = pinyinSyllables(simplified.mid(from, end - from));
        for (qsizetype at = 0; at + shortest <= syllables.size(); ++at) {
            for (qsizetype size = shortest; size <= qMin(longest, syllables.size() - at); ++size) {
                const QString reading = syllables.mid(at, size).join(QString());
                meaning.words += Meaning::Word{from + at, size, 0, {conceptOf(u'\'' + reading, weightOfName)}};
            }
        }
        from = end;
    }
}

Meaning MeaningReader::read(const QString& text, bool withReadings)
{
    Meaning meaning;
    const QString simplified = inSimplifiedHan(text);
    for (qsizetype at = 0; at < text.size();) {
        if (isHan(text[at].unicode())) {
            qsizetype end = at;
            while (end < text.size() && isHan(text[end].unicode()))
                ++end;
            while (at < end)
                at += readHan(simplified, at, end, meaning);
        } else {
            at += isLatin(text[at]) ? readLatin(text, at, meaning) : 1;
        }
    }
    // A glossary term is a concept of its own besides the meanings of its words.
    for (const KnownNames::Found& found : m_names.namesIn(simplified)) {
        const double weight = isOfGlossary(found.sign) ? weightOfGlossary : weightOfOwnTerm;
        const int known = conceptOf(found.sign, weight);
        for (Meaning::Word& word : meaning.words) {
            if (word.at >= found.at && word.at + word.size <= found.at + found.size)
                word.concepts += known;
        }
    }
    for (const Meaning::Word& word : std::as_const(meaning.words))
        meaning.weight += word.weight;
    if (withReadings)
        addReadings(simplified, meaning);
    sortConcepts(meaning);
    return meaning;
}

QList<SharedWord> sharedWords(const Meaning& one, const Meaning& other, const MeaningReader& reader)
{
    QList<SharedWord> candidates = sharedConcepts(one, other, reader);
    std::sort(candidates.begin(), candidates.end(), [](const SharedWord& a, const SharedWord& b) {
        return std::tie(b.weight, a.one, a.other) < std::tie(a.weight, b.one, b.other);
    });
    QList<SharedWord> shared;
    std::vector<bool> takenOne(static_cast<std::size_t>(one.words.size()));
    std::vector<bool> takenOther(static_cast<std::size_t>(other.words.size()));
    for (const SharedWord& candidate : std::as_const(candidates)) {
        auto own = takenOne[static_cast<std::size_t>(candidate.one)];
        auto given = takenOther[static_cast<std::size_t>(candidate.other)];
        if (own || given)
            continue;
        own = true;
        given = true;
        shared += candidate;
    }
    return shared;
}

double likenessAtMost(const Meaning& one, const Meaning& other, const MeaningReader& reader)
{
    if (one.weight <= 0 || other.weight <= 0)
        return 0;
    double sum = 0;
    auto own = one.concepts.begin();
    auto given = other.concepts.begin();
    while (own != one.concepts.end() && given != other.concepts.end()) {
        if (own->concept_ < given->concept_) {
            ++own;
        } else if (given->concept_ < own->concept_) {
            ++given;
        } else { // each further word that says the same needs a partner of its own
            sum += reader.weightOf(own->concept_);
            ++own;
            ++given;
        }
    }
    return qMin(1.0, sum / std::sqrt(one.weight * other.weight));
}

double likenessOf(const Meaning& one, const Meaning& other, const MeaningReader& reader)
{
    if (one.weight <= 0 || other.weight <= 0)
        return 0;
    double sum = 0;
    for (const SharedWord& word : sharedWords(one, other, reader))
        sum += word.weight;
    return qMin(1.0, sum / std::sqrt(one.weight * other.weight));
}

} // namespace duovita
