#include "core/checks/jobposting.h"

#include "core/checks/postingtext.h"
#include "core/terms/wordstems.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>

namespace duovita {

namespace {

// Meaningful words of a short posting. In a longer one, words that occur once are left out: in English, most of them
// belong to the prose around the skills, whereas a Chinese posting is a list of them.
constexpr qsizetype shortEnglish = 100;
constexpr qsizetype shortHan = 150;
constexpr qsizetype longestHan = 5;  ///< characters of words that are joined
constexpr qsizetype mostOthers = 40; ///< of a long posting

/// Treats "on-call" and "on call", or "Node.js" and "NodeJS", as the same word.
QString joined(const QString& word)
{
    QString plain = word.toLower();
    plain.removeIf([](QChar c) { return QStringView(u".-/&’' ").contains(c); });
    return plain;
}

/// The words of a CV, for look-up.
class CvWords {
public:
    explicit CvWords(const QString& cv) : m_text(cv)
    {
        QString before;
        QString stemBefore;
        for (const TextWord& word : wordsOfText(cv)) {
            if (word.han)
                continue;
            const QString whole = joined(word.text);
            const QString stem = stemOf(word.text);
            m_joined += whole;
            m_stems += stem;
            if (word.follows) {
                m_joined += before + whole;
                m_stems += stemBefore + u' ' + stem;
            }
            for (const QString& part : word.text.split(u'-')) { // "stream-processing" is also "processing"
                m_stems += stemOf(part);
                if (part.size() > 1)
                    m_joined += joined(part); // "DNV-ST-0361" is also "DNV"
            }
            for (const QString& part : word.text.split(u'/')) // "C/C++" is also "C++"
                m_joined += joined(part);
            if (word.text[0].isUpper() && !word.startsSentence && !word.inTitle)
                m_names += whole;
            before = whole;
            stemBefore = stem;
        }
    }

    /// Whether it has the name as a whole, or all parts of it between slashes.
    bool hasName(const QString& name) const
    {
        const QStringList parts = name.split(u'/', Qt::SkipEmptyParts);
        return hasWhole(name) ||
               (parts.size() > 1 &&
                std::all_of(parts.begin(), parts.end(), [this](const QString& part) { return hasWhole(part); }));
    }
    bool hasStem(const QString& stem) const { return m_stems.contains(stem); }
    bool hasHan(const QString& word) const { return m_text.contains(word); }
    /// Whether it has the word written like a name.
    bool isName(const QString& word) const { return m_names.contains(joined(word)); }

private:
    bool hasWhole(const QString& name) const
    {
        const QString whole = joined(name);
        return m_joined.contains(whole) || (whole.endsWith(u's') && m_joined.contains(whole.chopped(1))) ||
               m_joined.contains(whole + u's');
    }

    QString m_text;
    QSet<QString> m_joined;
    QSet<QString> m_stems;
    QSet<QString> m_names;
};

/// Whether a word is a technical term by its letters: "gRPC", "K8s", "SQL", "C++", ".NET", "Node.js".
bool looksTechnical(const QString& word)
{
    const QStringView rest = QStringView(word).mid(1);
    const auto isSign = [](QChar c) { return QStringView(u"+#./").contains(c); };
    return std::any_of(rest.begin(), rest.end(), [](QChar c) { return c.isUpper() || c.isDigit(); }) ||
           std::any_of(word.begin(), word.end(), isSign);
}

class PostingReader {
public:
    PostingReader(const QString& posting, const QString& cv) : m_words(wordsOfText(posting)), m_cv(cv)
    {
        for (const TextWord& word : std::as_const(m_words)) {
            if (!word.han && word.text[0].isLower())
                m_small += word.text.toLower();
        }
        m_isShort = isShort();
        if (!m_isShort)
            keepLists();
    }

    PostingWords read()
    {
        readPairs();
        for (qsizetype i = 0; i < m_words.size(); ++i) {
            if (!isCommonInPostings(m_words[i]))
                take(i);
        }
        joinNeighbours();
        return chosen();
    }

private:
    struct Held {
        PostingWord word;
        bool technical = false;
        bool inPairs = true; ///< in every occurrence so far
        bool pair = false;
        qsizetype last = -1; ///< its place in m_words; of several words, the last one's
    };

    bool isShort() const
    {
        const auto count = [this](bool han) {
            return std::count_if(m_words.begin(), m_words.end(),
                                 [han](const TextWord& word) { return word.han == han && !isCommonInPostings(word); });
        };
        const auto hanWords = count(true);
        const auto others = count(false);
        return hanWords + others <= (hanWords > others ? shortHan : shortEnglish);
    }

    /// What a posting asks for is in its lists, if it has any; around them, it tells of the company.
    void keepLists()
    {
        constexpr auto fewest = 20; // words that make a list
        if (std::count_if(m_words.begin(), m_words.end(), [](const TextWord& word) { return word.asked; }) < fewest)
            return;
        m_words.removeIf([](const TextWord& word) { return !word.asked; });
        m_isShort = isShort();
        m_isListed = true;
    }

    /// Whether the posting has the word in lowercase, too, or its plural: "Engineer" and "engineers". Not in any form:
    /// "Go" may stand beside "going", "Windows" beside "window".
    bool isAlsoSmall(const QString& small) const { return m_small.contains(small) || m_small.contains(small + u's'); }

    bool isName(const TextWord& word) const
    {
        if (word.han)
            return false;
        if (looksTechnical(word.text))
            return true;
        if (!word.text[0].isUpper() || isAlsoSmall(word.text.toLower()))
            return false;
        return (!word.startsSentence && !word.inTitle) || m_cv.isName(word.text);
    }

    /// Whether a pair names an activity and its object or manner: "continuous batching", "machine learning", "tensor
    /// parallelism". Not after a plural: the second word then tells what those things do.
    bool namesAnActivity(qsizetype second) const
    {
        constexpr std::array activities{QLatin1StringView("ing"), QLatin1StringView("ism"),
                                        QLatin1StringView("ization"), QLatin1StringView("isation")};
        const auto isDone = [&](const QString& word) {
            return std::any_of(activities.begin(), activities.end(),
                               [&](QLatin1StringView ending) { return word.endsWith(ending); });
        };
        const QString first = m_words[second - 1].text.toLower();
        const QString before = first.right(2); // endings of singular words: "continuous", "analysis", "process"
        const bool isSeveral = first.endsWith(u's') && before != u"us" && before != u"is" && before != u"ss";
        return isDone(m_words[second].text.toLower()) && !isDone(first) && !isSeveral;
    }

    /// Collects pairs of adjacent ordinary words that occur more than once or form a term: "cost planning".
    void readPairs()
    {
        QHash<QString, QList<qsizetype>> places;
        const auto isPlain = [this](const TextWord& word) {
            return !word.han && !isName(word) && !isCommonInPostings(word);
        };
        for (qsizetype i = 1; i < m_words.size(); ++i) {
            if (m_words[i].follows && isPlain(m_words[i]) && isPlain(m_words[i - 1]))
                places[stemOf(m_words[i - 1].text) + u' ' + stemOf(m_words[i].text)] += i;
        }
        for (auto pair = places.cbegin(); pair != places.cend(); ++pair) {
            const qsizetype first = pair->front();
            if (pair->size() < 2 && !namesAnActivity(first))
                continue;
            const QString text = m_words[first - 1].text.toLower() + u' ' + m_words[first].text.toLower();
            m_pairs += std::pair(
                first, Held{{text, static_cast<int>(pair->size()), m_cv.hasStem(pair.key())}, false, false, true});
            for (const qsizetype at : *pair)
                m_inPair += {at - 1, at};
        }
        std::sort(m_pairs.begin(), m_pairs.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    }

    void take(qsizetype at)
    {
        const TextWord& word = m_words[at];
        const bool inPair = m_inPair.contains(at);
        const bool name = isName(word);
        const QString key = word.han ? word.text : name ? joined(word.text) : u' ' + stemOf(word.text);
        const auto held = m_places.constFind(key);
        if (held != m_places.constEnd()) {
            ++m_held[*held].word.times;
            m_held[*held].inPairs &= inPair;
            return;
        }
        const bool found =
            word.han ? m_cv.hasHan(word.text)
            : name   ? m_cv.hasName(word.text) || (!looksTechnical(word.text) && m_cv.hasStem(stemOf(word.text)))
                     : m_cv.hasStem(stemOf(word.text)) || m_cv.hasName(word.text);
        m_places.insert(key, m_held.size());
        m_held += Held{{asWritten(word), 1, found}, name, inPair, false, at};
    }

    /// Makes one of words that stand only there, one behind the other: the names "Midas Civil", the Chinese
    /// "参数化建模".
    void joinNeighbours()
    {
        QList<Held> joinedWords;
        for (const Held& held : std::as_const(m_held)) {
            if (!joinedWords.isEmpty() && continues(joinedWords.back(), held)) {
                Held& whole = joinedWords.back();
                whole.word.text += m_words[held.last].han ? held.word.text : u' ' + held.word.text;
                whole.last = held.last;
            } else {
                joinedWords += held;
            }
        }
        m_held = joinedWords;
    }

    bool continues(const Held& before, const Held& held) const
    {
        const TextWord& word = m_words[held.last];
        const bool isNext = held.last == before.last + 1 && word.follows && word.han == m_words[before.last].han;
        const bool fits = !word.han || before.word.text.size() + held.word.text.size() <= longestHan;
        const bool isOnce = before.word.times == 1 && held.word.times == 1 && before.word.found == held.word.found;
        return isNext && isOnce && fits && (word.han ? !held.word.found : before.technical && held.technical);
    }

    /// Lowercases the first word of a sentence only if the posting also writes it in lowercase.
    QString asWritten(const TextWord& word) const
    {
        const QString small = word.text.toLower();
        return !word.han && !isName(word) && m_small.contains(small) ? small : word.text;
    }

    bool isRelevant(const Held& held) const
    {
        constexpr qsizetype longHan = 3;
        const bool han = held.word.text[0].unicode() > 0x2E80;
        return !held.inPairs && (m_isShort || held.word.times > 1 || (han && held.word.text.size() >= longHan));
    }

    PostingWords chosen() const
    {
        PostingWords chosen;
        chosen.isSelection = m_isListed;
        QList<Held> others;
        for (const auto& [place, pair] : m_pairs)
            others += pair;
        for (const Held& held : m_held) {
            if (held.technical)
                chosen.words += held.word;
            else if (isRelevant(held))
                others += held;
            else
                chosen.isSelection |= !held.inPairs;
        }
        std::stable_sort(others.begin(), others.end(),
                         [](const Held& a, const Held& b) { return a.word.times > b.word.times; });
        const qsizetype most = m_isShort ? others.size() : std::min(mostOthers, others.size());
        chosen.isSelection |= most < others.size();
        for (const Held& held : others.first(most))
            chosen.words += held.word;
        return chosen;
    }

    QList<TextWord> m_words;
    CvWords m_cv;
    QSet<QString> m_small; ///< words that the posting also has in lowercase
    bool m_isShort = false;
    bool m_isListed = false; ///< only the words of its lists are read
    QList<std::pair<qsizetype, Held>> m_pairs;
    QSet<qsizetype> m_inPair;
    QHash<QString, qsizetype> m_places;
    QList<Held> m_held;
};

} // namespace

PostingWords wordsOfPosting(const QString& posting, const QString& cv)
{
    return PostingReader(posting, cv).read();
}

} // namespace duovita
