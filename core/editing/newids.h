#pragma once

#include "core/domain/person.h"

#include <QHash>

namespace duovita {

// What goes into another record, or is there twice, must not be what it was made of: a store has each id once.

/// Ids by those that they stand for.
struct NewIds {
    QHash<SectionId, SectionId> sections;
    QHash<EntryId, EntryId> entries;
    QHash<HighlightId, HighlightId> highlights;
};

/// The same entry, the same section, whose parts have ids of their own; `ids` gains them.
Entry withNewIds(Entry entry, NewIds& ids);
Section withNewIds(const Section& section, NewIds& ids);
/// The same record whose sections, entries, points and CVs have ids of their own.
Person withNewIds(const Person& person);

} // namespace duovita
