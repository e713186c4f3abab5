#pragma once

#include "core/domain/person.h"
#include "core/import/annotate/headingvocabulary.h"

namespace duovita {

/// Contacts that are none, for their label names a personal fact ("性别：男", "Gender: Male"), become one: a birth as a
/// date if it is one and sure, else the value as it stands. A label that says no more than its kind is given up.
void takePersonalFacts(Person& person, const Vocabulary& vocabulary);

} // namespace duovita
