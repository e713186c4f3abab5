#pragma once

#include "core/domain/person.h"

namespace duovita {

// Restores part of an earlier state in the current record and leaves the rest alone. What the part contained then comes
// back, even from elsewhere in the record; what was added to it since is removed.

/// The section without its entries.
Section headOf(Section section);

/// Restores the person's own data and CVs.
Person withFactsOf(const Person& now, const Person& then);
/// Restores a section with its entries, at its position; removes it if it did not exist then. An entry that is in it
/// now but was in another section then returns to that one.
Person withSectionOf(const Person& now, const Person& then, const SectionId& id);
/// Restores an entry's content where it is now, or at its former place if it was deleted; removes it if it did not
/// exist then.
Person withEntryOf(const Person& now, const Person& then, const EntryId& id);

} // namespace duovita
