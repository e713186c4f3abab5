#pragma once

#include "core/storage/personrepository.h"
#include "core/storage/statements.h"
#include "core/storage/wordindex.h"

namespace duovita {

// The words of everybody's records, for a search as one types: one row a person, in the database's own index of words
// (WordIndex). Han, kana, Hangul and signs count as a word each, so that any part of Chinese text is found
// as a phrase; other words by their beginnings.

/// Takes a person's texts, as they are stored, into the index.
void indexPerson(Statements& statements, const PersonId& id);
/// Everybody anew, those in the trash too.
void indexEverybody(Statements& statements);
/// Makes it anew if it is damaged, in a transaction that writes; whether it did. Failures go to the statements.
bool mendIndex(Statements& statements);
/// Leaves out who is not stored any more, and every word that nobody else has.
void tidyIndex(Statements& statements);

/// Who has every word of a search. Where words have no beginning in anybody's record, those that have them inside of a
/// word ("script" in "javascript"; the first thousand such words). Nothing if the search has no word.
std::optional<SearchMatches> findInIndex(Statements& statements, const QString& search);

/// Who has every word, each by its beginning; nobody if there are none.
QList<PersonId> findByWords(Statements& statements, const QString& words, WordIndex::Where where);

/// The folded text as a line of words with blanks between.
QString indexedWords(const QString& folded);

} // namespace duovita
