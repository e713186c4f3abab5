#pragma once

#include "core/checks/recordchecks.h"
#include "core/content/cvcontent.h"

#include <array>

namespace duovita {

/// A sortable position in the record: personal data before sections before CVs; then the section, the entry, the field,
/// the point or other item, and the language. A place that contains others (an entry and its fields) comes before them.
/// Places that no longer exist come last.
using RecordPosition = std::array<int, 6>;

/// `item` is the index of a value without an id within its field, from 0. Points are identified by `source`.
RecordPosition positionOf(const ContentSource& source, const Person& person, int item = -1,
                          std::optional<Language> language = {});
RecordPosition positionOf(const Problem& problem, const Person& person);

} // namespace duovita
