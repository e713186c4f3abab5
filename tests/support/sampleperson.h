#pragma once

#include "core/domain/person.h"

namespace duovita::test {

/// A sample person of the program: "zhang-san" or "li-si".
Person samplePerson(const QString& name);

} // namespace duovita::test
