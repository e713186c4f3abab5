#include "core/storage/translatedsearch.h"

#include "core/storage/database.h"
#include "core/storage/dialect.h"
#include "core/storage/searchindex.h"
#include "core/storage/searchtext.h"
#include "core/storage/transaction.h"
#include "core/terms/lexiconwords.h"

#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

constexpr qsizetype mostWords = 4; // of a search
constexpr qsizetype mostOthers = 5;

/// A searched text and its translations.
struct Sought {
    QString text;
    QStringList translations;
};

/// A Chinese text may consist of several words: splits it into words that the lexicon knows; empty if a part is
/// unknown.
QStringList wordsOfHan(const QString& text, const Lexicon& lexicon)
{
    QStringList words;
    for (qsizetype at = 0; at < text.size(); at += words.back().size()) {
        const qsizetype size = lexicon.longestWord(QStringView(text).sliced(at));
        if (size == 0)
            return {};
        words += text.mid(at, size);
    }
    return words;
}

/// Drops single characters, which occur in too many words to be useful.
QStringList telling(QStringList others)
{
    others.removeIf([](const QString& word) { return containsHan(word) && word.size() == 1; });
    return others;
}

QList<Sought> soughtIn(const QString& search, const Lexicon& lexicon)
{
    QList<Sought> sought;
    for (const QString& word : searchWords(search)) {
        QStringList parts{word};
        if (containsHan(word) && lexicon.longestWord(word) < word.size()) {
            if (const QStringList words = wordsOfHan(word, lexicon); !words.isEmpty())
                parts = words;
        }
        for (const QString& part : parts)
            sought += Sought{part, telling(inOtherLanguage(part, mostOthers, lexicon))};
    }
    return sought;
}

/// The words form a phrase. A short one must match whole, since it may begin many other words.
SearchPhrase phraseOf(const QString& words)
{
    constexpr qsizetype longEnough = 5;
    const QString phrase = indexedWords(folded(words));
    const bool whole = containsHan(words) || phrase.size() < longEnough;
    return {phrase, whole ? SearchPhrase::Last::Whole : SearchPhrase::Last::Beginning};
}

/// The text and its translations, each as a phrase; without those that have no words.
PhraseAlternatives alternativesOf(const Sought& sought)
{
    PhraseAlternatives alternatives;
    for (const QString& text : QStringList(sought.text) + sought.translations) {
        const SearchPhrase phrase = phraseOf(text);
        if (!phrase.words.isEmpty())
            alternatives += phrase;
    }
    return alternatives;
}

class Finder {
public:
    Finder(Statements& statements, const QList<PersonId>& direct)
        : m_statements(statements), m_direct(direct.begin(), direct.end())
    {
    }

    void find(const QList<Sought>& sought)
    {
        QList<PhraseAlternatives> all;
        for (const Sought& each : sought)
            all += alternativesOf(each);
        const bool hasEmpty = std::any_of(all.begin(), all.end(), [](const auto& each) { return each.isEmpty(); });
        if (all.isEmpty() || hasEmpty)
            return;
        const QSet<PersonId> others = peopleWith(all, WordIndex::everybody) - m_direct;
        if (others.isEmpty())
            return;
        m_people += others;
        for (qsizetype i = 0; i < sought.size(); ++i) {
            for (const QString& translation : sought[i].translations) {
                if (!m_words.contains(translation) && findsOthers(all, i, phraseOf(translation)))
                    m_words += translation;
            }
        }
    }

    TranslatedMatches matches() const { return {QList<PersonId>(m_people.begin(), m_people.end()), m_words}; }

private:
    QSet<PersonId> peopleWith(const QList<PhraseAlternatives>& sought, qsizetype most) const
    {
        const WordIndex& index = m_statements.dialect().wordIndex();
        const QList<PersonId> people = index.find(m_statements, sought, WordIndex::Where::Everywhere, most);
        return QSet<PersonId>(people.begin(), people.end());
    }

    /// Whether anybody but those found directly has this phrase in place of the alternatives at an index. One more than
    /// those suffice to tell.
    bool findsOthers(QList<PhraseAlternatives> sought, qsizetype at, const SearchPhrase& phrase) const
    {
        if (phrase.words.isEmpty())
            return false;
        sought[at] = {phrase};
        return !(peopleWith(sought, m_direct.size() + 1) - m_direct).isEmpty();
    }

    Statements& m_statements;
    QSet<PersonId> m_direct;
    QSet<PersonId> m_people;
    QStringList m_words;
};

} // namespace

Result<TranslatedMatches> findByTranslation(const Database& database, const QString& search,
                                            const QList<PersonId>& direct, const Lexicon& lexicon)
{
    const QString words = search.simplified();
    if (lexicon.isEmpty() || searchWords(words).isEmpty() || searchWords(words).size() > mostWords)
        return TranslatedMatches();
    const QList<Sought> sought = soughtIn(words, lexicon);
    const QStringList whole = sought.size() > 1 ? telling(inOtherLanguage(words, mostOthers, lexicon)) : QStringList();
    Statements statements = statementsFor(database, QStringLiteral("search"));
    Transaction transaction(statements, Access::Reading);
    Finder finder(statements, direct);
    if (!whole.isEmpty()) // "machine learning" is a term of its own
        finder.find({Sought{words, whole}});
    if (sought.size() <= mostWords)
        finder.find(sought);
    const Result<void> done = transaction.commit();
    return done ? Result(finder.matches()) : done.error();
}

} // namespace duovita
