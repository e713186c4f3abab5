#pragma once

#include "core/content/entrybuilder.h"

namespace duovita {

// Publications and patents as GB/T 7714—2015 lists them where references are numbered. Its signs are the same whatever
// the language: half-width, with a space after stops, commas and colons.
//
// After the reference stands in brackets what a CV says beyond the standard (rank and status); a venue's short name
// follows the full one in brackets. What the style leaves out of a record, and nothing else:
//   authors and inventors after the third, where the owner is among the first three ("等", "et al.");
//   words that join names ("and"), and the dots of initials;
//   the month and day of works other than preprints and patents.
// The type is a mark after the title; without one that the record or its facts tell, there is no mark, which the
// standard leaves to the writer for what is not online.

/// Authors. Title[J]. Journal, year, volume(number): pages. DOI.
/// Authors. Title[C]//Proceedings: volume. year: pages. DOI. The same of a chapter, with [M].
/// Authors. Title: volume[M]. Publisher, year. Likewise [D], [R] with the report's number, [EB/OL] and [Z].
ContentLine gbPublicationLine(const EntryBuilder& entry, const PublicationDetails& details);

/// Inventors. Title: number[P]. date.
ContentLine gbPatentLine(const EntryBuilder& entry, const PatentDetails& details);

/// Those of a list of names who are printed: the first three if the owner is among them, else all, so that nobody has
/// to look for the owner of a CV in vain. Without the words for those whom the record itself does not name.
struct GbNames {
    QList<Author> named;
    bool andOthers = false;
};
GbNames gbNames(const QList<Author>& people, const Person& owner);

} // namespace duovita
