#pragma once

#include "core/domain/person.h"

namespace duovita {

// A CV's own headline and summary, which stand in place of the record's. Where one lacks a language, its other side is
// shown and reported, as with every text: never the record's, which says something else.

/// The headline that a CV shows.
const LocalizedText& headlineOf(const Person& person, const Cv& cv);

/// Whether a CV shows a summary of its own: it has one, and the record's summary is not left out of it by hand.
bool showsOwnSummary(const Person& person, const Cv& cv);

/// The section that it stands in, under its title and in its place; null if the CV shows none: then it comes first.
const Section* sectionOfOwnSummary(const Person& person, const Cv& cv);

/// The same in every language and at every time: what a tree of content calls the parts that the record does not have.
SectionId sectionIdOfOwnSummary(const Cv& cv);
EntryId entryIdOfOwnSummary(const Cv& cv);

/// For formats that know no CVs: the record with the CV's own texts as if they were its. The CV's choice has been made
/// already: entries of a summary that are still there stay.
Person withOwnTexts(Person person, const Cv& cv);

} // namespace duovita
