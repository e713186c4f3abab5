#pragma once

#include "core/domain/person.h"

namespace duovita {

/// Summarizes a revision in one line: its first change, "Work › Engineer, Title: Student → Engineer", and the number of
/// others. Empty if nothing visible changed.
QString changeSummary(const Person& before, const Person& after);

} // namespace duovita
