#pragma once

#include "core/domain/person.h"

namespace duovita {

/// What one writing of a record changed, in a line: the first thing, "Work › Engineer, Title: Student → Engineer", and
/// how many more there are. Empty if nothing that is shown.
QString changeSummary(const Person& before, const Person& after);

} // namespace duovita
