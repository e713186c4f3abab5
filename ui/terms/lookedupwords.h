#pragma once

#include "core/domain/language.h"

#include <QList>
#include <QString>

namespace duovita {

class TermSource;

/// A translation of a word, and its origin.
struct LookedUpWord {
    enum class From { Glossary, Record, Store, Lexicon };

    QString text;
    From from;
};

/// The language of a word, judged by its script; and the other of the two languages.
Language languageOfWord(const QString& word);
Language otherLanguage(Language language);

/// Translations from the glossary, the open record's terms, and the terms of the store and in common use, in this
/// order. Fast.
QList<LookedUpWord> wordsInUse(const TermSource& source, const QString& word);
/// The same list, followed by further translations from the lexicon, which may take 60 ms.
QList<LookedUpWord> withLexicon(QList<LookedUpWord> words, const QString& word);

} // namespace duovita
