#pragma once

#include "core/domain/person.h"

namespace duovita {

// What a CV shows of a record.

/// The sections that the CV does not hide, in its order.
QList<const Section*> chosenSections(const Person& person, const Cv& cv);
/// The entries of a section that the CV shows, in the record's order.
QList<const Entry*> chosenEntries(const Section& section, const Cv& cv);
/// The highlights of an entry that the CV shows.
QList<const Highlight*> chosenHighlights(const Entry& entry, const Cv& cv);

} // namespace duovita
