#pragma once

#include "core/domain/person.h"

namespace duovita {

// A part of an earlier state put into the record as it is now; the rest stays. What the part had then and is elsewhere
// now comes back; what it has now and had not then goes.

/// A section with all but its entries.
Section headOf(Section section);

/// The person's own facts and CVs.
Person withFactsOf(const Person& now, const Person& then);
/// A section with its entries, at its place; it goes if it was not there then. An entry that is in it now and was in
/// another section then goes back to that one.
Person withSectionOf(const Person& now, const Person& then, const SectionId& id);
/// What an entry said, where it stands now; where it stood then if it is gone; it goes if it was not there then.
Person withEntryOf(const Person& now, const Person& then, const EntryId& id);

} // namespace duovita
