#pragma once

#include "core/checks/recordchecks.h"
#include "core/content/cvcontent.h"

#include <array>

namespace duovita {

/// Where in the record something stands, to be compared: facts before sections before CVs; then the section, the entry,
/// the field, the point or other item in it, and the language. A place that is the beginning of others (an entry, of
/// its fields) comes before them. What is no longer there comes last.
using RecordPosition = std::array<int, 6>;

/// `item`: which of a field's values that have no ids, from 0; of a point, its id says it.
RecordPosition positionOf(const ContentSource& source, const Person& person, int item = -1,
                          std::optional<Language> language = {});
RecordPosition positionOf(const Problem& problem, const Person& person);

} // namespace duovita
