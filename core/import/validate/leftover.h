#pragma once

#include "core/domain/person.h"

namespace duovita {

// Reinterprets texts that a reader could not assign.

/// Parses the text as one or more entries of a section of that kind, with the rules for whole documents. If they find
/// nothing, it becomes the entry's title. Nothing is lost: parts without a field go to the entry's `unparsed`.
QList<Entry> entriesFromText(const QString& text, SectionKind kind, const Person& person);

// These functions return the record with a left-over text where its owner wants it, removed from `unparsed`. Unchanged
// if the text is not there.

/// As entries at an index of the section; -1 appends.
Person leftOverAsEntry(Person person, const QString& text, const SectionId& section, qsizetype at = -1);
/// The same in a new last section of that kind.
Person leftOverInNewSection(Person person, const QString& text, SectionKind kind);
/// As a paragraph of the summary, which is created if missing.
Person leftOverInSummary(Person person, const QString& text);
/// As contacts, each by its kind; a text without any becomes one of kind Other. Text around the contacts stays left
/// over.
Person leftOverAsContact(Person person, const QString& text);
/// As a private personal fact. A birth and a height are the same in every language.
Person leftOverAsFact(Person person, const QString& text, PersonalFactKind kind);
/// As a line of the owner's private notes.
Person leftOverInNotes(Person person, const QString& text);

} // namespace duovita
