#pragma once

#include "core/domain/person.h"

namespace duovita {

/// The same record whose sections, entries, points and CVs have ids of their own: what of it goes into another record
/// must not be what the first one holds still.
Person withNewIds(const Person& person);

} // namespace duovita
