#pragma once

#include "core/checks/recordchecks.h"

namespace duovita {

/// Where the languages of an entry contradict each other, without what somebody has dismissed. Empty if the person has
/// no such entry.
QList<Problem> contradictionsIn(const Person& person, const EntryId& entry);

/// Those of an entry in `result` that its partner in the record does not have.
QList<Problem> newContradictions(const Person& result, const Person& record, const EntryId& entry);

} // namespace duovita
