#pragma once

#include "core/domain/person.h"

namespace duovita {

// What a reader could not place, looked at again.

/// What the text says as an entry, or several, of a section of that kind, read by the rules for whole documents. Where
/// those find nothing in it, it becomes the entry's title. Nothing of it is lost: what has no field is the entry's
/// `unparsed`.
QList<Entry> entriesFromText(const QString& text, SectionKind kind, const Person& person);

// The record with a left-over where its owner wants it, and no longer among what was not placed. Unchanged if it is not
// there.

/// As entries at a place of the section, from 0; at its end for -1.
Person leftOverAsEntry(Person person, const QString& text, const SectionId& section, qsizetype at = -1);
/// The same in a new section of that kind, the last.
Person leftOverInNewSection(Person person, const QString& text, SectionKind kind);
/// As a paragraph of the summary, which is made if there is none.
Person leftOverInSummary(Person person, const QString& text);
/// As contacts: each by its kind; a text without any as one of its own kind. What is around them stays left over.
Person leftOverAsContact(Person person, const QString& text);
/// As a line of the owner's private notes.
Person leftOverInNotes(Person person, const QString& text);

} // namespace duovita
