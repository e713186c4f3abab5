#pragma once

#include "core/domain/language.h"

#include <QList>
#include <QString>

namespace duovita {

class TermSource;

/// What a word is called in the other language, and who says so.
struct LookedUpWord {
    enum class From { Glossary, Record, Store, Lexicon };

    QString text;
    From from;
};

/// The language that a word is of, and the other.
Language languageOfWord(const QString& word);
Language otherLanguage(Language language);

/// By the glossary, by the terms of the open record, by those of the store and the ones that are common: at once.
QList<LookedUpWord> wordsInUse(const TermSource& source, const QString& word);
/// Those, and after them what the lexicon says that is not among them. The lexicon may take 60 ms.
QList<LookedUpWord> withLexicon(QList<LookedUpWord> words, const QString& word);

} // namespace duovita
