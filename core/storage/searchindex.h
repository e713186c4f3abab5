#pragma once

#include "core/storage/personrepository.h"
#include "core/storage/statements.h"
#include "core/storage/wordindex.h"

namespace duovita {

// The words of everybody's records, for searching while typing: one row per person in the database's word index
// (WordIndex). Each Han, kana, Hangul character and each sign counts as a word, so that any part of a Chinese text is
// found as a phrase; other words are found by their beginnings.

/// Updates the index with a person's stored texts.
void indexPerson(Statements& statements, const PersonId& id);
/// Rebuilds the index for everybody, including the trash.
void indexEverybody(Statements& statements);
/// Rebuilds the index if it is damaged, in a transaction that writes; returns whether it did. Failures are reported
/// through the statements.
bool repairIndex(Statements& statements);
/// Removes people who are no longer stored, and words that nobody has any more.
void tidyIndex(Statements& statements);

/// The people who have every word of a search at the beginning of a word. If there are none, single words are also
/// searched inside words ("script" in "javascript"; in the first thousand such words). Nothing if the search has no
/// words.
std::optional<SearchMatches> findInIndex(Statements& statements, const QString& search);

/// The people who have every word at the beginning of a word; nobody if there are no words.
QList<PersonId> findByWords(Statements& statements, const QString& words, WordIndex::Where where);

/// Folded text as a line of words separated by spaces.
QString indexedWords(const QString& folded);

} // namespace duovita
