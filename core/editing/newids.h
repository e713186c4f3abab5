#pragma once

#include "core/domain/person.h"

#include <QHash>

namespace duovita {

// Copies need new ids, because an id must be unique in a store.

/// New ids by old id.
struct NewIds {
    QHash<SectionId, SectionId> sections;
    QHash<EntryId, EntryId> entries;
    QHash<HighlightId, HighlightId> highlights;
};

/// Returns a copy whose parts have new ids, which are added to `ids`.
Entry withNewIds(Entry entry, NewIds& ids);
Section withNewIds(const Section& section, NewIds& ids);
/// Returns a copy of the record whose sections, entries, points and CVs have new ids.
Person withNewIds(const Person& person);

} // namespace duovita
