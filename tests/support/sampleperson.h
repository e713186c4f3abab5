#pragma once

#include "core/domain/person.h"

namespace duovita::test {

/// A sample person of the program: "zhang-san" or "li-si".
Person samplePerson(const QString& name);

/// A person with `jobs` entries of eight points each: "Point 0" to "Point 7" at "Place 0", and so on, the same in both
/// languages. Eight jobs fill about two pages.
Person personWithJobs(const QString& name, int jobs);

} // namespace duovita::test
