#pragma once

#include "core/domain/person.h"

#include <optional>

namespace duovita {

class PersonDocument;

// An entry never changes its kind. To be moved into a section of another kind, it is replaced by a new one.

/// Whether the section takes the entry, as it is or as one of its own kind: between education, experience, awards and
/// general entries. An experience with several positions, or an award won several times, only fits where it is.
bool canMoveTo(const Section& section, const Entry& entry);

/// The entry as one of the section's kind, with the same ids. Names, degrees, ranks, places, dates and addresses go to
/// the field that is closest to them; a text without one becomes a point before the others, so that nothing is lost.
/// Requires canMoveTo().
Entry recast(const Entry& entry, SectionKind kind);

/// Moves the entry to that place of the section, as one undo step. If it has to be recast, it gets new ids, and the
/// CVs' settings for it apply to the new ones. Returns the id of the entry there; nothing if it does not fit.
std::optional<EntryId> moveToSection(PersonDocument& document, const EntryId& entry, const SectionId& section,
                                     qsizetype index);

/// Makes the entry one of this kind, with its ids, in the document's last section of that kind, which is added if there
/// is none; its section goes if it becomes empty. One undo step. For documents that are not in a store yet: in a store,
/// an entry never changes its kind. Returns false without a change if it cannot be recast.
bool recastInDocument(PersonDocument& document, const EntryId& entry, SectionKind kind);

} // namespace duovita
