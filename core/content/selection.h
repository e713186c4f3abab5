#pragma once

#include "core/domain/person.h"

namespace duovita {

// The parts of a record that a CV shows.

/// Why a CV does not show a part of the record.
enum class Omission : unsigned char {
    None,       ///< shown
    Everywhere, ///< hidden in the record
    ByHand,     ///< left out of this CV
    ByTags,     ///< because of its tags, or because it has none
    Replaced,   ///< the CV has its own summary
};

/// A CV with `includeTags` shows entries that have one of these tags, or a point with one. An entry without tags is
/// also shown, unless the CV excludes those (`excludeUntagged`) and its section uses tags: a section without any tags
/// is not filtered. Points without tags follow their entry; points with other tags are omitted.
Omission omissionOf(const Section& section, const Cv& cv);
Omission omissionOf(const Entry& entry, const Section& of, const Cv& cv);
Omission omissionOf(const Highlight& highlight, const Cv& cv);

/// All sections in the CV's order, including those that it leaves out.
QList<const Section*> orderedSections(const Person& person, const Cv& cv);
/// The sections that the CV does not hide, in its order.
QList<const Section*> chosenSections(const Person& person, const Cv& cv);
/// The entries of a section that the CV shows, in the record's order.
QList<const Entry*> chosenEntries(const Section& section, const Cv& cv);
/// The highlights of an entry that the CV shows.
QList<const Highlight*> chosenHighlights(const Entry& entry, const Cv& cv);

} // namespace duovita
