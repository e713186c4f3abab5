#include "ui/terms/lookedupwords.h"

#include "core/terms/lexiconwords.h"
#include "ui/terms/termsource.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr qsizetype mostWords = 12;

void add(QList<LookedUpWord>& words, const QString& text, LookedUpWord::From from)
{
    const bool isThere = std::any_of(words.begin(), words.end(), [&](const LookedUpWord& word) {
        return word.text.compare(text, Qt::CaseInsensitive) == 0;
    });
    if (!isThere && !text.isEmpty() && words.size() < mostWords)
        words += LookedUpWord{text, from};
}

QStringList counterpartsOfAnyKind(const TermIndex& terms, const QString& word)
{
    const Language language = languageOfWord(word);
    QStringList found;
    for (std::size_t kind = 0; kind < termKindCount; ++kind)
        found += terms.counterparts(static_cast<TermKind>(kind), language, word, otherLanguage(language));
    return found;
}

} // namespace

Language languageOfWord(const QString& word)
{
    return containsHan(word) ? hanLanguage : firstLanguage;
}

Language otherLanguage(Language language)
{
    return language == allLanguages.front() ? allLanguages.back() : allLanguages.front();
}

QList<LookedUpWord> wordsInUse(const TermSource& source, const QString& word)
{
    using From = LookedUpWord::From;
    const Language language = languageOfWord(word);
    QList<LookedUpWord> words;
    for (const Term& term : source.glossary()) {
        if (term.text(language).compare(word, Qt::CaseInsensitive) == 0)
            add(words, term.text(otherLanguage(language)), From::Glossary);
    }
    for (const QString& text : counterpartsOfAnyKind(source.recordTerms(), word))
        add(words, text, From::Record);
    for (const QString& text : counterpartsOfAnyKind(source.terms(), word))
        add(words, text, From::Store);
    return words;
}

QList<LookedUpWord> withLexicon(QList<LookedUpWord> words, const QString& word)
{
    for (const QString& text : inOtherLanguage(word, mostWords))
        add(words, text, LookedUpWord::From::Lexicon);
    return words;
}

} // namespace duovita
