#pragma once

#include "core/domain/person.h"
#include "core/import/annotate/headingvocabulary.h"

namespace duovita {

/// Turns contacts with the label of a personal fact ("性别：男", "Gender: Male") into personal facts. A birth becomes a
/// date if it is a definite one; other values stay as written. A label that only repeats the kind is dropped.
void takePersonalFacts(Person& person, const Vocabulary& vocabulary);

} // namespace duovita
