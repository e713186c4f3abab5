#pragma once

#include "core/content/entrybuilder.h"

namespace duovita {

// Publications and patents according to GB/T 7714—2015 with numbered references. The punctuation is the same in all
// languages: half-width, with a space after full stops, commas and colons.
//
// Information that a CV has beyond the standard (rank and status) follows the reference in brackets; a venue's short
// name follows its full name in brackets. The style leaves out only the following:
//   authors and inventors after the third, if the owner is among the first three ("等", "et al.");
//   words that join names ("and"), and the dots of initials;
//   the month and day of works other than preprints and patents.
// The type is a mark after the title. If neither the record nor its data tell the type, there is no mark, which the
// standard allows for works that are not online.

/// Authors. Title[J]. Journal, year, volume(number): pages. DOI.
/// Authors. Title[C]//Proceedings: volume. year: pages. DOI. The same of a chapter, with [M].
/// Authors. Title: volume[M]. Publisher, year. Likewise [D], [R] with the report's number, [EB/OL] and [Z].
ContentLine gbPublicationLine(const EntryBuilder& entry, const PublicationDetails& details);

/// Inventors. Title: number[P]. date.
ContentLine gbPatentLine(const EntryBuilder& entry, const PatentDetails& details);

/// The printed names of a list of people: the first three if the owner is among them, otherwise all, so that readers
/// can always find the CV's owner. Does not include the record's own words for further, unnamed people.
struct GbNames {
    QList<Author> named;
    bool andOthers = false;
};
GbNames gbNames(const QList<Author>& people, const Person& owner);

} // namespace duovita
