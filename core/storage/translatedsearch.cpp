#include "core/storage/translatedsearch.h"

#include "core/storage/database.h"
#include "core/storage/dialect.h"
#include "core/storage/searchindex.h"
#include "core/storage/searchtext.h"
#include "core/storage/transaction.h"
#include "core/terms/lexiconwords.h"

#include <QSet>

namespace duovita {

namespace {

constexpr qsizetype mostWords = 4; // of a search
constexpr qsizetype mostOthers = 5;

/// A searched text and its translations.
struct Sought {
    QString text;
    QStringList others;
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
SoughtWords phraseOf(const QString& words)
{
    constexpr qsizetype longEnough = 5;
    const QString phrase = indexedWords(folded(words));
    const bool whole = containsHan(words) || phrase.size() < longEnough;
    return {phrase, whole ? SoughtWords::Last::Whole : SoughtWords::Last::Beginning};
}

class Finder {
public:
    Finder(Statements& statements, const QList<PersonId>& direct)
        : m_statements(statements), m_direct(direct.begin(), direct.end())
    {
    }

    void find(const QList<Sought>& sought)
    {
        std::optional<QSet<PersonId>> all;
        QList<std::pair<QString, QSet<PersonId>>> byWord;
        for (const Sought& each : sought) {
            QSet<PersonId> any = peopleWith(each.text);
            for (const QString& other : each.others) {
                const QSet<PersonId> people = peopleWith(other);
                byWord += {other, people};
                any += people;
            }
            all = all ? *all & any : any;
            if (all->isEmpty())
                return;
        }
        take(all.value_or(QSet<PersonId>()), byWord);
    }

    TranslatedMatches matches() const { return {QList<PersonId>(m_people.begin(), m_people.end()), m_words}; }

private:
    QSet<PersonId> peopleWith(const QString& words)
    {
        const SoughtWords phrase = phraseOf(words);
        if (phrase.words.isEmpty())
            return {};
        const QList<PersonId> people =
            m_statements.dialect().wordIndex().find(m_statements, {phrase}, WordIndex::Where::Everywhere);
        return QSet<PersonId>(people.begin(), people.end());
    }

    void take(const QSet<PersonId>& people, const QList<std::pair<QString, QSet<PersonId>>>& byWord)
    {
        const QSet<PersonId> others = people - m_direct;
        m_people += others;
        for (const auto& [word, bearers] : byWord) {
            if (bearers.intersects(others) && !m_words.contains(word))
                m_words += word;
        }
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
