#pragma once

#include "core/domain/person.h"

namespace duovita {

// What a CV shows of a record.

/// Why a part of the record is not in a CV.
enum class Omission : unsigned char {
    None,       ///< it is in it
    Everywhere, ///< hidden in the record
    ByHand,     ///< left out of this CV
    ByTags,     ///< its tags, or having none
    Replaced,   ///< the CV has a summary of its own
};

/// A CV with `includeTags` shows the entries that have one of them, or a point that has. An entry without tags shows
/// unless the CV excludes those (`excludeUntagged`), and then too if its section does not use tags at all: such a
/// section is not chosen from by them. Points without tags stay with their entry, those with others go.
Omission omissionOf(const Section& section, const Cv& cv);
Omission omissionOf(const Entry& entry, const Section& of, const Cv& cv);
Omission omissionOf(const Highlight& highlight, const Cv& cv);

/// The record's sections in the CV's order, with those that it leaves out.
QList<const Section*> orderedSections(const Person& person, const Cv& cv);
/// The sections that the CV does not hide, in its order.
QList<const Section*> chosenSections(const Person& person, const Cv& cv);
/// The entries of a section that the CV shows, in the record's order.
QList<const Entry*> chosenEntries(const Section& section, const Cv& cv);
/// The highlights of an entry that the CV shows.
QList<const Highlight*> chosenHighlights(const Entry& entry, const Cv& cv);

} // namespace duovita
