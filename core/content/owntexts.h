#pragma once

#include "core/domain/person.h"

namespace duovita {

// A CV's own headline and summary, which replace the record's. If one lacks a language, its other language is shown and
// reported as missing, as with every text. The record's text is not used then, because it says something else.

/// The headline that a CV shows.
const LocalizedText& headlineOf(const Person& person, const Cv& cv);

/// Whether the CV shows its own summary: it has one, and the record's summary was not manually left out of the CV.
bool showsOwnSummary(const Person& person, const Cv& cv);

/// The summary that the record has for the CV, whether or not the CV shows its own: its chosen points as one text.
LocalizedRichText recordSummary(const Person& person, Cv cv);

/// The section whose title and position the CV's own summary takes; null if the CV shows none, so that it comes first.
const Section* sectionOfOwnSummary(const Person& person, const Cv& cv);

/// Stable ids for the parts of a content tree that the record does not have.
SectionId sectionIdOfOwnSummary(const Cv& cv);
EntryId entryIdOfOwnSummary(const Cv& cv);

/// For formats without CVs: the record with the CV's own texts in place of the record's. The record must already be
/// reduced to the CV's choice: remaining entries of a summary section are kept.
Person withOwnTexts(Person person, const Cv& cv);

} // namespace duovita
